import { useSyncExternalStore } from 'react';

/** How much of the hero's sentence has been said, from 0 to 1; undefined until it is played. The page's object follows it. */
let spoken: number | undefined;
const listeners = new Set<() => void>();

/** The player has started from the beginning. */
export const startSpoken = () => spoken === undefined && setSpoken(0);

export function setSpoken(progress: number | undefined) {
  spoken = progress;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useSpoken = () =>
  useSyncExternalStore(
    subscribe,
    () => spoken,
    () => undefined,
  );
