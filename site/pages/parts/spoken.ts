import { useSyncExternalStore } from 'react';

/** A value that a player sets and its page shows: they are hydrated apart. Undefined until the player has started. */
function fromPlayer<Value>() {
  let value: Value | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const get = () => value;
  return {
    get,
    set: (next: Value | undefined) => {
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, () => undefined),
  };
}

/** How much of the hero's sentence has been said, from 0 to 1. The page's object follows it. */
export const spoken = fromPlayer<number>();

/** The id of the heading whose text is read aloud; empty before the first one. */
export const chapter = fromPlayer<string>();
