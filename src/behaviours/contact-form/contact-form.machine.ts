import { CONTACT_PRODUCTS, CONTACT_PURPOSES, FIELD_LIMITS } from '../../forms/limits';
import { MESSAGE_TIMEOUT_MS } from '../../forms/submission';
import { createFormMachine } from '../form/form.machine';

export { CONTACT_PRODUCTS, CONTACT_PURPOSES };

/** SPEC §3: the submitted data (R33). */
export interface ContactMessage<Product extends string = string, Purpose extends string = string> {
  /** The sender's name. */
  name: string;
  /** Where the answer goes. */
  email: string;
  /** What the message is about. */
  subject: string;
  /** One of `CONTACT_PRODUCTS`, or of the product's own. */
  product: Product;
  /** One of `CONTACT_PURPOSES`, or of the product's own. */
  purpose: Purpose;
  /** The message itself. */
  message: string;
}
/** The name of a field of the form. */
export type ContactField = keyof ContactMessage;

/** SPEC §8: the message has arrived. */
export const CONTACT_SENT = 'Message sent successfully!';
/** SPEC §8: the submission failed, or no answer came in time (D12). */
export const CONTACT_FAILED = 'Error sending message.';
/** SPEC §4: the button's label while sending. */
export const CONTACT_SENDING = 'Sending...';

/** SPEC §3, §5, in the order of the fields on the page (R30, R31). */
export const contactFields = {
  name: { required: true, maxLength: FIELD_LIMITS.name, autoComplete: 'name' },
  email: { type: 'email', required: true, maxLength: FIELD_LIMITS.email, autoComplete: 'email' },
  subject: { required: true, maxLength: FIELD_LIMITS.subject },
  product: { type: 'select', required: true, options: CONTACT_PRODUCTS },
  purpose: { type: 'select', required: true, options: CONTACT_PURPOSES },
  message: { type: 'textarea', required: true, maxLength: FIELD_LIMITS.message },
} as const;

/**
 * Collects a message, sends it once, and reports the result (SPEC §4).
 *
 * | state      | change                       | leave                   | prefill                | define                 | report  | refuse                  | progress | submit                         | validate                  | dismiss | reset | unmount    | always              | done      | error                        | after timeout |
 * | ---------- | ---------------------------- | ----------------------- | ---------------------- | ---------------------- | ------- | ----------------------- | -------- | ------------------------------ | ------------------------- | ------- | ----- | ---------- | ------------------- | --------- | ---------------------------- | ------------- |
 * | idle       | =                            | [isProblemLeft] invalid | =                      | =                      | =       | [isRefused] refused · = |          | [isValid] submitting · invalid | [isValid] valid · invalid |         | idle  |            | [isRefused] refused |           |                              |               |
 * | invalid    | [makesValid] valid · invalid | [isProblemLeft] =       | [makesValid] valid · = | [makesValid] valid · = | =       | [isRefused] refused · = |          | [isValid] submitting · invalid | [isValid] valid · invalid |         | idle  |            |                     |           |                              |               |
 * | valid      | [makesValid] valid · invalid | [isProblemLeft] invalid | =                      | =                      | invalid | [isRefused] refused · = |          | [isValid] submitting · invalid | [isValid] valid · invalid |         | idle  |            |                     |           |                              |               |
 * | submitting |                              |                         | =                      | =                      |         | [isRefused] refused · = | =        |                                |                           |         |       | unanswered |                     | submitted | [isRefused] refused · failed | unanswered    |
 * | submitted  | idle                         |                         | =                      | =                      |         | [isRefused] refused · = |          | [isValid] submitting · invalid | [isValid] valid · invalid | idle    | idle  |            |                     |           |                              |               |
 * | refused    | [makesValid] valid · invalid |                         | =                      | =                      | =       | [isRefused] refused · = |          | [isValid] submitting · invalid | [isValid] valid · invalid | valid   | idle  |            |                     |           |                              |               |
 * | failed     | [makesValid] valid · invalid |                         | =                      | =                      | =       | [isRefused] refused · = |          | [isValid] submitting · invalid | [isValid] valid · invalid | valid   | idle  |            |                     |           |                              |               |
 * | unanswered | [makesValid] valid · invalid |                         | =                      | =                      | =       | [isRefused] refused · = |          | [isValid] submitting · invalid | [isValid] valid · invalid | valid   | idle  |            |                     |           |                              |               |
 *
 * The states are those of `formMachine`.
 */
export const contactFormMachine = createFormMachine({
  id: 'contact-form',
  fields: contactFields,
  timeout: MESSAGE_TIMEOUT_MS,
});
