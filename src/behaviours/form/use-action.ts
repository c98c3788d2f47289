'use client';
import { useEffect, useRef, useTransition } from 'react';

/** A function as React 19's `<form action={fn}>` takes it, also that of `useActionState`, or a server action. */
export type FormAction = (data: FormData) => void | Promise<void>;

/**
 * Runs a form's action as React does, in a transition, after what has to be done `before`. Ends when all that the action has
 * started has ended, and what it has changed is shown: `useActionState` returns no promise. React waits for all actions together, so
 * one that the form no longer waits for (`signal`) must not hold the next.
 */
export function useAction(): (before: () => unknown, action: () => unknown, signal: AbortSignal) => Promise<void> {
  const [isRunning, start] = useTransition();
  const end = useRef<() => void>(null);
  useEffect(() => {
    if (!isRunning) end.current?.();
  }, [isRunning]);
  return (before, action, signal) =>
    new Promise((resolve, reject) => {
      end.current = resolve;
      const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
      const inTransition = (run: () => unknown) =>
        start(async () => {
          try {
            await Promise.race([run(), aborted]);
          } catch (error) {
            // Next.js throws to redirect: React's error boundaries have to get it.
            if (String((error as { digest?: unknown } | null)?.digest).startsWith('NEXT_')) throw error;
            reject(error);
          }
        });
      // One for both, so that `useFormStatus` is pending from the event on. After `await`, React needs another.
      inTransition(async () => {
        await before();
        inTransition(action);
      });
    });
}
