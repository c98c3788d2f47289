'use client';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from '../form/form.css';
import { AddedFields, FormElement, FormField, FormOutcome, FormSubmit } from '../form/form-parts';
import { type FormOptions, type FormTexts, useForm } from '../form/use-form';
import type { PartialTexts } from '../texts';
import {
  CONTACT_FAILED,
  CONTACT_SENDING,
  CONTACT_SENT,
  type ContactField,
  type ContactMessage,
  contactFields,
  contactFormMachine,
} from './contact-form.machine';

/** The texts in English. */
export const contactFormTexts = {
  labels: {
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    product: 'Product',
    purpose: 'Purpose',
    message: 'Message',
  },
  submit: 'Send message',
  submitting: CONTACT_SENDING,
  submitted: CONTACT_SENT,
  refused: CONTACT_FAILED,
  failed: CONTACT_FAILED,
  unanswered: CONTACT_FAILED,
  problems: {
    name: { missing: 'Enter your name' },
    email: { missing: 'Enter your email address' },
    subject: { missing: 'Enter a subject' },
    product: { missing: 'Choose a product' },
    purpose: { missing: 'Choose a purpose' },
    message: { missing: 'Enter a message' },
  },
} satisfies PartialTexts<FormTexts<ContactField>>;

export interface ContactFormProps
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'>,
    FormOptions<ContactMessage, ContactField> {
  /** What a message may be about, the default first. Default: `CONTACT_PRODUCTS`. */
  products?: readonly string[] | undefined;
  /** What a sender may want, the default first. Default: `CONTACT_PURPOSES`. */
  purposes?: readonly string[] | undefined;
  /** What to do where JavaScript is off: stands in the place of the button. Default: `texts.noScript`. */
  noScript?: ReactNode;
  /** Below the button. */
  children?: ReactNode;
}

/** A message to the company, sent without leaving the page. 30 s without an answer count as failed (D12). */
export function ContactForm({ fields, products, purposes, noScript, className, children, ...props }: ContactFormProps) {
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
  return (
    <FormElement {...rest} form={form} data-scope="contact-form" className={classNames(styles.root, className)}>
      <div className={styles.pair} data-part="row">
        <FormField name="name" />
        <FormField name="email" />
      </div>
      <FormField name="subject" />
      <div className={styles.pair} data-part="row">
        <FormField name="product" />
        <FormField name="purpose" />
      </div>
      <FormField name="message" />
      <AddedFields />
      <div className={styles.outcome} data-part="actions">
        <FormSubmit noScript={noScript} />
        <FormOutcome />
      </div>
      {children}
    </FormElement>
  );
}
