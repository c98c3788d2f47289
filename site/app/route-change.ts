import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { loadPage, routeOf } from '../routes';
import { applyHead } from './head';
import { notePosition, positionOf } from './history-entries';
import { isHere } from './once';
import { fetchParts, loadWhatStays } from './when-seen';

/** How long a page is left alone before what others need is fetched, ms. */
const SETTLED = 2_000;

/** The path of the page in the window: after Back, not yet that of the address. */
let shown: string | undefined;

let departures = 0;

/** Says that the visitor is about to leave. Returns how to ask whether they have not thought better of it since. */
export function depart() {
  const mine = ++departures;
  return () => mine === departures;
}

/**
 * What a page load does by itself and a route change must be told to do (D19): the title follows, the page starts at
 * its top or at the link's fragment, the heading takes focus; Back and Forward restore where the visitor was.
 * `pathname` is the page's, which is not the address's while that leads elsewhere.
 */
export function useRouteChange(pathname: string) {
  const { key, hash } = useLocation();
  const type = useNavigationType();

  // Noted while the visitor scrolls: when the location changes it is too late, the new page may be shorter.
  // A layout effect: between one entry's listener and the next no scrolling may be taken for the wrong one's.
  useLayoutEffect(() => {
    const note = () => notePosition(key);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key]);

  useLayoutEffect(() => {
    const from = shown;
    shown = pathname;
    if (from !== undefined) {
      if (from !== pathname) {
        applyHead(routeOf(pathname));
        // Whoever goes on may also come back, to a page that did not need all of its code before.
        setTimeout(() => Promise.all(fetchParts()).catch(() => {}), SETTLED);
      }
      arrive(key, hash, type === 'POP', from === pathname);
      if (from !== pathname) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    // A page that is never scrolled has a position too.
    notePosition(key);
  }, [key, pathname, hash, type]);
}

/**
 * Back and Forward: React draws at once what a `popstate` asks for, so that it fits the browser's own gesture, and nothing in
 * place of what is not here yet. So the router hears of it when everything is; where that fails, the browser goes. To be
 * called before the router listens.
 */
export function listenForReturns() {
  addEventListener('popstate', (event) => {
    const isMeant = depart();
    const route = routeOf(location.pathname);
    const isLeaving = shown === undefined || route !== routeOf(shown);
    const staying = loadWhatStays(isLeaving);
    if (!isLeaving) return void staying.catch(() => {});
    const wanted = [loadPage(route), ...fetchParts()];
    const goes = () => location.reload();
    if (wanted.every(isHere)) return void staying.catch(goes);
    event.stopImmediatePropagation();
    const again = () => isMeant() && dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    Promise.all([staying, ...wanted]).then(again, goes);
  });
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
