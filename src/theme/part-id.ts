'use client';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Called by a part with its id while it is in the page; returns the function that takes it back. */
export type NotePart = (id: string) => () => void;

/**
 * The id of a part, for the attributes of others that refer to it: `assumed` in server HTML, undefined for a part that is often
 * missing; then that of the part in the page, or undefined without one, because an IDREF to nothing says nothing.
 */
export function usePartId(assumed: string | undefined): [id: string | undefined, note: NotePart] {
  const [id, setId] = useState<string | undefined>(assumed);
  const isThere = useRef(false);
  const note = useCallback((own: string) => {
    isThere.current = true;
    setId(own);
    return () => {
      isThere.current = false;
      setId(undefined);
    };
  }, []);
  // After the parts' own effects.
  useLayoutEffect(() => {
    if (!isThere.current) setId(undefined);
  }, []);
  return [id, note];
}

/** Notes the id of a part while it is in the page; undefined while it is not. */
export function useNotedId(id: string | undefined, note: NotePart): void {
  useLayoutEffect(() => {
    const takeBack = id === undefined ? undefined : note(id);
    return takeBack;
  }, [id, note]);
}
