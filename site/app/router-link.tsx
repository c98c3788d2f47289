import type { AnchorProps } from '@halloway/ui';
import { Link, useLocation } from 'react-router-dom';
import { loadCommonIslands } from '../pages/parts/islands';
import { notFound, type Route, routeOf } from '../routes';
import { needShownIslands } from './hydration';
import { loadPage } from './pages';
import { loadDocumentIfLate } from './route-change';

/** A link within the site. Addresses without a route, such as the workbench or a file, are loaded by the browser. */
export function RouterLink(anchor: AnchorProps) {
  const route = routeOf(anchor.href.replace(/[?#].*/, ''));
  return route === notFound ? <a {...anchor} /> : <PageLink {...anchor} route={route} />;
}

/** The router's link, which prefetches the next page's code on hover, focus or press. */
function PageLink({ route, href, ...anchor }: AnchorProps & { route: Route }) {
  const { pathname } = useLocation();
  // A failed prefetch is ignored: following the link tries again.
  const load = () => void Promise.all([loadPage(route), loadCommonIslands()]).catch(() => {});
  return (
    <Link
      {...anchor}
      to={href}
      discover="none"
      // The browser scrolls to fragments of this page by itself.
      reloadDocument={href.startsWith(`${pathname}#`)}
      onPointerEnter={(event) => {
        anchor.onPointerEnter?.(event);
        load();
      }}
      onFocus={(event) => {
        anchor.onFocus?.(event);
        load();
      }}
      onPointerDown={(event) => {
        anchor.onPointerDown?.(event);
        load();
      }}
      onClick={(event) => {
        anchor.onClick?.(event);
        load();
        if (route === routeOf(location.pathname)) needShownIslands();
        loadDocumentIfLate();
      }}
    />
  );
}
