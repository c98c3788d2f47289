import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { problemsIn, type Values } from '../../forms/fields';
import { fakeBackend } from '../../testing/fake-backend';
import { type WaitlistEntry, type WaitlistField, waitlistFields, waitlistFormMachine } from './waitlist-form.machine';

const entry: WaitlistEntry = {
  firstName: 'Amara',
  lastName: 'Osei',
  email: 'amara@northline.example',
  countryCode: '+44',
  phone: '20 7946 0991',
};

function start(machine = waitlistFormMachine) {
  const clock = new SimulatedClock();
  const focused: string[] = [];
  const watched = machine.provide({ actions: { focusFirstError: () => focused.push('first error') } });
  const actor = createActor(watched, { clock }).start();
  return {
    actor,
    clock,
    focused,
    fill: (values: Partial<WaitlistEntry>) => {
      for (const [name, value] of Object.entries(values)) actor.send({ type: 'change', name, value });
    },
    submit: () => actor.send({ type: 'submit' }),
    state: () => actor.getSnapshot().value,
    values: () => actor.getSnapshot().context.values,
  };
}

/** Filled in and submitted to a backend that the test controls. */
function submitting() {
  const backend = fakeBackend<Values>();
  const form = start(waitlistFormMachine.provide({ actors: { submit: backend.logic } }));
  form.fill(entry);
  form.submit();
  return { ...form, ...backend };
}

describe('validation', () => {
  test('starts empty, with the country code at +1', () => {
    expect(start().state()).toBe('idle');
    expect(start().values()).toEqual({ firstName: '', lastName: '', email: '', countryCode: '+1', phone: '' });
  });

  test.each(Object.keys(entry) as WaitlistField[])('requires %s', (name) => {
    const form = start();
    form.fill({ ...entry, [name]: '  ' });
    form.submit();
    expect(form.state()).toBe('invalid');
    expect(form.focused).toEqual(['first error']);
    expect(problemsIn(form.values(), waitlistFields)).toEqual({ [name]: 'missing' });
    form.fill({ [name]: entry[name] });
    expect(form.state()).toBe('valid');
    form.fill({ [name]: '' });
    expect(form.state()).toBe('invalid');
  });
});

describe('with a backend', () => {
  test('submits the five trimmed fields once', () => {
    const backend = fakeBackend<Values>();
    const form = start(waitlistFormMachine.provide({ actors: { submit: backend.logic } }));
    form.fill({ ...entry, firstName: ' Amara ' });
    form.submit();
    form.submit();
    form.fill({ firstName: 'Too late' });
    expect(backend.received.map(({ input }) => input)).toEqual([entry]);
    expect(form.values().firstName).toBe(' Amara ');
    expect(Object.keys(form.actor.getSnapshot().children)).toEqual(['submit']);
  });

  test('aborts and fails after 30 s without an answer', async () => {
    const form = submitting();
    form.clock.increment(29_999);
    expect(form.state()).toBe('submitting');
    form.clock.increment(1);
    expect(form.state()).toBe('unanswered');
    expect(form.received[0]?.signal.aborted).toBe(true);
    await form.succeed();
    expect(form.state()).toBe('unanswered');
  });
});

test('shows thanks until the reader resets the form', async () => {
  const form = submitting();
  await form.succeed();
  form.clock.increment(3_600_000);
  expect(form.state()).toBe('submitted');
  form.actor.send({ type: 'reset' });
  expect(form.state()).toBe('idle');
  expect(form.received).toHaveLength(1);
});
