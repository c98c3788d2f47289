'use client';
import { createContext, createElement, type ReactNode, useContext, useMemo, useState } from 'react';
import { useHydrated } from './hydrated';

/**
 * The context that a part gives to the parts in it, and the hook by which they read it. `namespace` and `around` are for the
 * error of a part outside of it: `createPartContext<Group>('AccordionParts', 'Root')`. These parts render when a member of the
 * context has another value, not with every render of the part around them.
 */
export function createPartContext<Value extends object>(namespace: string, around: string) {
  /** `first` is what the server knew, where the part that gives it was hydrated. */
  const PartContext = createContext<{ first: Value | undefined; now: Value } | null>(null);
  function Provider({ value, children }: { value: Value; children: ReactNode }) {
    const isHydrated = useHydrated();
    const [first] = useState(isHydrated ? undefined : value);
    // biome-ignore lint/correctness/useExhaustiveDependencies: the members, of which a part always gives the same ones
    const context = useMemo(() => ({ first, now: value }), [first, ...Object.values(value)]);
    return createElement(PartContext, { value: context }, children);
  }
  /** The same where it may be missing. */
  const useOptional = () => {
    const context = useContext(PartContext);
    // React may hydrate a part in a boundary long after its root, and would leave attributes that differ from the server's as they
    // are (react/react#36594): it begins with what the server knew. Where there was no server's HTML the hook is left out: its
    // two effects in each part took a tenth of the time of a page with a hundred accordions, dialogs or bars.
    // biome-ignore lint/correctness/useHookAtTopLevel: `first` is there, or not, as long as the part lives
    return context && (context.first && !useHydrated() ? context.first : context.now);
  };
  const usePartContext = (part: string): Value => {
    const value = useOptional();
    if (!value)
      throw new Error(`${namespace}.${part} is in no ${namespace}.${around}. Put <${namespace}.${around}> around it.`);
    return value;
  };
  return [Provider, usePartContext, useOptional] as const;
}
