import { useState } from 'react';

/** A product that keeps a behaviour's value, takes every change of it, and may be told to change it. For drivers. */
export function owner<Value>() {
  let tell: ((value: Value) => void) | undefined;
  return {
    /** The value, undefined until there has been a change, and what to do on a change. A hook. */
    useOwned() {
      const [value, setValue] = useState<Value>();
      tell = setValue;
      return [value, setValue] as const;
    },
    set: (value: Value) => tell?.(value),
  };
}
