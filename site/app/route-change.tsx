import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { needShownIslands } from '../hydration/hydration';
import { isArriving, setShownRoute } from '../hydration/recovery';
import { isUnknownArticle, routeOf } from '../routes';
import { applyHead } from './head';
import { notedLink, notedPosition, notePosition } from './positions';

/** How long a navigation waits for code before the browser loads the page instead. */
const ROUTE_TIMEOUT_MS = 10_000;

let timeout: ReturnType<typeof setTimeout> | undefined;

/** The address has changed; the page is rendered when its code arrives, or loaded from the server after the time limit. */
export function loadDocumentIfLate() {
  clearTimeout(timeout);
  timeout = setTimeout(() => isArriving() && location.reload(), ROUTE_TIMEOUT_MS);
}

/**
 * Does after a route change what a page load does by itself (D19): sets the title, scrolls to the top or to the fragment,
 * and focuses the heading or the part of the fragment. Back and Forward restore the scroll position, also when the page's
 * code had to be loaded first and the browser has restored the position too early, and the focus on the link that led away.
 */
export function RouteChange() {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const route = routeOf(pathname);
  const arrived = useRef<{ pathname: string; key: string }>(undefined);

  useLayoutEffect(() => {
    const from = arrived.current;
    arrived.current = { pathname, key };
    setShownRoute(route);
    const part = hash ? document.getElementById(fragmentOf(hash)) : null;
    if (part instanceof HTMLDetailsElement) part.open = true;
    if (!from || from.key === key) return;
    const isOtherPage = from.pathname !== pathname;
    if (type !== 'POP') {
      if (part) part.scrollIntoView();
      else scrollTo(0, 0);
    } else if (isOtherPage) scrollTo(0, notedPosition() ?? scrollY);
    if (!isOtherPage) return;
    applyHead(route);
    const link = notedLink();
    link?.focus({ preventScroll: true });
    // In a menu that is closed it has not taken the focus.
    if (document.activeElement !== link) focusOn(part ?? document.querySelector<HTMLElement>('h1'));
  }, [route, pathname, hash, key, type]);

  // After the first page, when the next one's components listen: drafts are restored, and what waited on the page before is
  // forgotten (entry.ts).
  useEffect(() => {
    if (pathname && document.querySelector('#root[data-hydrated]')) dispatchEvent(new Event('hydrated'));
  }, [pathname]);

  useEffect(() => {
    if (isUnknownArticle(pathname)) navigate(route.path, { replace: true });
  }, [route, pathname, navigate]);

  useEffect(() => {
    const onPopState = () => (isArriving() ? loadDocumentIfLate() : needShownIslands());
    // On Back the browser scrolls while the previous page is still rendered.
    const onScroll = () => isArriving() || notePosition();
    addEventListener('popstate', onPopState);
    addEventListener('scroll', onScroll, { passive: true });
    // The router and this listen only from now on: the address may have changed since it was read.
    if (history.state?.key !== arrived.current?.key) dispatchEvent(new PopStateEvent('popstate'));
    return () => {
      removeEventListener('popstate', onPopState);
      removeEventListener('scroll', onScroll);
    };
  }, []);

  return null;
}

/** Moves the focus without scrolling, for the next Tab and for screen readers. A part of a page has no place in the order of Tab. */
function focusOn(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
  if (!element || document.activeElement === element) return;
  const leave = () => {
    element.removeAttribute('tabindex');
    delete element.dataset.arrived;
  };
  element.tabIndex = -1;
  element.dataset.arrived = '';
  element.addEventListener('blur', leave, { once: true });
  element.focus({ preventScroll: true });
}

/** A fragment may be anything that a visitor typed: decoding `#100%` throws. */
function fragmentOf(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
