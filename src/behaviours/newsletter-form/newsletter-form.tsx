'use client';
import { type ComponentProps, type ReactNode, useImperativeHandle } from 'react';
import { fromPromise } from 'xstate';
import { Alert } from '../../elements/alert';
import { Field } from '../../elements/field';
import { classNames } from '../../theme/class-names';
import { useBehaviour } from '../behaviour';
import {
  controlled,
  EMAIL_MESSAGES,
  Form,
  focusFirstError,
  SubmitButton,
  useFocusOnArrival,
  useTypedBefore,
  wordsFor,
} from '../form';
import type { Submit } from '../submission';
import * as styles from './newsletter-form.css';
import {
  NEWSLETTER_FAILED,
  NEWSLETTER_PLACEHOLDER,
  NEWSLETTER_SUBMITTING,
  NEWSLETTER_SUBSCRIBE,
  NEWSLETTER_SUBSCRIBED,
  newsletterFormMachine,
  newsletterProblems,
} from './newsletter-form.machine';

const defaultLabels = {
  /** Heard, not seen: the placeholder is what sighted readers have. */
  email: 'Email',
  placeholder: NEWSLETTER_PLACEHOLDER,
  submit: NEWSLETTER_SUBSCRIBE,
  submitting: NEWSLETTER_SUBMITTING,
  dismiss: 'Dismiss',
};

const defaultMessages = {
  subscribed: NEWSLETTER_SUBSCRIBED,
  failed: NEWSLETTER_FAILED,
  problems: {
    email: EMAIL_MESSAGES,
  },
};

export interface NewsletterFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Subscribes the address: resolves when it has arrived, rejects when not. 30 s without an answer count as failed (D12). */
  onSubmit: Submit<string>;
  /** Texts on the form, for another language. */
  labels?: Partial<typeof defaultLabels>;
  /** What the form says in answer, for another language. */
  messages?: Partial<typeof defaultMessages>;
  /** What to do where JavaScript is off: stands in the place of the button. */
  noScript?: ReactNode;
}

/** One field for an address, and a button. */
export function NewsletterForm({
  onSubmit,
  labels,
  messages,
  noScript = 'Subscribing needs JavaScript.',
  className,
  ref,
  ...root
}: NewsletterFormProps) {
  const [state, send] = useBehaviour(newsletterFormMachine, {
    actors: { subscribe: fromPromise<void, string>(async ({ input, signal }) => onSubmit(input, { signal })) },
    actions: { focusFirstError: ({ context }) => focusFirstError(form.current, newsletterProblems(context.values)) },
  });
  const { values } = state.context;
  const form = useTypedBefore(values, send);
  useImperativeHandle(ref, () => form.current as HTMLFormElement, [form]);

  const label = { ...defaultLabels, ...labels };
  const words = { ...defaultMessages, ...messages };
  const errors = state.matches('invalid') ? wordsFor(newsletterProblems(values), words.problems) : {};
  const submitting = state.matches('submitting');
  const row = useFocusOnArrival<HTMLDivElement>(submitting);
  const subscribed = useFocusOnArrival<HTMLDivElement>(state.matches('subscribed'), form);
  const failed = useFocusOnArrival<HTMLDivElement>(state.matches('failed'), form);
  const dismissible = { onDismiss: () => send({ type: 'dismiss' }), dismissLabel: label.dismiss };

  return (
    <Form
      {...root}
      ref={form}
      className={classNames(styles.root, className)}
      data-state={state.value}
      busy={submitting}
      onSubmit={() => send({ type: 'submit' })}
    >
      <div ref={row} tabIndex={-1} className={styles.row}>
        <Field label={label.email} labelHidden error={errors.email} className={styles.field}>
          {(control) => (
            <input
              {...control}
              {...controlled(values, send)('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              placeholder={label.placeholder}
              required
              readOnly={submitting}
            />
          )}
        </Field>
        <SubmitButton disabled={submitting} data-state={state.value} noScript={noScript}>
          {submitting ? label.submitting : label.submit}
        </SubmitButton>
      </div>
      <Alert tone="success" ref={subscribed} {...dismissible}>
        {state.matches('subscribed') && words.subscribed}
      </Alert>
      <Alert tone="danger" ref={failed} {...dismissible}>
        {state.matches('failed') && words.failed}
      </Alert>
    </Form>
  );
}
