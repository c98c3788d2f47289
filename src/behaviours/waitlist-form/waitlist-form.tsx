'use client';
import { type ComponentProps, type ReactNode, useImperativeHandle, useRef } from 'react';
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
import * as styles from './waitlist-form.css';
import {
  WAITLIST_COUNTRY_CODES,
  WAITLIST_FAILED,
  WAITLIST_SUBMITTING,
  WAITLIST_THANKS,
  type WaitlistEntry,
  type WaitlistField,
  waitlistFormMachine,
  waitlistProblems,
} from './waitlist-form.machine';

const defaultLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  countryCode: 'Country code',
  phone: 'Phone',
  submit: 'Join the waitlist',
  submitting: WAITLIST_SUBMITTING,
  dismiss: 'Dismiss',
};

const defaultMessages = {
  thanks: WAITLIST_THANKS,
  failed: WAITLIST_FAILED,
  problems: {
    firstName: { missing: 'Enter your first name' },
    lastName: { missing: 'Enter your last name' },
    email: EMAIL_MESSAGES,
    countryCode: { missing: 'Choose a country code' },
    phone: { missing: 'Enter your phone number' },
  } as ProblemMessages<WaitlistField>,
};

export interface WaitlistFormProps extends Omit<ComponentProps<'div'>, 'onSubmit' | 'children'> {
  /**
   * Puts the entry on the list: resolves when it has arrived, rejects when not. 30 s without an answer count as failed
   * (D12). Without it the form takes a second, sends nothing, and says thank you (R40).
   */
  onSubmit?: Submit<WaitlistEntry> | undefined;
  /** Below the thanks: what happens next. */
  confirmation?: ReactNode;
  /** The heading rank of the thanks, so that the page's outline stays whole. Default: 2. */
  headingLevel?: 2 | 3 | 4;
  /** Texts on the form, for another language. */
  labels?: Partial<typeof defaultLabels>;
  /** What the form says in answer, for another language. */
  messages?: Partial<typeof defaultMessages>;
  /** What to do where JavaScript is off: stands in the place of the button. */
  noScript?: ReactNode;
}

/** A form that is replaced by thanks. */
export function WaitlistForm({
  onSubmit,
  confirmation,
  headingLevel = 2,
  labels,
  messages,
  noScript = 'Joining needs JavaScript.',
  className,
  ref,
  ...root
}: WaitlistFormProps) {
  const [state, send] = useBehaviour(waitlistFormMachine, {
    actors: onSubmit
      ? { submit: fromPromise<void, WaitlistEntry>(async ({ input, signal }) => onSubmit(input, { signal })) }
      : {},
    actions: { focusFirstError: ({ context }) => focusFirstError(form.current, waitlistProblems(context.values)) },
  });
  const { values } = state.context;
  const region = useRef<HTMLDivElement>(null);
  const form = useTypedBefore(values, send);
  useImperativeHandle(ref, () => region.current as HTMLDivElement, []);

  const label = { ...defaultLabels, ...labels };
  const words = { ...defaultMessages, ...messages };
  const errors = state.matches('invalid') ? wordsFor(waitlistProblems(values), words.problems) : {};
  const submitting = state.matches('submitting');
  const outcome = useFocusOnArrival<HTMLDivElement>(submitting);
  const thanks = useFocusOnArrival<HTMLHeadingElement>(state.matches('submitted'), region);
  const failed = useFocusOnArrival<HTMLDivElement>(state.matches('failed'), region);
  const Heading = `h${headingLevel}` as const;

  const control = controlled(values, send);
  const input = (name: WaitlistField) => ({
    ...control(name),
    required: true,
    label: label[name],
    error: errors[name],
    readOnly: submitting,
  });

  return (
    <div {...root} ref={region} className={classNames(styles.root, className)} data-state={state.value}>
      {state.matches('submitted') ? (
        <div className={styles.thanks}>
          <Heading ref={thanks} tabIndex={-1} className={styles.title}>
            {words.thanks}
          </Heading>
          {confirmation && <p className={styles.confirmation}>{confirmation}</p>}
        </div>
      ) : (
        <Form ref={form} className={styles.form} busy={submitting} onSubmit={() => send({ type: 'submit' })}>
          <div className={layout.pair}>
            <InputField {...input('firstName')} autoComplete="given-name" />
            <InputField {...input('lastName')} autoComplete="family-name" />
          </div>
          <InputField {...input('email')} type="email" inputMode="email" autoComplete="email" />
          <div className={styles.phone}>
            <Field label={label.countryCode} error={errors.countryCode}>
              {(field) => (
                // No `disabled` while submitting: see the contact form.
                <select
                  {...control('countryCode')}
                  {...field}
                  required
                  autoComplete="tel-country-code"
                  // A plus stands before its number, in scripts that run the other way too.
                  dir="ltr"
                  aria-disabled={submitting || undefined}
                >
                  {WAITLIST_COUNTRY_CODES.map((code) => (
                    <option key={code} value={code}>
                      {code}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            {/* `tel-national` would be nearer, but HTML keeps it for inputs of type text. */}
            <InputField {...input('phone')} type="tel" inputMode="tel" autoComplete="tel" />
          </div>
          <div ref={outcome} tabIndex={-1} className={layout.outcome}>
            <SubmitButton disabled={submitting} data-state={state.value} noScript={noScript}>
              {submitting ? label.submitting : label.submit}
            </SubmitButton>
            <Alert
              tone="danger"
              ref={failed}
              className={layout.message}
              onDismiss={() => send({ type: 'dismiss' })}
              dismissLabel={label.dismiss}
            >
              {state.matches('failed') && words.failed}
            </Alert>
          </div>
        </Form>
      )}
    </div>
  );
}
