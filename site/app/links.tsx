import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSavingData } from '../hydration/connection';
import { needShownIslands } from '../hydration/hydration';
import { isArriving, isShown } from '../hydration/recovery';
import { notFound, routeOf } from '../routes';
import { preload } from './pages';
import { noteLink } from './positions';
import { loadDocumentIfLate } from './route-change';

/**
 * Lets the router follow links to pages of the site, and loads their code on hover, focus or press. Links are plain anchors
 * with one listener on the document: each of the router's own `Link`s would render again at every new address. React stops
 * clicks in HTML that it has not hydrated: the browser follows links there.
 */
export function Links() {
  const navigate = useNavigate();

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link = linkOf(event);
      if (!link || event.button !== 0 || hasModifier(event)) return;
      const { pathname, search, hash, href, target, download } = link.anchor;
      // The browser scrolls to fragments of this page by itself.
      if (target || download || (href.includes('#') && pathname + search === location.pathname + location.search))
        return;
      if (isShown(link.route)) needShownIslands();
      // A component may have followed the link itself, to pass a state: the address is the new one already.
      if (!event.defaultPrevented) navigate(pathname + search + hash, { replace: href === location.href });
      event.preventDefault();
      loadDocumentIfLate();
    }
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('click', onClick, { signal });
    for (const type of ['pointerover', 'focusin', 'pointerdown', 'click'])
      document.addEventListener(
        type,
        (event) => {
          const link = linkOf(event);
          if (!link) return;
          // Before a component follows it. While a page arrives, the links are those of the page before it.
          if (type === 'click' && !isArriving()) noteLink(link.anchor);
          if (/down|click/.test(type) || !isSavingData()) preload(link.route);
        },
        { signal, capture: true, passive: true },
      );
    return () => listeners.abort();
  }, [navigate]);

  return null;
}

/** The link to a page of the site that an event happened in. Others, such as to the workbench or a file, are the browser's. */
function linkOf({ target }: Event) {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!anchor || anchor.origin !== location.origin) return undefined;
  const route = routeOf(anchor.pathname);
  return route === notFound ? undefined : { anchor, route };
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => altKey || ctrlKey || metaKey || shiftKey;
