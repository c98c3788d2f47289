'use client';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** How long after the end of a press browsers send its click: 350 ms where a second tap zooms. */
const LATEST_CLICK_MS = 400;

/**
 * Returns a function that calls another one at once, or after the press that is under way in the document of `element`. What a
 * press has taken the focus from must not move the page before the press ends: it would miss what it was aimed at.
 */
export function useAfterPress(element: RefObject<HTMLElement | null>): (then: () => void) => void {
  const pressed = useRef<Promise<void>>(null);
  useEffect(() => {
    const document = element.current?.ownerDocument;
    const ends = ['click', 'auxclick', 'pointercancel', 'keydown', 'pointerup'];
    const press = () => {
      const ended = new Promise<void>((resolve) => {
        const end = (event?: Event) => {
          // A disabled button gets no click.
          if (event?.type === 'pointerup') return void setTimeout(end, LATEST_CLICK_MS);
          for (const type of ends) document?.removeEventListener(type, end, true);
          if (pressed.current === ended) pressed.current = null;
          // What listens to the click comes first.
          setTimeout(resolve);
        };
        for (const type of ends) document?.addEventListener(type, end, true);
      });
      pressed.current = ended;
    };
    document?.addEventListener('pointerdown', press, true);
    return () => document?.removeEventListener('pointerdown', press, true);
  }, [element]);
  return useCallback((then) => {
    if (pressed.current) void pressed.current.then(then);
    else then();
  }, []);
}
