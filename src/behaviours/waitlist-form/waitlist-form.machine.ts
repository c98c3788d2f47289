import { type AnyActorLogic, assertEvent, assign, setup } from 'xstate';
import { MESSAGE_TIMEOUT } from '../submission';
import {
  type Change,
  changed,
  isValid,
  judged,
  type Problems,
  problemsIn,
  type Rule,
  submitTo,
  trimmed,
} from '../validation';

/** SPEC §3: the country codes there are, the default first. */
export const WAITLIST_COUNTRY_CODES = ['+1', '+44', '+91', '+61'] as const;

/** SPEC §3, in the order of the fields on the page. */
export interface WaitlistEntry {
  firstName: string;
  lastName: string;
  email: string;
  countryCode: (typeof WAITLIST_COUNTRY_CODES)[number];
  phone: string;
}
/** The name of a field of the form. */
export type WaitlistField = keyof WaitlistEntry;

/** SPEC §4: what the button says meanwhile. */
export const WAITLIST_SUBMITTING = 'Submitting...';
/** SPEC §4: what replaces the form. */
export const WAITLIST_THANKS = 'Thank You';
/** SPEC §8: the submission failed. */
export const WAITLIST_FAILED = 'Error submitting form. Please try again.';

/** SPEC §4: how long a submission takes where there is nothing to submit to, in ms. */
export const SIMULATED_SUBMISSION = 1_000;

/** SPEC §3: how an empty form stands. */
export const WAITLIST_DEFAULTS: WaitlistEntry = {
  firstName: '',
  lastName: '',
  email: '',
  countryCode: '+1',
  phone: '',
};

/** SPEC §5. */
const rules: Record<WaitlistField, Rule> = {
  firstName: 'required',
  lastName: 'required',
  email: 'email',
  countryCode: 'required',
  phone: 'required',
};

/** What is wrong with which field; empty when the entry may be sent. */
export const waitlistProblems = (values: WaitlistEntry): Problems<WaitlistField> => problemsIn(values, rules);

/** Takes its time on the clock of whoever invokes it, asks nobody, and is done (R40). */
const simulatedSubmission = setup({ delays: { simulatedSubmission: SIMULATED_SUBMISSION } }).createMachine({
  initial: 'submitting',
  states: { submitting: { after: { simulatedSubmission: 'submitted' } }, submitted: { type: 'final' } },
});

const submit = submitTo('submitting');

/**
 * Puts somebody on a waitlist, and thanks them (SPEC §4).
 *
 * | state      | change                       | submit                       | dismiss | done      | error  | after timeout |
 * | ---------- | ---------------------------- | ---------------------------- | ------- | --------- | ------ | ------------- |
 * | idle       | =                            | [valid] submitting · invalid |         |           |        |               |
 * | invalid    | [makesValid] valid · invalid | [valid] submitting · invalid |         |           |        |               |
 * | valid      | [makesValid] valid · invalid | [valid] submitting · invalid |         |           |        |               |
 * | submitting |                              |                              |         | submitted | failed | failed        |
 * | submitted  |                              |                              |         |           |        |               |
 * | failed     | [makesValid] valid · invalid | [valid] submitting · invalid | valid   |           |        |               |
 *
 * The states are the contact form's, except that `submitted` is the end: the thanks stand where the form was until the
 * reader leaves the page. Without an actor `submit` of the product's own, submitting takes a second and sends nothing.
 */
export const waitlistFormMachine = setup({
  types: {
    context: {} as { values: WaitlistEntry },
    events: {} as Change<WaitlistField> | { type: 'submit' } | { type: 'dismiss' },
  },
  /** Any logic, so that a product's promise can stand in for the simulation; its input is a `WaitlistEntry`. */
  actors: { submit: simulatedSubmission as AnyActorLogic },
  actions: {
    fill: assign(({ context, event }) => {
      assertEvent(event, 'change');
      return { values: changed(context.values, event) };
    }),
    clear: assign({ values: WAITLIST_DEFAULTS }),
    /** The view's. */
    focusFirstError: () => {},
  },
  guards: {
    valid: ({ context }) => isValid(context.values, rules),
    makesValid: ({ context, event }) => {
      assertEvent(event, 'change');
      return isValid(changed(context.values, event), rules);
    },
  },
  delays: { timeout: MESSAGE_TIMEOUT },
}).createMachine({
  id: 'waitlist-form',
  context: { values: WAITLIST_DEFAULTS },
  initial: 'idle',
  states: {
    idle: { on: { change: { actions: 'fill' }, submit } },
    invalid: { on: { change: judged, submit } },
    valid: { on: { change: judged, submit } },
    submitting: {
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }: { context: { values: WaitlistEntry } }) => trimmed(context.values),
        onDone: { target: 'submitted', actions: 'clear' },
        onError: 'failed',
      },
      after: { timeout: 'failed' },
    },
    submitted: {},
    failed: { on: { change: judged, submit, dismiss: 'valid' } },
  },
});
