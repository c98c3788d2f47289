/** What the contact, waitlist and newsletter forms add to the form's machine: fields, defaults and a timeout. */
import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { problemsIn, type SubmittedData } from '../../forms/fields';
import { fakeBackend } from '../../testing/fake-backend';
import { contactFields, contactFormMachine } from '../contact-form/contact-form.machine';
import { newsletterFields, newsletterFormMachine } from '../newsletter-form/newsletter-form.machine';
import { waitlistFields, waitlistFormMachine } from '../waitlist-form/waitlist-form.machine';

const email = 'amara@northline.example';
const forms = [
  {
    machine: contactFormMachine,
    fields: contactFields,
    initial: { name: '', email: '', subject: '', product: 'All', purpose: 'Schedule Demo', message: '' },
    entry: { name: 'Amara', email, subject: 'Six', product: 'BDR', purpose: 'Add to Waitlist', message: 'Who?' },
  },
  {
    machine: waitlistFormMachine,
    fields: waitlistFields,
    initial: { firstName: '', lastName: '', email: '', countryCode: '+1', phone: '' },
    entry: { firstName: 'Amara', lastName: 'Osei', email, countryCode: '+44', phone: '20 7946 0991' },
  },
  { machine: newsletterFormMachine, fields: newsletterFields, initial: { email: '' }, entry: { email } },
];

function start(machine: (typeof forms)[number]['machine'], values: object = {}) {
  const clock = new SimulatedClock();
  const focused: string[] = [];
  const backend = fakeBackend<SubmittedData>();
  const watched = machine.provide({
    actors: { submit: backend.logic },
    actions: { focusFirstError: () => focused.push('first error') },
  });
  const actor = createActor(watched, { clock }).start();
  const fill = (changed: object) => {
    for (const [name, value] of Object.entries(changed)) actor.send({ type: 'change', name, value });
  };
  fill(values);
  const submit = () => actor.send({ type: 'submit' });
  return { ...backend, actor, clock, focused, fill, submit, state: () => actor.getSnapshot().value };
}

describe.each(forms)('$machine.id', ({ machine, fields, initial, entry }) => {
  test('starts empty, with the defaults of its selects', () => {
    expect(start(machine).actor.getSnapshot()).toMatchObject({ value: 'idle', context: { values: initial } });
  });

  test.each(Object.keys(entry))('requires %s, and does not accept spaces', (name) => {
    for (const value of ['', '  \n ']) {
      const form = start(machine, { ...entry, [name]: value });
      form.submit();
      expect(form.state()).toBe('invalid');
      expect(form.focused).toEqual(['first error']);
      expect(problemsIn(form.actor.getSnapshot().context.values, fields)).toEqual({ [name]: 'missing' });
      expect(form.received).toEqual([]);
    }
  });

  test('does not accept an address without its end', () => {
    const form = start(machine, { ...entry, email: 'amara@northline.' });
    form.submit();
    expect(problemsIn(form.actor.getSnapshot().context.values, fields)).toEqual({ email: 'malformed' });
    expect(form.state()).toBe('invalid');
  });

  test('sends exactly its fields, trimmed, once', () => {
    const form = start(machine, { ...entry, email: ` ${email}\n` });
    form.submit();
    form.submit();
    expect(form.received.map(({ input }) => input)).toEqual([entry]);
  });

  test('aborts and fails after 30 s without an answer', () => {
    const form = start(machine, entry);
    form.submit();
    form.clock.increment(29_999);
    expect(form.state()).toBe('submitting');
    form.clock.increment(1);
    expect(form.state()).toBe('unanswered');
    expect(form.received[0]?.signal.aborted).toBe(true);
  });
});

test('the waitlist form shows thanks until the reader resets it', async () => {
  const form = start(waitlistFormMachine, forms[1]?.entry);
  form.submit();
  await form.succeed();
  form.clock.increment(3_600_000);
  expect(form.state()).toBe('submitted');
  form.actor.send({ type: 'reset' });
  expect(form.state()).toBe('idle');
});
