import { FIELD_LIMITS } from '../../forms/limits';
import { MESSAGE_TIMEOUT_MS } from '../../forms/submission';
import { createFormMachine } from '../form/form.machine';

/** R79: the placeholder. */
export const NEWSLETTER_PLACEHOLDER = 'Enter your email';
/** R79: the button's label. */
export const NEWSLETTER_SUBSCRIBE = 'Subscribe';
/** D9: the button's label while submitting. */
export const NEWSLETTER_SUBMITTING = 'Subscribing...';
/** D9: the success message. */
export const NEWSLETTER_SUBSCRIBED = 'You are subscribed.';
/** D9, D12: the failure message. */
export const NEWSLETTER_FAILED = 'You are not subscribed yet. Please try again.';

/** R79. As long as a name at most: the site submits the address as the name, too (D9). */
export const newsletterFields = {
  email: { type: 'email', required: true, maxLength: FIELD_LIMITS.name, autoComplete: 'email' },
} as const;

/**
 * Submits one email address (D9).
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
export const newsletterFormMachine = createFormMachine({
  id: 'newsletter-form',
  fields: newsletterFields,
  timeout: MESSAGE_TIMEOUT_MS,
});
