'use client';
import { type ComponentProps, type ReactNode, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { DataWith, FieldsByName } from '../../forms/fields';
import { activeIn, findIn } from '../../theme/active-element';
import { classNames } from '../../theme/class-names';
import * as layout from '../form/form.css';
import { FormElement, FormField, FormFields, FormOutcome, FormSubmit } from '../form/form-parts';
import { type FormOptions, type FormTexts, useForm } from '../form/use-form';
import type { PartialTexts } from '../texts';
import * as styles from './waitlist-form.css';
import {
  type WAITLIST_COUNTRY_CODES,
  WAITLIST_FAILED,
  WAITLIST_SUBMITTING,
  WAITLIST_THANKS,
  type WaitlistEntry,
  type WaitlistField,
  waitlistFields,
  waitlistFormMachine,
} from './waitlist-form.machine';

/** The texts of a waitlist form. */
export interface WaitlistFormTexts extends FormTexts<WaitlistField> {
  /** The label of the button that shows the form again after the thanks. */
  again: string;
}

/** The English texts. `submitted` is the thanks. */
export const waitlistFormTexts = {
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    countryCode: 'Country code',
    phone: 'Phone',
  },
  options: { '+1': '+1 (US, Canada)', '+44': '+44 (UK)', '+91': '+91 (India)', '+61': '+61 (Australia)' },
  submit: 'Join the waitlist',
  submitting: WAITLIST_SUBMITTING,
  submitted: WAITLIST_THANKS,
  refused: WAITLIST_FAILED,
  failed: WAITLIST_FAILED,
  unanswered: WAITLIST_FAILED,
  noScript: 'Joining needs JavaScript.',
  again: 'Add another person',
  problems: {
    firstName: { missing: 'Enter your first name' },
    lastName: { missing: 'Enter your last name' },
    email: { missing: 'Enter your email address' },
    countryCode: { missing: 'Choose a country code' },
    phone: { missing: 'Enter your phone number' },
  },
} satisfies PartialTexts<WaitlistFormTexts>;

/** The props of `WaitlistForm`. */
export interface WaitlistFormProps<
  Own extends FieldsByName = Record<never, never>,
  CountryCode extends string = (typeof WAITLIST_COUNTRY_CODES)[number],
> extends Omit<ComponentProps<'div'>, 'onSubmit' | 'children'>,
    Omit<FormOptions<DataWith<WaitlistEntry<CountryCode>, Own>, WaitlistField>, 'texts' | 'fields'> {
  /** Your own fields after ours, or ours with other options or limits. `undefined` takes away one of ours. */
  fields?: Own | undefined;
  /** The names of fields, in the order in which they are shown, one below the other. Those that are not named follow. */
  order?: readonly string[] | undefined;
  /** The country codes, the default first. Default: `WAITLIST_COUNTRY_CODES`. */
  countryCodes?: readonly CountryCode[] | undefined;
  /** Replaces any of `waitlistFormTexts`, and words of the form's own fields. */
  texts?: PartialTexts<WaitlistFormTexts> | undefined;
  /** Below the thanks: what happens next. */
  confirmation?: ReactNode;
  /** The heading rank of the thanks. Default: 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Replaces the button without JavaScript if there is no `action`. Default: `texts.noScript`. */
  noScript?: ReactNode;
  /** Beside the button, which it describes: what happens to the data, a link to a privacy policy. */
  note?: ReactNode;
  /** What to do after a failure: below the error message. Default: `texts.remedy`. */
  remedy?: ReactNode;
}

/** A form that is replaced by thanks. Fails after 30 s without an answer (D12). */
export function WaitlistForm<
  const Own extends FieldsByName = Record<never, never>,
  const CountryCode extends string = (typeof WAITLIST_COUNTRY_CODES)[number],
>({
  fields,
  order,
  countryCodes,
  confirmation,
  headingLevel = 2,
  noScript,
  note,
  remedy,
  className,
  ref,
  ...props
}: WaitlistFormProps<Own, CountryCode>) {
  const { form, rest, send } = useForm(
    waitlistFormMachine,
    { name: 'waitlist-form', fields: waitlistFields, texts: waitlistFormTexts },
    {
      ...props,
      fields: {
        ...(countryCodes && { countryCode: { ...waitlistFields.countryCode, options: countryCodes } }),
        ...fields,
      },
    },
  );
  const region = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => region.current as HTMLDivElement, []);
  const isSubmitted = form.state === 'submitted';
  const thanks = useFocusOnChange(isSubmitted, region, form.element);
  const Heading = `h${headingLevel}` as const;
  const words = form.texts as WaitlistFormTexts;

  return (
    <div
      data-scope="waitlist-form"
      data-part="root"
      {...rest}
      ref={region}
      className={classNames(styles.root, className)}
      data-state={form.state}
    >
      {isSubmitted ? (
        <div className={styles.thanks} data-part="thanks">
          <Heading ref={thanks} tabIndex={-1} className={styles.title} data-part="title">
            {words.submitted}
          </Heading>
          {confirmation && (
            <p className={styles.confirmation} data-part="confirmation">
              {confirmation}
            </p>
          )}
          <button type="button" data-part="again" className={styles.again} onClick={() => send({ type: 'reset' })}>
            {words.again}
          </button>
        </div>
      ) : (
        <FormElement form={form} data-part="form" className={styles.form}>
          <FormFields order={order}>
            <div className={layout.pair} data-part="row">
              <FormField name="firstName" />
              <FormField name="lastName" />
            </div>
            <FormField name="email" />
            <div className={styles.phone} data-part="row">
              {/* The plus precedes the number in right-to-left text, too. */}
              <FormField name="countryCode" dir="ltr" />
              <FormField name="phone" />
            </div>
          </FormFields>
          <div className={layout.outcome} data-part="actions">
            <FormSubmit noScript={noScript} note={note} />
            <FormOutcome remedy={remedy} />
          </div>
        </FormElement>
      )}
    </div>
  );
}

/** Moves focus to the thanks if it was in the form, and back to the form on reset. */
function useFocusOnChange(
  isSubmitted: boolean,
  region: { current: HTMLElement | null },
  form: { current: HTMLFormElement | null },
) {
  const thanks = useRef<HTMLHeadingElement>(null);
  const before = useRef(isSubmitted);
  useLayoutEffect(() => {
    if (before.current === isSubmitted) return;
    before.current = isSubmitted;
    const focused = activeIn(region.current);
    const isLost = !focused || focused === focused.ownerDocument.body || region.current?.contains(focused);
    if (isLost) (isSubmitted ? thanks.current : findIn(form.current, 'input'))?.focus();
  }, [isSubmitted, region, form]);
  return thanks;
}
