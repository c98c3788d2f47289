import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { problemsIn, type Values } from '../../forms/fields';
import { fakeBackend } from '../../testing/fake-backend';
import { newsletterFields, newsletterFormMachine } from './newsletter-form.machine';

function start(email?: string) {
  const clock = new SimulatedClock();
  const focused: string[] = [];
  const backend = fakeBackend<Values>();
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

describe('an address', () => {
  test.each(['', '   ', 'amara', 'amara@northline.'])('rejects %j', (email) => {
    const form = start(email);
    form.submit();
    expect(form.state()).toBe('invalid');
    expect(form.focused).toEqual(['first error']);
    expect(problemsIn({ email }, newsletterFields)).toEqual({ email: email.trim() ? 'malformed' : 'missing' });
    expect(form.received).toEqual([]);
  });
});

test('fails after 30 s without an answer', () => {
  const form = start('amara@northline.example');
  form.submit();
  form.clock.increment(29_999);
  expect(form.state()).toBe('submitting');
  form.clock.increment(1);
  expect(form.state()).toBe('unanswered');
});
