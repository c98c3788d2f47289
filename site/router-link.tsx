import type { AnchorProps } from '@halloway/ui';
import { useLinkClickHandler } from 'react-router-dom';
import { loadPage, notFound, type Route, routeOf } from './routes';

/** A link within the site. What is no page of the table, such as the workbench or a file, the browser loads itself. */
export function RouterLink(anchor: AnchorProps) {
  const route = routeOf(anchor.href.replace(/[?#].*/, ''));
  return route === notFound ? <a {...anchor} /> : <PageLink {...anchor} route={route} />;
}

/**
 * Followed without a page load, and the page fetched as soon as the visitor seems to mean it.
 * Not the router's own `Link`: it brings the prefetching of loaders, which this site has none of.
 */
function PageLink({
  route,
  onClick,
  onPointerEnter,
  onFocus,
  onTouchStart,
  ...anchor
}: AnchorProps & { route: Route }) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(anchor.href, anchor.target ? { target: anchor.target } : {});
  // A page that fails to arrive is tried again when the link is followed.
  const prefetch = () => void loadPage(route).catch(() => {});
  const handlers: AnchorProps = {
    href: anchor.href,
    onClick: (event) => {
      onClick?.(event);
      if (!event.defaultPrevented) follow(event);
    },
    onPointerEnter: (event) => {
      onPointerEnter?.(event);
      prefetch();
    },
    onFocus: (event) => {
      onFocus?.(event);
      prefetch();
    },
    onTouchStart: (event) => {
      onTouchStart?.(event);
      prefetch();
    },
  };
  return <a {...anchor} {...handlers} />;
}
