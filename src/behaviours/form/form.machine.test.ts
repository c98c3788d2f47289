import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { emptyValues, type FormValues, problemsIn, type SubmittedData } from '../../forms/fields';
import type { StandardSchema } from '../../forms/schema';
import { SubmissionRefused } from '../../forms/submission';
import { fakeBackend } from '../../testing/fake-backend';
import { createFormMachine, type FormInput, formMachine } from './form.machine';

const fields = {
  name: { required: true },
  size: { type: 'select', options: ['small', 'large'] },
} as const;

function start(input: FormInput = {}, schema?: StandardSchema) {
  const backend = fakeBackend<SubmittedData>();
  const machine = createFormMachine({ id: 'order', fields, timeout: 1_000, ...(schema && { schema }) }).provide({
    actors: { submit: backend.logic },
  });
  const actor = createActor(machine, { clock: new SimulatedClock(), input }).start();
  return { ...backend, actor, context: () => actor.getSnapshot().context, state: () => actor.getSnapshot().value };
}

test('starts with its own and the product’s fields, all empty', () => {
  const form = start({ fields: { note: { type: 'textarea' } } });
  expect(form.context()).toMatchObject({
    values: { name: '', size: 'small', note: '' },
    skipped: [],
    serverMessage: '',
  });
});

test('submits an empty object if it has no fields', () => {
  const actor = createActor(formMachine).start();
  actor.send({ type: 'submit' });
  expect(actor.getSnapshot().value).toBe('submitting');
});

test('takes other fields from the product, and keeps what was typed', () => {
  const form = start({ fields: { note: {} } });
  form.actor.send({ type: 'change', name: 'name', value: 'Amara Osei' });
  form.actor.send({ type: 'define', fields: { note: {}, seats: { type: 'select', options: ['2', '4'] } } });
  expect(form.context().fields).toEqual({ note: {}, seats: { type: 'select', options: ['2', '4'] } });
  expect(form.context().values).toEqual({ name: 'Amara Osei', size: 'small', note: '', seats: '2' });
});

test('submits only the current fields, and keeps the values of removed ones', () => {
  const form = start({ fields: { phone: {} } });
  form.actor.send({ type: 'change', name: 'name', value: 'Amara Osei' });
  form.actor.send({ type: 'change', name: 'phone', value: '+44 20 7946 0018' });
  form.actor.send({ type: 'define', fields: {} });
  form.actor.send({ type: 'define', fields: { phone: {} } });
  expect(form.context().values.phone).toBe('+44 20 7946 0018');
  form.actor.send({ type: 'define', fields: {} });
  form.actor.send({ type: 'submit' });
  expect(form.received.map(({ input }) => input)).toEqual([{ name: 'Amara Osei', size: 'small' }]);
});

test('drops the errors of a removed field', async () => {
  const form = start({ fields: { phone: {} } });
  form.actor.send({ type: 'change', name: 'name', value: 'Amara Osei' });
  form.actor.send({ type: 'submit' });
  await form.fail(new SubmissionRefused('No.', { fields: { phone: 'No answer' } }));
  form.actor.send({ type: 'define', fields: {} });
  form.actor.send({ type: 'change', name: 'size', value: 'large' });
  expect(form.state()).toBe('valid');
});

test('selects the first option if the current one is removed, and rejects unknown options', () => {
  const form = start();
  form.actor.send({ type: 'change', name: 'size', value: 'large' });
  form.actor.send({ type: 'define', fields: { size: { type: 'select', options: ['huge', 'vast'] } } });
  expect(form.context().values.size).toBe('huge');
  form.actor.send({ type: 'prefill', values: { size: 'small' } });
  expect(form.context().values.size).toBe('huge');
  form.actor.send({ type: 'prefill', values: { size: 'vast' } });
  expect(form.context().values.size).toBe('vast');
});

test('fills in a field that the product adds later with the value that it gave at the start', () => {
  const form = start({ prefilled: { company: 'Northline' } });
  form.actor.send({ type: 'define', fields: { company: {} } });
  expect(form.context().values.company).toBe('Northline');
});

test('a reset restores what was prefilled', () => {
  const form = start({ prefilled: { name: 'Amara' } });
  form.actor.send({ type: 'change', name: 'name', value: 'Ines' });
  form.actor.send({ type: 'change', name: 'size', value: 'large' });
  form.actor.send({ type: 'reset' });
  expect(form.context()).toMatchObject({ values: { name: 'Amara', size: 'small' }, prefilled: { name: 'Amara' } });
});

test('says how much has been sent, between 0 and 1, and forgets it with the next submission', async () => {
  const form = start({ prefilled: { name: 'Amara' } });
  form.actor.send({ type: 'submit' });
  for (const [fraction, progress] of [
    [0.4, 0.4],
    [-1, 0],
    [2, 1],
  ] as const) {
    form.actor.send({ type: 'progress', fraction });
    expect(form.context().progress).toBe(progress);
  }
  await form.fail();
  form.actor.send({ type: 'submit' });
  expect(form.context().progress).toBeNull();
});

test('shows the problems that a check reports beside those before', () => {
  const form = start();
  form.actor.send({ type: 'change', name: 'name', value: 'Amara' });
  form.actor.send({ type: 'report', problems: { name: 'That name is taken' } });
  form.actor.send({ type: 'report', problems: { size: 'None is left' } });
  expect(form.context().serverErrors).toEqual({ name: 'That name is taken', size: 'None is left' });
});

describe('the controls of the page', () => {
  test('that are no fields are sent, and fields without a control are not', () => {
    const form = start({ fields: { note: { required: true } } });
    form.actor.send({ type: 'change', name: 'name', value: 'Amara' });
    form.actor.send({ type: 'submit', controls: { skipped: ['note'], problems: {}, values: { token: 'abc' } } });
    expect(form.received.map(({ input }) => input)).toEqual([{ name: 'Amara', size: 'small', token: 'abc' }]);
    expect(form.context().skipped).toEqual(['note']);
  });

  test('that violate their own constraints stop the submission, beside the fields’ own problems', () => {
    const form = start();
    const problems = { size: 'Pick another', name: 'Fill this in' };
    form.actor.send({ type: 'submit', controls: { skipped: [], problems, values: {} } });
    expect(form.state()).toBe('invalid');
    expect(form.context().serverErrors).toEqual({ size: 'Pick another' });
  });
});

test('a schema gets the data of the fields and of other controls', () => {
  const asked: unknown[] = [];
  const validate = (value: unknown) => {
    asked.push(value);
    return { issues: [{ message: 'Too early', path: ['name'] }] };
  };
  const form = start({}, { '~standard': { version: 1, vendor: 'test', validate } });
  form.actor.send({ type: 'change', name: 'name', value: ' Amara ' });
  form.actor.send({ type: 'submit', controls: { skipped: [], problems: {}, values: { token: 'abc' } } });
  expect(asked[0]).toEqual({ name: 'Amara', size: 'small', token: 'abc' });
  expect(form.state()).toBe('invalid');
});

describe('a server’s refusal', () => {
  test('shows its reasons beside their fields, until the field is changed', async () => {
    const form = start({ fields: { note: {} } });
    form.actor.send({ type: 'change', name: 'name', value: 'Ines' });
    form.actor.send({ type: 'submit' });
    await form.fail(new SubmissionRefused('No.', { fields: { name: 'Say who you are', note: 'Too rude' } }));
    expect(form.state()).toBe('refused');
    expect(form.context().serverErrors).toEqual({ name: 'Say who you are', note: 'Too rude' });
    form.actor.send({ type: 'change', name: 'name', value: 'Amara Osei' });
    expect(form.context().serverErrors).toEqual({ note: 'Too rude' });
    expect(form.state()).toBe('invalid');
    form.actor.send({ type: 'change', name: 'note', value: 'Please' });
    expect(form.state()).toBe('valid');
  });

  test('is forgotten with the next submission', async () => {
    const form = start({ prefilled: { name: 'Ines' } });
    form.actor.send({ type: 'submit' });
    await form.fail(new SubmissionRefused('No.', { fields: { name: 'Say who you are' }, reason: 'Try again' }));
    expect(form.context()).toMatchObject({ serverMessage: 'Try again' });
    form.actor.send({ type: 'submit' });
    expect(form.context()).toMatchObject({ serverErrors: {}, serverMessage: '' });
  });

  test('is distinguished from a network error', async () => {
    const form = start();
    form.actor.send({ type: 'change', name: 'name', value: 'Amara Osei' });
    form.actor.send({ type: 'submit' });
    await form.fail(new Error('No network.'));
    expect(form.state()).toBe('failed');
    expect(form.context().serverErrors).toEqual({});
  });
});

test('discards a rejected file, and clears the error with the next accepted one', () => {
  const accept = { type: 'application/pdf', ending: '.pdf' };
  const form = start({ fields: { plan: { type: 'file', accept } } });
  const file = (type: string) => new File([''], 'plan', { type });
  form.actor.send({ type: 'change', name: 'plan', value: file('text/plain') });
  expect(form.context()).toMatchObject({ values: { plan: null }, fileErrors: { plan: 'notAccepted' } });
  form.actor.send({ type: 'change', name: 'plan', value: file('application/pdf') });
  expect(form.context().values.plan).toBeInstanceOf(File);
  expect(form.context().fileErrors).toEqual({});
});

/** A form of several required fields. */
const messageFields = {
  name: { required: true },
  email: { type: 'email', required: true },
  subject: { required: true },
  product: { type: 'select', options: ['All', 'BDR', 'Phishing', 'Transcribe'] },
} as const;
const messageMachine = createFormMachine({ id: 'message', fields: messageFields, timeout: 30_000 });
const message = { name: 'Amara Osei', email: 'amara@northline.example', subject: 'Calls after six', product: 'BDR' };
const DEFAULTS = emptyValues(messageFields);

function write(prefilled?: Partial<FormValues>) {
  const clock = new SimulatedClock();
  const focused: string[] = [];
  const backend = fakeBackend<SubmittedData>();
  const machine = messageMachine.provide({
    actors: { submit: backend.logic },
    actions: { focusFirstError: () => focused.push('first error') },
  });
  const actor = createActor(machine, { clock, input: { prefilled } }).start();
  return {
    ...backend,
    actor,
    clock,
    focused,
    fill: (values: Partial<typeof message>) => {
      for (const [name, value] of Object.entries(values)) actor.send({ type: 'change', name, value });
    },
    state: () => actor.getSnapshot().value,
    values: () => actor.getSnapshot().context.values,
  };
}

/** Filled in and submitting. */
function sending() {
  const form = write();
  form.fill(message);
  form.actor.send({ type: 'submit' });
  return form;
}

test('validates nothing before the first submission, and every change after it', () => {
  const form = write();
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

describe('submitting', () => {
  test('submits once, however many events arrive', () => {
    const form = sending();
    form.actor.send({ type: 'submit' });
    form.actor.send({ type: 'submit' });
    expect(form.received).toHaveLength(1);
    expect(Object.keys(form.actor.getSnapshot().children)).toEqual(['submit']);
  });

  test('ignores edits', () => {
    const form = sending();
    form.fill({ subject: 'Too late' });
    form.actor.send({ type: 'prefill', values: { subject: 'Too late' } });
    expect(form.values()).toEqual(message);
  });

  test('resets to the defaults after success', async () => {
    const form = write({ subject: 'Voice AI demo', product: 'Phishing' });
    form.fill({ name: message.name, email: message.email });
    form.actor.send({ type: 'submit' });
    await form.succeed();
    expect(form.state()).toBe('submitted');
    expect(form.values()).toEqual(DEFAULTS);
    expect(form.actor.getSnapshot().context.prefilled).toEqual({});
  });

  test('keeps everything after a failure', async () => {
    const form = sending();
    await form.fail();
    expect(form.state()).toBe('failed');
    expect(form.values()).toEqual(message);
  });

  test('aborts after 30 s without an answer', () => {
    const form = sending();
    form.clock.increment(29_999);
    expect(form.state()).toBe('submitting');
    expect(form.received[0]?.signal.aborted).toBe(false);
    form.clock.increment(1);
    expect(form.state()).toBe('unanswered');
    expect(form.received[0]?.signal.aborted).toBe(true);
  });

  test('ignores an answer after that', async () => {
    const form = sending();
    form.clock.increment(30_000);
    await form.succeed();
    expect(form.state()).toBe('unanswered');
    expect(form.values()).toEqual(message);
  });

  test('aborts when the machine stops', () => {
    const form = sending();
    form.actor.stop();
    expect(form.received[0]?.signal.aborted).toBe(true);
  });
});

describe('the result', () => {
  test('stays until dismissed, edited or submitted again', async () => {
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

  test('is followed by validation on the next edit after a failure', async () => {
    const form = sending();
    await form.fail();
    form.fill({ subject: '' });
    expect(form.state()).toBe('invalid');
    form.fill({ subject: 'Again' });
    expect(form.state()).toBe('valid');
  });

  test('can be submitted again after a failure is dismissed', async () => {
    const form = sending();
    await form.fail();
    form.actor.send({ type: 'dismiss' });
    expect(form.state()).toBe('valid');
  });
});

describe('prefilled values', () => {
  test('may be in the input', () => {
    expect(write({ subject: 'Voice AI demo' }).values()).toEqual({ ...DEFAULTS, subject: 'Voice AI demo' });
  });

  test('may change later, but never replace what was typed', () => {
    const form = write();
    form.fill({ name: 'Amara' });
    form.actor.send({ type: 'prefill', values: { name: 'Ines', subject: 'Voice AI demo', product: 'Phishing' } });
    expect(form.values()).toMatchObject({ name: 'Amara', subject: 'Voice AI demo', product: 'Phishing' });
    form.fill({ product: 'BDR' });
    form.actor.send({ type: 'prefill', values: { subject: 'Voice AI consulting', product: 'Transcribe' } });
    expect(form.values()).toMatchObject({ subject: 'Voice AI consulting', product: 'BDR' });
  });

  test('leave fields without a value unchanged', () => {
    expect(write({ subject: '', product: undefined }).values()).toEqual(DEFAULTS);
    const form = write({ subject: 'Voice AI demo' });
    form.actor.send({ type: 'prefill', values: { subject: '', product: 'BDR' } });
    expect(form.values()).toMatchObject({ subject: 'Voice AI demo', product: 'BDR' });
  });

  test('may fix an error', () => {
    const form = write();
    form.fill({ ...message, subject: '', product: 'All' });
    form.actor.send({ type: 'submit' });
    expect(problemsIn(form.values(), messageFields)).toEqual({ subject: 'missing' });
    form.actor.send({ type: 'prefill', values: { product: 'Phishing' } });
    expect(form.state()).toBe('invalid');
    expect(form.values().product).toBe('Phishing');
    form.actor.send({ type: 'prefill', values: { subject: 'Voice AI demo' } });
    expect(form.state()).toBe('valid');
    expect(form.values().subject).toBe('Voice AI demo');
    form.actor.send({ type: 'prefill', values: { subject: 'Voice AI consulting' } });
    expect(form.values().subject).toBe('Voice AI consulting');
  });

  test('keep the result', async () => {
    const sent = sending();
    await sent.succeed();
    sent.actor.send({ type: 'prefill', values: { subject: 'Voice AI demo' } });
    expect(sent.state()).toBe('submitted');
    expect(sent.values().subject).toBe('Voice AI demo');
    const failed = write();
    failed.fill({ ...message, product: 'All' });
    failed.actor.send({ type: 'submit' });
    await failed.fail();
    failed.actor.send({ type: 'prefill', values: { product: 'Phishing' } });
    expect(failed.state()).toBe('failed');
    expect(failed.values().product).toBe('Phishing');
  });
});
