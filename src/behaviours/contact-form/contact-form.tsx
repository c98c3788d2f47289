'use client';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { DataWith, FieldsByName } from '../../forms/fields';
import { classNames } from '../../theme/class-names';
import { TextRun } from '../../theme/text-run';
import * as styles from '../form/form.css';
import { FormElement, FormField, FormFields, FormOutcome, FormSubmit } from '../form/form-parts';
import { type FormOptions, type FormTexts, useForm } from '../form/use-form';
import type { PartialTexts } from '../texts';
import {
  CONTACT_FAILED,
  type CONTACT_PRODUCTS,
  type CONTACT_PURPOSES,
  CONTACT_SENDING,
  CONTACT_SENT,
  type ContactField,
  type ContactMessage,
  contactFields,
  contactFormMachine,
} from './contact-form.machine';

/** The texts of a contact form. */
export interface ContactFormTexts extends FormTexts<ContactField> {
  /** Below the choice of a purpose: what to do if none fits. Empty for no hint. */
  otherPurpose: string;
}

/** The English texts. */
export const contactFormTexts = {
  labels: {
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    product: 'Product',
    purpose: 'Purpose',
    message: 'Message',
  },
  otherPurpose: 'Not listed? Leave the defaults and tell us in your message.',
  submit: 'Send message',
  submitting: CONTACT_SENDING,
  submitted: CONTACT_SENT,
  refused: CONTACT_FAILED,
  failed: CONTACT_FAILED,
  unanswered: CONTACT_FAILED,
  remedy: 'What you typed is still here. Try again.',
  problems: {
    name: { missing: 'Enter your name' },
    email: { missing: 'Enter your email address' },
    subject: { missing: 'Enter a subject' },
    product: { missing: 'Choose a product' },
    purpose: { missing: 'Choose a purpose' },
    message: { missing: 'Enter a message' },
  },
} satisfies PartialTexts<ContactFormTexts>;

/** The props of `ContactForm`. */
export interface ContactFormProps<
  Own extends FieldsByName = Record<never, never>,
  Product extends string = (typeof CONTACT_PRODUCTS)[number],
  Purpose extends string = (typeof CONTACT_PURPOSES)[number],
> extends Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'children'>,
    Omit<FormOptions<DataWith<ContactMessage<Product, Purpose>, Own>, ContactField>, 'texts' | 'fields'> {
  /** Your own fields after ours, or ours with other options or limits. `undefined` takes away one of ours. */
  fields?: Own | undefined;
  /** The names of fields, in the order in which they are shown, one below the other. Those that are not named follow. */
  order?: readonly string[] | undefined;
  /** Replaces any of `contactFormTexts`, and words of the form's own fields. */
  texts?: PartialTexts<ContactFormTexts> | undefined;
  /** The topics, the default first. Default: `CONTACT_PRODUCTS`. */
  products?: readonly Product[] | undefined;
  /** The purposes, the default first. Default: `CONTACT_PURPOSES`. */
  purposes?: readonly Purpose[] | undefined;
  /** Replaces the button without JavaScript if there is no `action`. Default: `texts.noScript`. */
  noScript?: ReactNode;
  /** Beside the button, which it describes: what happens to the data, a link to a privacy policy. */
  note?: ReactNode;
  /** What to do after a failure: below the error message. Default: `texts.remedy`. */
  remedy?: ReactNode;
  /** Below the button. */
  children?: ReactNode;
}

/** A message to the company, sent without leaving the page. Fails after 30 s without an answer (D12). */
export function ContactForm<
  const Own extends FieldsByName = Record<never, never>,
  const Product extends string = (typeof CONTACT_PRODUCTS)[number],
  const Purpose extends string = (typeof CONTACT_PURPOSES)[number],
>({
  fields,
  order,
  products,
  purposes,
  noScript,
  note,
  remedy,
  className,
  children,
  ...props
}: ContactFormProps<Own, Product, Purpose>) {
  const { form, rest } = useForm(
    contactFormMachine,
    { name: 'contact-form', fields: contactFields, texts: contactFormTexts },
    {
      ...props,
      fields: {
        ...(products && { product: { ...contactFields.product, options: products } }),
        ...(purposes && { purpose: { ...contactFields.purpose, options: purposes } }),
        ...fields,
      },
    },
  );
  const hasPurpose = !form.isRemoved('purpose');
  const otherPurpose = hasPurpose && (form.texts as ContactFormTexts).otherPurpose;
  const otherId = useId();
  return (
    <FormElement {...rest} form={form} data-scope="contact-form" className={classNames(styles.root, className)}>
      <FormFields order={order}>
        <div className={styles.pair} data-part="row">
          <FormField name="name" />
          <FormField name="email" />
        </div>
        <FormField name="subject" />
        <div className={styles.choice} data-part="choice">
          <div className={styles.pair} data-part="row">
            <FormField name="product" />
            <FormField name="purpose" aria-describedby={otherPurpose ? otherId : undefined} />
          </div>
          {otherPurpose && (
            <p id={otherId} className={styles.aside} data-part="other-purpose">
              {otherPurpose}
            </p>
          )}
        </div>
        <FormField name="message" />
      </FormFields>
      <div className={styles.outcome} data-part="actions">
        <FormSubmit noScript={noScript} note={note} />
        <FormOutcome remedy={remedy} />
      </div>
      <TextRun>{children}</TextRun>
    </FormElement>
  );
}
