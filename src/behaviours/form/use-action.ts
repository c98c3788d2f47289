'use client';
import { startTransition, useEffect, useRef, useTransition } from 'react';
import { isFile, problemsFrom, type SubmittedData } from '../../forms/fields';
import { SubmissionRefused, type SubmitOptions } from '../../forms/submission';
import { useLatest } from '../use-latest';

/** A function as React 19's `<form action={fn}>` takes it, also that of `useActionState`, or a server action. */
export type FormAction = (data: FormData) => void | Promise<void>;

/** Runs a submission. */
export type RunSubmission = (submit: () => Promise<void>, signal: AbortSignal) => Promise<void>;

/**
 * Runs a form's submission as React runs its action: in a transition, begun in the `submit` event, so that `useFormStatus` is
 * pending. Ends when all that the action has started has ended, and what it has changed is shown: `useActionState` returns no
 * promise. React waits for all actions together, so one that the form no longer waits for (`signal`) must not hold the next.
 * @throws SubmissionRefused if there are `errors` then.
 */
export function useSubmissionOfAction(errors: unknown): RunSubmission {
  const [isRunning, start] = useTransition();
  const end = useRef<() => void>(null);
  const shown = useLatest(errors);
  useEffect(() => {
    if (!isRunning) end.current?.();
  }, [isRunning]);
  return async (submit, signal) => {
    await new Promise<void>((resolve, reject) => {
      end.current = resolve;
      const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
      start(async () => {
        try {
          await Promise.race([submit(), aborted]);
        } catch (error) {
          // Next.js throws to redirect: React's error boundaries have to get it.
          if (String((error as { digest?: unknown } | null)?.digest).startsWith('NEXT_')) throw error;
          reject(error);
        }
      });
    });
    const fields = problemsFrom(shown.current) as Record<string, string>;
    if (Object.keys(fields).length > 0) throw new SubmissionRefused('The action has found problems.', { fields });
  };
}

/** Calls a form's action in a transition: after the validation, that of the submission has lost its scope. */
export function callAction(
  action: FormAction,
  form: HTMLFormElement | null,
  input: SubmittedData,
  { submitter }: Pick<SubmitOptions, 'submitter'>,
): Promise<void> {
  const call = async () => action(formDataOf(form, submitter, input));
  return new Promise((resolve) => startTransition(() => resolve(call())));
}

/** What a native form sends, and the values of fields without a native control. */
function formDataOf(form: HTMLFormElement | null, submitter: HTMLElement | null, input: SubmittedData): FormData {
  const data = submitter ? new FormData(form as HTMLFormElement, submitter) : new FormData(form ?? undefined);
  for (const [name, value] of Object.entries(input))
    if (isFile(value)) data.set(name, value);
    else if (!data.has(name))
      for (const one of [value].flat()) if (one || one === 0) data.append(name, one === true ? 'on' : String(one));
  return data;
}
