import { assertEvent, assign, fromPromise, setup } from 'xstate';
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

/** SPEC §3: what a message may be about, the default first. */
export const CONTACT_PRODUCTS = ['All', 'Transcribe', 'BDR', 'Phishing'] as const;
/** SPEC §3: what a sender may want, the default first. */
export const CONTACT_PURPOSES = ['Schedule Demo', 'Add to Waitlist'] as const;

/** SPEC §3, in the order of the fields on the page: exactly what is sent (R33). */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  product: (typeof CONTACT_PRODUCTS)[number];
  purpose: (typeof CONTACT_PURPOSES)[number];
  message: string;
}
/** The name of a field of the form. */
export type ContactField = keyof ContactMessage;

/** SPEC §8: the server took the message. */
export const CONTACT_SENT = 'Message sent successfully!';
/** SPEC §8: it did not, or nobody answered (D12). */
export const CONTACT_FAILED = 'Error sending message.';
/** SPEC §4: what the button says meanwhile. */
export const CONTACT_SENDING = 'Sending...';

/** SPEC §3: how an empty form stands (R31). */
export const CONTACT_DEFAULTS: ContactMessage = {
  name: '',
  email: '',
  subject: '',
  product: 'All',
  purpose: 'Schedule Demo',
  message: '',
};

/** SPEC §5. */
const rules: Record<ContactField, Rule> = {
  name: 'required',
  email: 'email',
  subject: 'required',
  product: 'required',
  purpose: 'required',
  message: 'required',
};

/** What is wrong with which field; empty when the message may be sent. */
export const contactProblems = (values: ContactMessage): Problems<ContactField> => problemsIn(values, rules);

interface Context {
  values: ContactMessage;
  /** What was last filled in for the reader, to tell it from what they typed. */
  prefilled: Partial<ContactMessage>;
}
type Prefill = { type: 'prefill'; values: Partial<ContactMessage> };

/** A field that still holds what it was given takes what it is given now. */
function filledIn({ values, prefilled }: Context, next: Partial<ContactMessage>): ContactMessage {
  const given = { ...CONTACT_DEFAULTS, ...prefilled };
  const fresh = Object.entries(next) as [ContactField, string][];
  const untouched = fresh.filter(([name, value]) => value && values[name] === given[name]);
  return { ...values, ...Object.fromEntries(untouched) };
}

const after = (context: Context, event: Change<ContactField> | Prefill): ContactMessage =>
  event.type === 'change' ? changed(context.values, event) : filledIn(context, event.values);

const submit = submitTo('sending');

/**
 * Collects a message, sends it once, and says how that went (SPEC §4).
 *
 * | state     | change                           | prefill                    | submit                    | dismiss   | done | error  | after timeout |
 * | --------- | -------------------------------- | -------------------------- | ------------------------- | --------- | ---- | ------ | ------------- |
 * | idle      | =                                | =                          | [valid] sending · invalid |           |      |        |               |
 * | invalid   | [makesValid] valid · invalid     | [makesValid] valid · =     | [valid] sending · invalid |           |      |        |               |
 * | valid     | [makesValid] valid · invalid     | =                          | [valid] sending · invalid |           |      |        |               |
 * | sending   |                                  |                            |                           |           | sent | failed | failed        |
 * | sent      | idle                             | =                          | [valid] sending · invalid | idle      |      |        |               |
 * | failed    | [makesValid] valid · invalid     | =                          | [valid] sending · invalid | valid     |      |        |               |
 *
 * Nothing is said about a field before the first submission; from then on each change is judged at once (D13):
 * `valid` is a form in which everything wrong has been put right, and which says so when it goes wrong again.
 * While sending, nothing can be edited and nothing is sent again (D16). Leaving `sending` aborts the request (D17).
 */
export const contactFormMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Change<ContactField> | Prefill | { type: 'submit' } | { type: 'dismiss' },
    input: {} as { prefilled?: Partial<ContactMessage> | undefined } | undefined,
  },
  actors: { send: fromPromise<void, ContactMessage>(() => Promise.reject(new Error('Provide the actor `send`.'))) },
  actions: {
    fill: assign(({ context, event }) => {
      assertEvent(event, ['change', 'prefill']);
      return {
        values: after(context, event),
        prefilled: event.type === 'prefill' ? event.values : context.prefilled,
      };
    }),
    clear: assign({ values: CONTACT_DEFAULTS, prefilled: {} }),
    /** The view's. */
    focusFirstError: () => {},
  },
  guards: {
    valid: ({ context }) => isValid(context.values, rules),
    makesValid: ({ context, event }) => {
      assertEvent(event, ['change', 'prefill']);
      return isValid(after(context, event), rules);
    },
  },
  delays: { timeout: MESSAGE_TIMEOUT },
}).createMachine({
  id: 'contact-form',
  context: ({ input: { prefilled = {} } = {} }) => ({
    values: filledIn({ values: CONTACT_DEFAULTS, prefilled: {} }, prefilled),
    prefilled,
  }),
  initial: 'idle',
  states: {
    idle: { on: { change: { actions: 'fill' }, prefill: { actions: 'fill' }, submit } },
    invalid: {
      on: {
        change: judged,
        prefill: [{ guard: 'makesValid', target: 'valid', actions: 'fill' }, { actions: 'fill' }],
        submit,
      },
    },
    valid: { on: { change: judged, prefill: { actions: 'fill' }, submit } },
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => trimmed(context.values),
        onDone: { target: 'sent', actions: 'clear' },
        onError: 'failed',
      },
      after: { timeout: 'failed' },
    },
    sent: {
      on: { change: { target: 'idle', actions: 'fill' }, prefill: { actions: 'fill' }, submit, dismiss: 'idle' },
    },
    failed: { on: { change: judged, prefill: { actions: 'fill' }, submit, dismiss: 'valid' } },
  },
});
