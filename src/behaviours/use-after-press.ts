'use client';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that calls another one at once, or after the press that is under way in the document of `element`. What a
 * press has taken the focus from must not move the page before the press ends: it would miss what it was aimed at.
 */
export function useAfterPress(element: RefObject<HTMLElement | null>): (then: () => void) => void {
  const pressed = useRef<Promise<void>>(null);
  useEffect(() => {
    const { ownerDocument: document } = element.current ?? {};
    if (!document) return;
    const ends = ['click', 'auxclick', 'pointercancel', 'keydown'];
    const press = ({ target }: Event) => {
      // A disabled button gets no click.
      if ((target as Element).closest?.(':disabled')) return;
      pressed.current = new Promise((resolve) => {
        const end = () => {
          for (const type of ends) document.removeEventListener(type, end, true);
          pressed.current = null;
          // What listens to the click comes first.
          setTimeout(resolve);
        };
        for (const type of ends) document.addEventListener(type, end, true);
      });
    };
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
  }, [element]);
  return useCallback((then) => {
    if (pressed.current) void pressed.current.then(then);
    else then();
  }, []);
}
