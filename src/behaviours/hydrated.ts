'use client';
import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False in server HTML and in the render that must equal it; true as soon as our own code is in charge. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
