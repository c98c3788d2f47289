'use client';
import { createContext, useContext } from 'react';

/**
 * The context that a part gives to the parts in it, and the hook by which they read it. `namespace` and `around` are for the
 * error of a part outside of it: `createPartContext<Group>('AccordionParts', 'Root')`.
 */
export function createPartContext<Value>(namespace: string, around: string) {
  const PartContext = createContext<Value | null>(null);
  const usePartContext = (part: string): Value => {
    const value = useContext(PartContext);
    if (!value)
      throw new Error(
        `${namespace}.${part} is in no ${namespace}.${around}, so it has no state to show. Put <${namespace}.${around}> around it.`,
      );
    return value;
  };
  return [PartContext, usePartContext] as const;
}
