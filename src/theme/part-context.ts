'use client';
import { createContext, createElement, type ReactNode, useContext, useState } from 'react';
import { useHydrated } from './hydrated';

/**
 * The context that a part gives to the parts in it, and the hook by which they read it. `namespace` and `around` are for the
 * error of a part outside of it: `createPartContext<Group>('AccordionParts', 'Root')`.
 */
export function createPartContext<Value>(namespace: string, around: string) {
  const PartContext = createContext<readonly [first: Value, now: Value] | null>(null);
  function Provider({ value, children }: { value: Value; children: ReactNode }) {
    const [first] = useState(value);
    return createElement(PartContext, { value: [first, value] }, children);
  }
  /** The same where it may be missing. */
  const useOptional = () => {
    // React may hydrate a part in a boundary long after its root, and would leave attributes that differ from the server's as they
    // are (react/react#36594): it begins with what the server knew.
    const at = useHydrated() ? 1 : 0;
    return useContext(PartContext)?.[at];
  };
  const usePartContext = (part: string): Value => {
    const value = useOptional();
    if (!value)
      throw new Error(
        `${namespace}.${part} is in no ${namespace}.${around}, so it has no state to show. Put <${namespace}.${around}> around it.`,
      );
    return value;
  };
  return [Provider, usePartContext, useOptional] as const;
}
