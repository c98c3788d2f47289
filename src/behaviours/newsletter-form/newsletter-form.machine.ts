import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { MESSAGE_TIMEOUT } from '../submission';
import { type Change, changed, isValid, judged, type Problems, problemsIn, type Rule, submitTo } from '../validation';

/** R79: inside the empty field. */
export const NEWSLETTER_PLACEHOLDER = 'Enter your email';
/** R79: on the button. */
export const NEWSLETTER_SUBSCRIBE = 'Subscribe';
/** D9: what the button says meanwhile. */
export const NEWSLETTER_SUBMITTING = 'Subscribing...';
/** D9: the address has arrived. */
export const NEWSLETTER_SUBSCRIBED = 'You are subscribed.';
/** D9, D12: it has not. */
export const NEWSLETTER_FAILED = 'You are not subscribed yet. Please try again.';

interface Values {
  email: string;
}
const rules: Record<keyof Values, Rule> = { email: 'email' };

/** What is wrong with the address; empty when it may be sent. */
export const newsletterProblems = (values: Values): Problems<keyof Values> => problemsIn(values, rules);

const submit = submitTo('submitting');

/**
 * Takes one address (D9).
 *
 * | state      | change                       | submit                       | dismiss | done       | error  | after timeout |
 * | ---------- | ---------------------------- | ---------------------------- | ------- | ---------- | ------ | ------------- |
 * | idle       | =                            | [valid] submitting · invalid |         |            |        |               |
 * | invalid    | [makesValid] valid · invalid | [valid] submitting · invalid |         |            |        |               |
 * | valid      | [makesValid] valid · invalid | [valid] submitting · invalid |         |            |        |               |
 * | submitting |                              |                              |         | subscribed | failed | failed        |
 * | subscribed | idle                         | [valid] submitting · invalid | idle    |            |        |               |
 * | failed     | [makesValid] valid · invalid | [valid] submitting · invalid | valid   |            |        |               |
 *
 * The states are the contact form's, and mean the same.
 */
export const newsletterFormMachine = setup({
  types: {
    context: {} as { values: Values },
    events: {} as Change<keyof Values> | { type: 'submit' } | { type: 'dismiss' },
  },
  actors: { subscribe: fromPromise<void, string>(() => Promise.reject(new Error('Provide the actor `subscribe`.'))) },
  actions: {
    fill: assign(({ context, event }) => {
      assertEvent(event, 'change');
      return { values: changed(context.values, event) };
    }),
    clear: assign({ values: { email: '' } }),
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
  id: 'newsletter-form',
  context: { values: { email: '' } },
  initial: 'idle',
  states: {
    idle: { on: { change: { actions: 'fill' }, submit } },
    invalid: { on: { change: judged, submit } },
    valid: { on: { change: judged, submit } },
    submitting: {
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: ({ context }) => context.values.email.trim(),
        onDone: { target: 'subscribed', actions: 'clear' },
        onError: 'failed',
      },
      after: { timeout: 'failed' },
    },
    subscribed: { on: { change: { target: 'idle', actions: 'fill' }, submit, dismiss: 'idle' } },
    failed: { on: { change: judged, submit, dismiss: 'valid' } },
  },
});
