import { createContext, type ReactNode, startTransition, use, useCallback, useState } from 'react';
import { loadPage, type Route } from '../routes';

const Prepared = createContext<Route | undefined>(undefined);
const Prepare = createContext<(route: Route | undefined) => void>(() => {});

/** Knows which page is to be drawn before it is asked for. Nothing is drawn again for that but who asks `usePrepared`. */
export function Preparing({ children }: { children: ReactNode }) {
  const [route, setRoute] = useState<Route>();
  // In a transition, which a browser that has something else to do interrupts.
  const prepare = useCallback((next: Route | undefined) => {
    if (!next) return setRoute(undefined);
    loadPage(next).then(
      () => startTransition(() => setRoute(next)),
      () => {}, // Tried again when the link is followed.
    );
  }, []);
  return (
    <Prepare value={prepare}>
      <Prepared value={route}>{children}</Prepared>
    </Prepare>
  );
}

/** The page that somebody is about to follow a link to. */
export const usePrepared = () => use(Prepared);

/** Says that somebody is about to follow a link to a page, or that nobody is any more. */
export const usePrepare = () => use(Prepare);
