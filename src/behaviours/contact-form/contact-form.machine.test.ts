import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Values } from '../../forms/fields';
import { fakeBackend } from '../../testing/fake-backend';
import { type ContactMessage, contactFormMachine } from './contact-form.machine';

const message: ContactMessage = {
  name: 'Amara Osei',
  email: 'amara@northline.example',
  subject: 'Calls after six',
  product: 'BDR',
  purpose: 'Add to Waitlist',
  message: 'Who answers?',
};

function start(prefilled?: Partial<Values>) {
  const clock = new SimulatedClock();
  const focused: string[] = [];
  const backend = fakeBackend<Values>();
  const machine = contactFormMachine.provide({
    actors: { submit: backend.logic },
    actions: { focusFirstError: () => focused.push('first error') },
  });
  const actor = createActor(machine, { clock, input: { prefilled } }).start();
  return {
    ...backend,
    actor,
    clock,
    focused,
    fill: (values: Partial<ContactMessage>) => {
      for (const [name, value] of Object.entries(values)) actor.send({ type: 'change', name, value });
    },
    state: () => actor.getSnapshot().value,
    values: () => actor.getSnapshot().context.values,
  };
}

test('starts empty, with the defaults of the selects', () => {
  expect(start().actor.getSnapshot()).toMatchObject({
    value: 'idle',
    context: {
      values: { name: '', email: '', subject: '', product: 'All', purpose: 'Schedule Demo', message: '' },
      prefilled: {},
    },
  });
});

describe('validation', () => {
  test.each(Object.keys(message))('requires %s, and does not accept spaces', (name) => {
    for (const value of ['', '  \n ']) {
      const form = start();
      form.fill({ ...message, [name]: value });
      form.actor.send({ type: 'submit' });
      expect(form.state()).toBe('invalid');
      expect(form.received).toEqual([]);
      expect(form.focused).toEqual(['first error']);
    }
  });
});

test('sends exactly the six trimmed fields', () => {
  const form = start();
  form.fill({ ...message, name: '  Amara Osei ', message: '\nWho answers?\n' });
  form.actor.send({ type: 'submit' });
  expect(form.received.map(({ input }) => input)).toEqual([message]);
});

test('fails after 30 s without an answer', () => {
  const form = start();
  form.fill(message);
  form.actor.send({ type: 'submit' });
  form.clock.increment(29_999);
  expect(form.state()).toBe('submitting');
  form.clock.increment(1);
  expect(form.state()).toBe('unanswered');
});
