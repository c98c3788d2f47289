import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { problemsIn, type Values } from '../../forms/fields';
import { answerable } from '../../testing/answerable';
import {
  NEWSLETTER_FAILED,
  NEWSLETTER_PLACEHOLDER,
  NEWSLETTER_SUBMITTING,
  NEWSLETTER_SUBSCRIBE,
  NEWSLETTER_SUBSCRIBED,
  newsletterFields,
  newsletterFormMachine,
} from './newsletter-form.machine';

function start(email?: string) {
  const clock = new SimulatedClock();
  const focused: string[] = [];
  const backend = answerable<Values>();
  const machine = newsletterFormMachine.provide({
    actors: { submit: backend.logic },
    actions: { focusFirstError: () => focused.push('first error') },
  });
  const actor = createActor(machine, { clock }).start();
  const type = (value: string) => actor.send({ type: 'change', name: 'email', value });
  if (email !== undefined) type(email);
  return {
    ...backend,
    actor,
    clock,
    focused,
    type,
    submit: () => actor.send({ type: 'submit' }),
    state: () => actor.getSnapshot().value,
    email: () => actor.getSnapshot().context.values.email,
  };
}

test('starts with an empty field', () => {
  expect(start().actor.getSnapshot()).toMatchObject({ value: 'idle', context: { values: { email: '' } } });
});

test('says what is decided (R79, D9)', () => {
  expect([NEWSLETTER_PLACEHOLDER, NEWSLETTER_SUBSCRIBE, NEWSLETTER_SUBMITTING]).toEqual([
    'Enter your email',
    'Subscribe',
    'Subscribing...',
  ]);
  expect([NEWSLETTER_SUBSCRIBED, NEWSLETTER_FAILED]).toEqual([
    'You are subscribed.',
    'You are not subscribed yet. Please try again.',
  ]);
});

describe('an address', () => {
  test.each(['', '   ', 'amara', 'amara@northline.'])('%j is not subscribed', (email) => {
    const form = start(email);
    form.submit();
    expect(form.state()).toBe('invalid');
    expect(form.focused).toEqual(['first error']);
    expect(problemsIn({ email }, newsletterFields)).toEqual({ email: email.trim() ? 'malformed' : 'missing' });
    expect(form.received).toEqual([]);
  });

  test('is judged on submission, and from then on as it changes', () => {
    const form = start('amara@northline.');
    expect(form.state()).toBe('idle');
    form.submit();
    form.type('amara@northline..');
    expect(form.state()).toBe('invalid');
    form.type('amara@northline.e');
    expect(form.state()).toBe('valid');
    form.type('amara@northline.example');
    expect(form.state()).toBe('valid');
    form.type('');
    expect(form.state()).toBe('invalid');
    expect(form.focused).toHaveLength(1);
  });

  test('is handed over once, without the spaces around it, and cannot be edited on its way', () => {
    const form = start(' amara@northline.example ');
    form.submit();
    form.submit();
    form.type('other@northline.example');
    expect(form.received.map(({ input }) => input)).toEqual([{ email: 'amara@northline.example' }]);
    expect(form.email()).toBe(' amara@northline.example ');
    expect(Object.keys(form.actor.getSnapshot().children)).toEqual(['submit']);
  });
});

describe('the answer', () => {
  test('clears the field when it is yes', async () => {
    const form = start('amara@northline.example');
    form.submit();
    await form.succeed();
    expect(form.state()).toBe('submitted');
    expect(form.email()).toBe('');
    form.actor.send({ type: 'dismiss' });
    expect(form.state()).toBe('idle');
  });

  test('leaves the field ready for another address', async () => {
    const form = start('amara@northline.example');
    form.submit();
    await form.succeed();
    form.type('j');
    expect(form.state()).toBe('idle');
    expect(form.email()).toBe('j');
  });

  test('keeps the address when it is no, and takes it again', async () => {
    const form = start('amara@northline.example');
    form.submit();
    await form.fail();
    expect(form.state()).toBe('failed');
    expect(form.email()).toBe('amara@northline.example');
    form.submit();
    expect(form.received).toHaveLength(2);
  });

  test('after a no, an edit is judged at once, and a dismissal leaves what can be sent', async () => {
    const form = start('amara@northline.example');
    form.submit();
    await form.fail();
    form.type('amara@');
    expect(form.state()).toBe('invalid');
    form.type('amara@northline.example');
    form.submit();
    await form.fail();
    form.type('amara.osei@northline.example');
    expect(form.state()).toBe('valid');
    form.submit();
    await form.fail();
    form.actor.send({ type: 'dismiss' });
    expect(form.state()).toBe('valid');
  });

  test('is waited for 30 s, and no longer', async () => {
    const form = start('amara@northline.example');
    form.submit();
    form.clock.increment(29_999);
    expect(form.state()).toBe('submitting');
    form.clock.increment(1);
    expect(form.state()).toBe('unanswered');
    expect(form.received[0]?.signal.aborted).toBe(true);
    await form.succeed();
    expect(form.state()).toBe('unanswered');
  });

  test('is no longer waited for when the machine stops', () => {
    const form = start('amara@northline.example');
    form.submit();
    form.actor.stop();
    expect(form.received[0]?.signal.aborted).toBe(true);
  });

  test('is no where no product provides a way to subscribe', async () => {
    const actor = createActor(newsletterFormMachine).start();
    actor.send({ type: 'change', name: 'email', value: 'amara@northline.example' });
    actor.send({ type: 'submit' });
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    expect(actor.getSnapshot().value).toBe('failed');
  });
});
