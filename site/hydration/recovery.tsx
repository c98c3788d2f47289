import { Component, type ReactNode, use } from 'react';
import { type Route, routeOf } from '../routes';

/** The rendered page, which is not that of the address while the next page is loading. */
let shown: Route | undefined;
export const setShownRoute = (route: Route) => {
  shown = route;
};
export const isShown = (route: Route) => route === shown;
export const isArriving = () => shown !== undefined && shown !== routeOf(location.pathname);

/**
 * An error during hydration leaves the server's HTML in place and shows a notice with a link to reload. An error while the
 * next page is rendered loads that page from the server: its address is in the location bar already. React asks
 * `getDerivedStateFromError` to be pure; but `componentDidCatch` follows a commit, and `Never` prevents it.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    if (isArriving()) location.reload();
    else dispatchEvent(new Event('hydrationerror'));
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? <Never /> : this.props.children;
  }
}

/** Suspends forever, outside of every Suspense boundary: React keeps the current DOM. */
const Never = (): ReactNode => use(never);

export const never = new Promise<never>(() => {});
