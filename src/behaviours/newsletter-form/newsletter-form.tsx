'use client';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import { TextRun } from '../../theme/text-run';
import { FormElement, FormField, FormOutcome, FormSubmit } from '../form/form-parts';
import { type FormOptions, type FormTexts, useForm } from '../form/use-form';
import type { PartialTexts } from '../texts';
import * as styles from './newsletter-form.css';
import {
  NEWSLETTER_FAILED,
  NEWSLETTER_PLACEHOLDER,
  NEWSLETTER_SUBMITTING,
  NEWSLETTER_SUBSCRIBE,
  NEWSLETTER_SUBSCRIBED,
  newsletterFields,
  newsletterFormMachine,
} from './newsletter-form.machine';

/** The English texts. */
export const newsletterFormTexts = {
  /** Visually hidden: sighted readers have the placeholder. */
  labels: { email: 'Email' },
  placeholders: { email: NEWSLETTER_PLACEHOLDER },
  submit: NEWSLETTER_SUBSCRIBE,
  submitting: NEWSLETTER_SUBMITTING,
  submitted: NEWSLETTER_SUBSCRIBED,
  refused: NEWSLETTER_FAILED,
  failed: NEWSLETTER_FAILED,
  unanswered: NEWSLETTER_FAILED,
  noScript: 'Subscribing needs JavaScript.',
  problems: { email: { missing: 'Enter your email address' } },
} satisfies PartialTexts<FormTexts<'email'>>;

/** The props of `NewsletterForm`. */
export interface NewsletterFormProps
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'action'>,
    Omit<FormOptions<string, 'email', { email: string }>, 'fields' | 'initialValues'> {
  /** Replaces the button without JavaScript if there is no `action`. Default: `texts.noScript`. */
  noScript?: ReactNode;
  /** Beside the button, which it describes: what happens to the data, a link to a privacy policy. */
  note?: ReactNode;
  /** What to do after a failure: below the error message. Default: `texts.remedy`. */
  remedy?: ReactNode;
  /** At the end of the form: hidden inputs for the `action`. */
  children?: ReactNode;
}

/** One email field with a button. Fails after 30 s without an answer (D12). */
export function NewsletterForm({ noScript, note, remedy, className, children, ...props }: NewsletterFormProps) {
  const { form, rest } = useForm(
    newsletterFormMachine,
    {
      name: 'newsletter-form',
      fields: newsletterFields,
      texts: newsletterFormTexts,
      toData: ({ email }) => email,
    },
    props,
  );
  return (
    <FormElement {...rest} form={form} data-scope="newsletter-form" className={classNames(styles.root, className)}>
      <div className={styles.row} data-part="actions">
        <div className={styles.field} data-part="entry">
          <FormField name="email" labelHidden />
        </div>
        <FormSubmit noScript={noScript} note={note} />
      </div>
      <FormOutcome remedy={remedy} />
      <TextRun>{children}</TextRun>
    </FormElement>
  );
}
