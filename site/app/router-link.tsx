import type { AnchorProps } from '@halloway/ui';
import { type MouseEvent, use } from 'react';
import { UNSAFE_NavigationContext } from 'react-router-dom';
import { notFound, type Route, routeOf } from '../routes';
import { drawn, loadNext, prepare } from './prepared';
import { depart } from './route-change';
import { loadWhatStays } from './when-seen';

/** A link within the site. What is no page of the table, such as the workbench or a file, the browser loads itself. */
export function RouterLink(anchor: AnchorProps) {
  const route = routeOf(anchor.href.replace(/[?#].*/, ''));
  return route === notFound ? <a {...anchor} /> : <PageLink {...anchor} route={route} />;
}

/** Follows a link without a page load, unless the visitor asks for a new tab or window. */
export function useFollow(state?: unknown) {
  // Not `useNavigate`: every link of the page would be drawn again with each change of the address.
  const { navigator } = use(UNSAFE_NavigationContext);
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const { href, target } = event.currentTarget;
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || target) return;
    event.preventDefault();
    const { pathname, search, hash } = new URL(href);
    const isMeant = depart();
    // As a browser does: following a link to where one is leaves no second entry.
    const how = href === location.href ? 'replace' : 'push';
    // Where a part that stays cannot come alive, React would wait for it before it shows anything: the browser goes instead.
    loadWhatStays(pathname !== location.pathname)
      .then(() => drawn)
      .then(
        () => isMeant() && navigator[how](pathname + search + hash, state),
        () => isMeant() && location.assign(href),
      );
  };
}

/**
 * Followed without a page load, the page fetched as soon as the visitor seems to mean it, and drawn out of sight once the
 * mouse rests on the link or somebody presses. Not the router's own `Link`: it brings the prefetching of loaders, which this
 * site has none of.
 */
function PageLink({ route, ...anchor }: AnchorProps & { route: Route }) {
  const follow = useFollow();
  // A page that fails to arrive is tried again when the link is followed.
  const prefetch = () => void Promise.all([loadNext(route), loadWhatStays(true)]).catch(() => {});
  const handlers: AnchorProps = {
    href: anchor.href,
    onClick: (event) => {
      anchor.onClick?.(event);
      if (event.defaultPrevented) return;
      prefetch();
      follow(event);
    },
    onPointerEnter: (event) => {
      anchor.onPointerEnter?.(event);
      prefetch();
      if (event.pointerType === 'mouse') prepare(route);
    },
    onPointerLeave: (event) => {
      anchor.onPointerLeave?.(event);
      if (event.pointerType === 'mouse') prepare(undefined);
    },
    onFocus: (event) => {
      anchor.onFocus?.(event);
      prefetch();
    },
    onPointerDown: (event) => {
      anchor.onPointerDown?.(event);
      if (!event.button) prepare(route);
    },
  };
  return <a {...anchor} {...handlers} />;
}
