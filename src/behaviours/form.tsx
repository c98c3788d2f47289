'use client';
/** What the views of all forms share. */
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../elements/button';
import { Field } from '../elements/field';
import { classNames } from '../theme/class-names';
import { useHydrated } from './behaviour';
import * as styles from './form.css';
import type { Change, ProblemMessages, Problems } from './validation';

/** What is said about an address that cannot be one. */
export const EMAIL_MESSAGES = {
  missing: 'Enter your email address',
  malformed: 'Enter an email address with a domain, like name@company.com',
};

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  /** What was typed is on its way. */
  busy: boolean;
  /** The reader submitted it. */
  onSubmit: () => void;
};

/** A native form whose submissions a machine takes over once there is one. */
export function Form({ busy, onSubmit, ...form }: FormProps) {
  return (
    <form
      // Outside a dialog this method does nothing: a submission before our code, or without it, neither loads a page nor
      // puts what was typed into an address. A site may replay it with `requestSubmit()` once the form is alive.
      method="dialog"
      aria-busy={busy || undefined}
      // The browser's own messages, until ours can be shown (D13).
      noValidate={useHydrated()}
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}

/** The button that submits; where scripting is off, `noScript` stands in its place. */
export function SubmitButton({ noScript, className, ...button }: ButtonProps & { noScript: ReactNode }) {
  return (
    <>
      <Button type="submit" variant="primary" {...button} className={classNames(styles.withScripting, className)} />
      <div className={styles.withoutScripting}>{noScript}</div>
    </>
  );
}

/** Ties a control to its machine by its name. */
export function controlled<Name extends string>(
  values: Readonly<Record<Name, string>>,
  send: (event: Change<Name>) => void,
) {
  return (name: Name) => ({
    name,
    value: values[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      send({ type: 'change', name, value }),
  });
}

type InputFieldProps = ComponentProps<'input'> & { label: ReactNode; hint?: ReactNode; error?: ReactNode };

/** A labelled text input. */
export function InputField({ label, hint, error, ...input }: InputFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...input} {...control} />}
    </Field>
  );
}

/**
 * The form's element. What was typed or chosen in it before hydration is told to the machine as changes, once, before
 * the first paint that is ours.
 */
export function useTypedBefore<Name extends string>(
  values: Readonly<Record<Name, string>>,
  send: (event: Change<Name>) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const [first] = useState(values);
  useLayoutEffect(() => {
    for (const control of controlsOf(form.current)) {
      const name = control.name as Name;
      if (name in first && control.value !== first[name]) send({ type: 'change', name, value: control.value });
    }
  }, [first, send]);
  return form;
}

/** Moves focus to the first field with something wrong. */
export function focusFirstError(form: HTMLFormElement | null, problems: Problems<string, string>) {
  controlsOf(form)
    .find((control) => control.name in problems)
    ?.focus();
}

/** The words for each problem. */
export function wordsFor<Name extends string, Kind extends string>(
  problems: Problems<Name, Kind>,
  messages: ProblemMessages<Name, Kind>,
): Partial<Record<Name, string>> {
  const words: Partial<Record<Name, string>> = {};
  for (const name in problems) {
    const problem = problems[name];
    const message = problem && messages[name]?.[problem];
    if (message) words[name] = message;
  }
  return words;
}

/**
 * Gives focus to what has `arrived` if the reader's place is lost: it was on a button that is disabled now, or on
 * something that is gone. Where the reader waits for it inside `within`, it is given focus from there too; a reader who
 * has gone elsewhere on the page is left alone.
 */
export function useFocusOnArrival<Target extends HTMLElement>(arrived: boolean, within?: { current: Element | null }) {
  const target = useRef<Target>(null);
  const before = useRef(arrived);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const lost = focused === null || focused === document.body || focused.matches(':disabled');
    if (arrived && !before.current && (lost || within?.current?.contains(focused))) target.current?.focus();
    before.current = arrived;
  }, [arrived, within]);
  return target;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement | null): Control[] =>
  [...(form?.elements ?? [])].filter((element): element is Control => 'value' in element && 'name' in element);
