import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { routeOf } from '../routes';
import { applyHead } from './head';
import { notePosition, positionOf } from './history-entries';

/**
 * What a page load does by itself and a route change must be told to do (D19): the title follows, the page starts at
 * its top or at the link's fragment, the heading takes focus; Back and Forward restore where the visitor was.
 * `pathname` is the page's, which is not the address's while that leads elsewhere.
 */
export function useRouteChange(pathname: string) {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const last = useRef<string>(undefined);

  // Noted while the visitor scrolls: when the location changes it is too late, the new page may be shorter.
  // A layout effect: between one entry's listener and the next no scrolling may be taken for the wrong one's.
  useLayoutEffect(() => {
    const note = () => notePosition(key);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key]);

  useLayoutEffect(() => {
    const from = last.current;
    last.current = pathname;
    if (from !== undefined) {
      if (from !== pathname) applyHead(routeOf(pathname));
      arrive(key, hash, type === 'POP', from === pathname);
      if (from !== pathname) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    // A page that is never scrolled has a position too.
    notePosition(key);
  }, [key, pathname, hash, type]);
}

function arrive(key: string, hash: string, isPop: boolean, isSamePage: boolean) {
  const known = isPop ? positionOf(key) : undefined;
  // A link within a page: the browser goes there itself, Chromium after it has told us and the others before.
  if (isPop && isSamePage && known === undefined) return;
  const target = known === undefined ? targetOf(hash) : null;
  if (target) target.scrollIntoView();
  else scrollTo(0, known ?? 0);
}

/** What a fragment names. It may be anything that a visitor typed: `#100%` cannot be decoded. */
function targetOf(hash: string): HTMLElement | null {
  const fragment = hash.slice(1);
  try {
    return document.getElementById(fragment) ?? document.getElementById(decodeURIComponent(fragment));
  } catch {
    return null;
  }
}
