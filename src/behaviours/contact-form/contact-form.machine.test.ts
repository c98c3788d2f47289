import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { emptyValues, type Values } from '../../forms/fields';
import { fakeBackend } from '../../testing/fake-backend';
import {
  CONTACT_FAILED,
  CONTACT_SENDING,
  CONTACT_SENT,
  type ContactMessage,
  contactFields,
  contactFormMachine,
} from './contact-form.machine';

const CONTACT_DEFAULTS = emptyValues(contactFields);

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

test('has the texts of the specification (SPEC §4, §8)', () => {
  expect([CONTACT_SENDING, CONTACT_SENT, CONTACT_FAILED]).toEqual([
    'Sending...',
    'Message sent successfully!',
    'Error sending message.',
  ]);
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

  test.each(['amara', 'amara@northline.', '@northline.example', 'amara@', 'a b@northline.example', 'amara@-x.example'])(
    'does not send with the address %j',
    (email) => {
      const form = start();
      form.fill({ ...message, email });
      form.actor.send({ type: 'submit' });
      expect(form.state()).toBe('invalid');
    },
  );

  test('accepts an address with surrounding spaces, a plus and a subdomain', () => {
    const form = start();
    form.fill({ ...message, email: ' a.b+c@mail.northline.example ' });
    form.actor.send({ type: 'submit' });
    expect(form.received[0]?.input.email).toBe('a.b+c@mail.northline.example');
  });
});

test('sends exactly the six trimmed fields', () => {
  const form = start();
  form.fill({ ...message, name: '  Amara Osei ', message: '\nWho answers?\n' });
  form.actor.send({ type: 'submit' });
  expect(form.received.map(({ input }) => input)).toEqual([message]);
});

test('resets to the defaults after success', async () => {
  const form = start({ subject: 'Voice AI demo', product: 'Phishing' });
  form.fill({ name: message.name, email: message.email, message: message.message });
  form.actor.send({ type: 'submit' });
  await form.succeed();
  expect(form.values()).toEqual(CONTACT_DEFAULTS);
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
