import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { emptyValues, problemsIn, type Values } from '../../forms/fields';
import { MESSAGE_TIMEOUT } from '../../forms/submission';
import { answerable } from '../../testing/answerable';
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
  const backend = answerable<Values>();
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

/** With everything filled in and on its way. */
function sending() {
  const form = start();
  form.fill(message);
  form.actor.send({ type: 'submit' });
  return form;
}

test('starts empty, with the defaults of the closed lists', () => {
  expect(start().actor.getSnapshot()).toMatchObject({
    value: 'idle',
    context: {
      values: { name: '', email: '', subject: '', product: 'All', purpose: 'Schedule Demo', message: '' },
      prefilled: {},
    },
  });
});

test('says what the specification says (SPEC §4, §8)', () => {
  expect([CONTACT_SENDING, CONTACT_SENT, CONTACT_FAILED]).toEqual([
    'Sending...',
    'Message sent successfully!',
    'Error sending message.',
  ]);
});

describe('what is asked for', () => {
  test.each(Object.keys(message))('nothing is sent without %s, nor with spaces in its place', (name) => {
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
    'nothing is sent with the address %j',
    (email) => {
      const form = start();
      form.fill({ ...message, email });
      form.actor.send({ type: 'submit' });
      expect(form.state()).toBe('invalid');
    },
  );

  test('an address may have spaces around it, a plus and a subdomain', () => {
    const form = start();
    form.fill({ ...message, email: ' a.b+c@mail.northline.example ' });
    form.actor.send({ type: 'submit' });
    expect(form.received[0]?.input.email).toBe('a.b+c@mail.northline.example');
  });

  test('nothing is judged before the first submission, and every change after it', () => {
    const form = start();
    form.fill({ ...message, email: 'amara@northline.' });
    expect(form.state()).toBe('idle');
    form.actor.send({ type: 'submit' });
    form.fill({ subject: 'Another' });
    expect(form.state()).toBe('invalid');
    form.fill({ email: message.email });
    expect(form.state()).toBe('valid');
    form.fill({ subject: 'A third' });
    expect(form.state()).toBe('valid');
    form.fill({ subject: ' ' });
    expect(form.state()).toBe('invalid');
    expect(form.focused).toEqual(['first error']);
  });
});

describe('sending', () => {
  test('hands over exactly the six fields, without the spaces around them', () => {
    const form = start();
    form.fill({ ...message, name: '  Amara Osei ', message: '\nWho answers?\n' });
    form.actor.send({ type: 'submit' });
    expect(form.received.map(({ input }) => input)).toEqual([message]);
  });

  test('sends once, however often it is told to', () => {
    const form = sending();
    form.actor.send({ type: 'submit' });
    form.actor.send({ type: 'submit' });
    expect(form.received).toHaveLength(1);
    expect(Object.keys(form.actor.getSnapshot().children)).toEqual(['submit']);
  });

  test('keeps what is on its way from being edited', () => {
    const form = sending();
    form.fill({ subject: 'Too late' });
    form.actor.send({ type: 'prefill', values: { subject: 'Too late' } });
    expect(form.values()).toEqual(message);
  });

  test('clears to the defaults once it has arrived', async () => {
    const form = start({ subject: 'Voice AI demo', product: 'Phishing' });
    form.fill({ name: message.name, email: message.email, message: message.message });
    form.actor.send({ type: 'submit' });
    await form.succeed();
    expect(form.state()).toBe('submitted');
    expect(form.values()).toEqual(CONTACT_DEFAULTS);
    expect(form.actor.getSnapshot().context.prefilled).toEqual({});
  });

  test('keeps everything when it has not', async () => {
    const form = sending();
    await form.fail();
    expect(form.state()).toBe('failed');
    expect(form.values()).toEqual(message);
  });

  test('waits 30 s for an answer, then gives up and aborts', () => {
    const form = sending();
    form.clock.increment(MESSAGE_TIMEOUT - 1);
    expect(form.state()).toBe('submitting');
    expect(form.received[0]?.signal.aborted).toBe(false);
    form.clock.increment(1);
    expect(form.state()).toBe('unanswered');
    expect(form.received[0]?.signal.aborted).toBe(true);
    expect(MESSAGE_TIMEOUT).toBe(30_000);
  });

  test('an answer that comes after that changes nothing', async () => {
    const form = sending();
    form.clock.increment(MESSAGE_TIMEOUT);
    await form.succeed();
    expect(form.state()).toBe('unanswered');
    expect(form.values()).toEqual(message);
  });

  test('is aborted when the machine stops', () => {
    const form = sending();
    form.actor.stop();
    expect(form.received[0]?.signal.aborted).toBe(true);
  });

  test('fails where no product provides a way to send', async () => {
    const actor = createActor(contactFormMachine, { input: { prefilled: { ...message } } }).start();
    actor.send({ type: 'submit' });
    await Promise.resolve();
    expect(actor.getSnapshot().value).toBe('failed');
  });
});

describe('what was said', () => {
  test('stays until dismissed, edited or sent again', async () => {
    const dismissed = sending();
    await dismissed.succeed();
    dismissed.clock.increment(3_600_000);
    expect(dismissed.state()).toBe('submitted');
    dismissed.actor.send({ type: 'dismiss' });
    expect(dismissed.state()).toBe('idle');

    const edited = sending();
    await edited.succeed();
    edited.fill({ name: 'Amara' });
    expect(edited.state()).toBe('idle');
    expect(edited.values().name).toBe('Amara');

    const sentAgain = sending();
    await sentAgain.fail();
    sentAgain.actor.send({ type: 'submit' });
    expect(sentAgain.state()).toBe('submitting');
    expect(sentAgain.received).toHaveLength(2);
  });

  test('after a failure an edit is judged at once', async () => {
    const form = sending();
    await form.fail();
    form.fill({ subject: '' });
    expect(form.state()).toBe('invalid');
    form.fill({ subject: 'Again' });
    expect(form.state()).toBe('valid');
  });

  test('a dismissed failure leaves a form that can be sent', async () => {
    const form = sending();
    await form.fail();
    form.actor.send({ type: 'dismiss' });
    expect(form.state()).toBe('valid');
  });
});

describe('what a link fills in', () => {
  test('may be there from the start', () => {
    expect(start({ subject: 'Voice AI demo' }).values()).toEqual({ ...CONTACT_DEFAULTS, subject: 'Voice AI demo' });
  });

  test('may come later, and again, but never over what was typed', () => {
    const form = start();
    form.fill({ name: 'Amara' });
    form.actor.send({ type: 'prefill', values: { name: 'Nobody', subject: 'Voice AI demo', product: 'Phishing' } });
    expect(form.values()).toMatchObject({ name: 'Amara', subject: 'Voice AI demo', product: 'Phishing' });
    form.fill({ product: 'BDR' });
    form.actor.send({ type: 'prefill', values: { subject: 'Voice AI consulting', product: 'Transcribe' } });
    expect(form.values()).toMatchObject({ subject: 'Voice AI consulting', product: 'BDR' });
  });

  test('leaves alone what it has no value for', () => {
    expect(start({ subject: '', product: undefined as never }).values()).toEqual(CONTACT_DEFAULTS);
    const form = start({ subject: 'Voice AI demo' });
    form.actor.send({ type: 'prefill', values: { subject: '', product: 'BDR' } });
    expect(form.values()).toMatchObject({ subject: 'Voice AI demo', product: 'BDR' });
  });

  test('may be what was missing', () => {
    const form = start();
    form.fill({ ...message, subject: '', product: 'All' });
    form.actor.send({ type: 'submit' });
    expect(problemsIn(form.values(), contactFields)).toEqual({ subject: 'missing' });
    form.actor.send({ type: 'prefill', values: { product: 'Phishing' } });
    expect(form.state()).toBe('invalid');
    expect(form.values().product).toBe('Phishing');
    form.actor.send({ type: 'prefill', values: { subject: 'Voice AI demo' } });
    expect(form.state()).toBe('valid');
    expect(form.values().subject).toBe('Voice AI demo');
    form.actor.send({ type: 'prefill', values: { subject: 'Voice AI consulting' } });
    expect(form.values().subject).toBe('Voice AI consulting');
  });

  test('takes no answer away', async () => {
    const sent = sending();
    await sent.succeed();
    sent.actor.send({ type: 'prefill', values: { subject: 'Voice AI demo' } });
    expect(sent.state()).toBe('submitted');
    expect(sent.values().subject).toBe('Voice AI demo');
    const failed = start();
    failed.fill({ ...message, product: 'All' });
    failed.actor.send({ type: 'submit' });
    await failed.fail();
    failed.actor.send({ type: 'prefill', values: { product: 'Phishing' } });
    expect(failed.state()).toBe('failed');
    expect(failed.values().product).toBe('Phishing');
  });
});
