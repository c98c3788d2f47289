/** What the contact, waitlist and newsletter forms add to the form's machine: fields, defaults and a timeout. */
import { describe, expect, test } from 'vitest';
import type { EventFromLogic } from 'xstate';
import { problemsIn } from '../../forms/fields';
import { formActor } from '../../testing/form-actor';
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
  const form = formActor<EventFromLogic<typeof machine>>(machine);
  form.now(...Object.entries(values).map(([name, value]) => ({ type: 'change', name, value }) as const));
  return form;
}

describe.each(forms)('$machine.id', ({ machine, fields, initial, entry }) => {
  test('starts empty, with the defaults of its selects', () => {
    const { now, values } = start(machine);
    expect(now()).toBe('idle');
    expect(values()).toEqual(initial);
  });

  test.each(Object.keys(entry))('requires %s, and does not accept spaces', (name) => {
    for (const value of ['', '  \n ']) {
      const { calls, focused, now, values } = start(machine, { ...entry, [name]: value });
      expect(now('submit')).toBe('invalid');
      expect(focused()).toBe(1);
      expect(problemsIn<string>(values(), fields)).toEqual({ [name]: 'missing' });
      expect(calls).toEqual([]);
    }
  });

  test('sends exactly its fields, trimmed, once', () => {
    const { calls, now } = start(machine, { ...entry, email: ` ${email}\n` });
    now('submit', 'submit');
    expect(calls.map(({ input }) => input)).toEqual([entry]);
  });

  test('aborts and fails after 30 s without an answer', () => {
    const { calls, now } = start(machine, entry);
    expect(now('submit', 29_999)).toBe('submitting');
    expect(now(1)).toBe('unanswered');
    expect(calls[0]?.signal.aborted).toBe(true);
  });
});
