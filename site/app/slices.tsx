import { Children, type ReactNode, Suspense, use } from 'react';
import { Way } from './when-seen';

/**
 * The sections of a page, each of which comes alive by itself: nothing that the reader does has to wait for all of them, and
 * the one that is touched is first (https://react.dev/reference/react-dom/client/hydrateRoot). A page that is drawn anew is
 * shown as a whole.
 */
export function Slices({ children }: { children: ReactNode }) {
  const way = use(Way);
  return way === 'takes over' ? Children.map(children, (section) => <Suspense>{section}</Suspense>) : children;
}
