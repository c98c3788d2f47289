import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { applyHead } from './head';
import { routeOf } from './routes';

const positions = 'hw-scroll-positions';

/** Scroll positions by history entry, for as long as the tab lives. Storage may be blocked: then Back starts at the top. */
const remembered = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(positions) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

/**
 * What a page load does by itself and a route change must be told to do (D19): the title follows, the page starts at
 * its top or at the link's fragment, the heading takes focus; Back and Forward restore where the visitor was.
 */
export function useRouteChange() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const last = useRef<string>(undefined);

  // The browser would restore before the page is there; on a reload it does it better than we could.
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const letTheBrowser = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', letTheBrowser);
    return () => removeEventListener('pagehide', letTheBrowser);
  }, []);

  // Noted while the visitor scrolls: when the location changes it is too late, the new page may be shorter.
  useEffect(() => {
    const note = () => {
      try {
        sessionStorage.setItem(positions, JSON.stringify({ ...remembered(), [key]: Math.round(scrollY) }));
      } catch {
        // Blocked or full: nothing is remembered.
      }
    };
    addEventListener('scrollend', note);
    return () => removeEventListener('scrollend', note);
  }, [key]);

  useLayoutEffect(() => {
    const from = last.current;
    last.current = pathname;
    if (from === undefined) return;
    if (from !== pathname) applyHead(routeOf(pathname));
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (type === 'POP') scrollTo(0, remembered()[key] ?? 0);
    else if (target) target.scrollIntoView();
    else scrollTo(0, 0);
    if (from !== pathname) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [key, pathname, hash, type]);
}
