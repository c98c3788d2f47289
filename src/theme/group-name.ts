'use client';
import { useId, useState } from 'react';
import { useHydrated } from './hydrated';

const page = globalThis as { hwCopies?: number };
/** How many copies of the package the page had before this one: teams bring their own, each with its React. */
const copy = page.hwCopies ?? 0;
page.hwCopies = copy + 1;
let groups = copy * 1_000;

/**
 * The name of a native group of radio buttons or details. Two roots of React without an `identifierPrefix` have the same ids in
 * their server HTML, and two copies of React everywhere: they would make one group of two. Once hydrated, the name is unique.
 */
export function useGroupName(): string {
  const id = useId();
  const hydrated = useHydrated();
  const [own] = useState(() => (hydrated ? copy || '' : ++groups));
  return hydrated ? `${id}${own}` : id;
}
