'use client';
import { useId, useState } from 'react';
import { useHydrated } from './hydrated';

let groups = 0;

/**
 * The name of a native group of radio buttons or details. Two roots of React without an `identifierPrefix` have the same ids in
 * their server HTML, and would make one group of two: once hydrated, the name is unique.
 */
export function useGroupName(): string {
  const id = useId();
  const hydrated = useHydrated();
  const [own] = useState(() => (hydrated ? '' : ++groups));
  return hydrated ? `${id}${own}` : id;
}
