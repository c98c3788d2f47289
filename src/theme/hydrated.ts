'use client';
import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False in server HTML and in the hydrating render, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
