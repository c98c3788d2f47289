import { Children, type ReactNode, Suspense } from 'react';

/**
 * The sections of a page, each of which comes alive by itself: nothing that the reader does has to wait for all of them, and
 * the one that is touched is first (https://react.dev/reference/react-dom/client/hydrateRoot).
 */
export function Slices({ children }: { children: ReactNode }) {
  return Children.map(children, (section) => <Suspense>{section}</Suspense>);
}
