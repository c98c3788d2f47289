import { FIELD_LIMITS } from '../../forms/limits';
import { MESSAGE_TIMEOUT_MS } from '../../forms/submission';
import { createFormMachine } from '../form/form.machine';

/** SPEC §3: the country codes, the default first. */
export const WAITLIST_COUNTRY_CODES = ['+1', '+44', '+91', '+61'] as const;

/** The submitted data (SPEC §3). */
export interface WaitlistEntry<CountryCode extends string = string> {
  /** The first name. */
  firstName: string;
  /** The last name. */
  lastName: string;
  /** Where the invitation goes. */
  email: string;
  /** One of `WAITLIST_COUNTRY_CODES`, or of the product's own. */
  countryCode: CountryCode;
  /** A telephone number, as it was typed. */
  phone: string;
}
/** The name of a field of the form. */
export type WaitlistField = keyof WaitlistEntry;

/** SPEC §4: the button's label while submitting. */
export const WAITLIST_SUBMITTING = 'Submitting...';
/** SPEC §4: the thanks that replace the form. */
export const WAITLIST_THANKS = 'Thank You';
/** SPEC §8: the submission failed. */
export const WAITLIST_FAILED = 'Error submitting form. Please try again.';

/** SPEC §3, §5, in the order of the fields on the page (R39). */
export const waitlistFields = {
  firstName: { required: true, maxLength: FIELD_LIMITS.firstName, autoComplete: 'given-name' },
  lastName: { required: true, maxLength: FIELD_LIMITS.lastName, autoComplete: 'family-name' },
  email: { type: 'email', required: true, maxLength: FIELD_LIMITS.email, autoComplete: 'email' },
  countryCode: {
    type: 'select',
    required: true,
    options: WAITLIST_COUNTRY_CODES,
    autoComplete: 'tel-country-code',
  },
  // `tel-national` would be more precise, but HTML allows it only for inputs of type text.
  phone: { type: 'tel', required: true, maxLength: FIELD_LIMITS.phone, autoComplete: 'tel' },
} as const;

/**
 * Submits an entry for a waitlist, and shows thanks (SPEC §4).
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
 * The states are those of `formMachine`. `submitted` replaces the form by thanks; `reset` shows an empty form again.
 */
export const waitlistFormMachine = createFormMachine({
  id: 'waitlist-form',
  fields: waitlistFields,
  timeout: MESSAGE_TIMEOUT_MS,
});
