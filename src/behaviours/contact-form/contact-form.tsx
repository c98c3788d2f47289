'use client';
import { type ComponentProps, type ReactNode, useImperativeHandle, useLayoutEffect, useRef } from 'react';
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
  InputField,
  SubmitButton,
  useFocusOnArrival,
  useTypedBefore,
  wordsFor,
} from '../form';
import * as layout from '../form.css';
import type { Submit } from '../submission';
import type { ProblemMessages } from '../validation';
import * as styles from './contact-form.css';
import {
  CONTACT_FAILED,
  CONTACT_PRODUCTS,
  CONTACT_PURPOSES,
  CONTACT_SENDING,
  CONTACT_SENT,
  type ContactField,
  type ContactMessage,
  contactFormMachine,
  contactProblems,
} from './contact-form.machine';

const defaultLabels = {
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  product: 'Product',
  purpose: 'Purpose',
  message: 'Message',
  submit: 'Send message',
  sending: CONTACT_SENDING,
  dismiss: 'Dismiss',
};

const defaultMessages = {
  sent: CONTACT_SENT,
  failed: CONTACT_FAILED,
  problems: {
    name: { missing: 'Enter your name' },
    email: EMAIL_MESSAGES,
    subject: { missing: 'Enter a subject' },
    product: { missing: 'Choose a product' },
    purpose: { missing: 'Choose a purpose' },
    message: { missing: 'Enter a message' },
  } as ProblemMessages<ContactField>,
};

export interface ContactFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Sends the message: resolves when it has arrived, rejects when not. 30 s without an answer count as failed (D12). */
  onSubmit: Submit<ContactMessage>;
  /**
   * What the reader finds filled in, from a link for instance. May come after mounting (a prerendered page knows no
   * query); a field in which the reader typed stays as it is.
   */
  initialValues?: Partial<ContactMessage> | undefined;
  /** Texts on the form, for another language. */
  labels?: Partial<typeof defaultLabels>;
  /** What the form says in answer, for another language. */
  messages?: Partial<typeof defaultMessages>;
  /** The closed lists' names in another language; what is sent stays the specification's. */
  optionLabels?: Partial<Record<ContactMessage['product' | 'purpose'], string>>;
  /** What to do where JavaScript is off: stands in the place of the button. */
  noScript?: ReactNode;
  /** Below the button. */
  children?: ReactNode;
}

/** A message to the company, sent without leaving the page. */
export function ContactForm({
  onSubmit,
  initialValues,
  labels,
  messages,
  optionLabels,
  noScript = 'Sending needs JavaScript.',
  className,
  children,
  ref,
  ...root
}: ContactFormProps) {
  const [state, send] = useBehaviour(contactFormMachine, {
    input: { prefilled: initialValues },
    actors: {
      send: fromPromise<void, ContactMessage>(async ({ input, signal }) => onSubmit(input, { signal })),
    },
    actions: { focusFirstError: ({ context }) => focusFirstError(form.current, contactProblems(context.values)) },
  });
  const { values } = state.context;
  const form = useTypedBefore(values, send);
  useImperativeHandle(ref, () => form.current as HTMLFormElement, [form]);
  usePrefill(initialValues, (values) => send({ type: 'prefill', values }));

  const label = { ...defaultLabels, ...labels };
  const words = { ...defaultMessages, ...messages };
  const errors = state.matches('invalid') ? wordsFor(contactProblems(values), words.problems) : {};
  const sending = state.matches('sending');
  const outcome = useFocusOnArrival<HTMLDivElement>(sending);
  const sent = useFocusOnArrival<HTMLDivElement>(state.matches('sent'), form);
  const failed = useFocusOnArrival<HTMLDivElement>(state.matches('failed'), form);
  const dismissible = { onDismiss: () => send({ type: 'dismiss' }), dismissLabel: label.dismiss };

  const control = controlled(values, send);
  const input = (name: ContactField) => ({
    ...control(name),
    required: true,
    label: label[name],
    error: errors[name],
    readOnly: sending,
  });
  const choice = (name: 'product' | 'purpose', options: readonly (keyof NonNullable<typeof optionLabels>)[]) => (
    <Field label={label[name]} error={errors[name]}>
      {(field) => (
        // A select has no `readonly`, and `disabled` would drop focus: the machine ignores what is chosen while sending.
        <select {...control(name)} {...field} required aria-disabled={sending || undefined}>
          {options.map((value) => (
            <option key={value} value={value}>
              {optionLabels?.[value] ?? value}
            </option>
          ))}
        </select>
      )}
    </Field>
  );

  return (
    <Form
      {...root}
      ref={form}
      className={classNames(styles.root, className)}
      data-state={state.value}
      busy={sending}
      onSubmit={() => send({ type: 'submit' })}
    >
      <div className={layout.pair}>
        <InputField {...input('name')} autoComplete="name" />
        <InputField {...input('email')} type="email" inputMode="email" autoComplete="email" />
      </div>
      <InputField {...input('subject')} />
      <div className={layout.pair}>
        {choice('product', CONTACT_PRODUCTS)}
        {choice('purpose', CONTACT_PURPOSES)}
      </div>
      <Field label={label.message} error={errors.message}>
        {(field) => <textarea {...control('message')} {...field} required readOnly={sending} />}
      </Field>
      <div ref={outcome} tabIndex={-1} className={layout.outcome}>
        <SubmitButton disabled={sending} data-state={state.value} noScript={noScript}>
          {sending ? label.sending : label.submit}
        </SubmitButton>
        <Alert tone="success" ref={sent} className={layout.message} {...dismissible}>
          {state.matches('sent') && words.sent}
        </Alert>
        <Alert tone="danger" ref={failed} className={layout.message} {...dismissible}>
          {state.matches('failed') && words.failed}
        </Alert>
      </div>
      {children}
    </Form>
  );
}

/** Tells of values that differ from the ones at the last rendering; those at the first are the machine's input. */
function usePrefill(values: Partial<ContactMessage> = {}, onArrival: (values: Partial<ContactMessage>) => void) {
  const key = JSON.stringify(values);
  const last = useRef(key);
  useLayoutEffect(() => {
    if (key === last.current) return;
    last.current = key;
    onArrival(JSON.parse(key));
  }, [key, onArrival]);
}
