import { describe, expect, test } from 'vitest';
import type { EventFromLogic } from 'xstate';
import { emptyValues, problemsIn } from '../../forms/fields';
import type { StandardSchema } from '../../forms/schema';
import { SubmissionRefused } from '../../forms/submission';
import { formActor } from '../../testing/form-actor';
import type { Step } from '../../testing/steps';
import { createFormMachine, type FormInput, formMachine } from './form.machine';

type FormEvent = EventFromLogic<typeof formMachine>;
type Steps = Step<FormEvent>[];

const change = (name: string, value: string | File) => ({ type: 'change', name, value }) as const;
const changes = (values: Record<string, string>) => Object.entries(values).map(([name, value]) => change(name, value));
const prefill = (values: Record<string, string>) => ({ type: 'prefill', values }) as const;
const define = (fields: FormInput['fields'] & object) => ({ type: 'define', fields }) as const;
const refuse = (problems: object | null) => ({ type: 'refuse', problems }) as const;
const report = (problems: Record<string, string>) => ({ type: 'report', problems }) as const;

const fields = {
  name: { required: true },
  size: { type: 'select', options: ['small', 'large'] },
} as const;

/** A form of one required field and a choice. */
const start = (input: FormInput = {}, schema?: StandardSchema) =>
  formActor<FormEvent>(createFormMachine({ id: 'order', fields, timeout: 1_000, ...(schema && { schema }) }), input);

test('submits an empty object if it has no fields', () => {
  const { calls, now } = formActor<FormEvent>(formMachine);
  expect(now('submit')).toBe('submitting');
  expect(calls.map(({ input }) => input)).toEqual([{}]);
});

describe('the product’s fields', () => {
  test('may be others later: what was typed is kept, and not submitted while its field is away', () => {
    const { calls, context, now, values } = start({ fields: { note: {} }, prefilled: { company: 'Northline' } });
    const others = { seats: { type: 'select', options: ['2', '4'] }, company: {} } as const;
    now(change('name', 'Amara Osei'), change('note', 'Later'), define(others));
    expect(context().fields).toEqual(others);
    expect(values()).toMatchObject({ name: 'Amara Osei', size: 'small', seats: '2', company: 'Northline' });
    now(define({ note: {} }));
    expect(values().note).toBe('Later');
    now(define({}), 'submit');
    expect(calls.map(({ input }) => input)).toEqual([{ name: 'Amara Osei', size: 'small' }]);
  });

  test('lose their errors when they are removed', async () => {
    const { fail, now } = start({ fields: { phone: {} } });
    now(change('name', 'Amara Osei'), 'submit');
    await fail(new SubmissionRefused('No.', { fields: { phone: 'No answer' } }));
    expect(now(define({}), change('size', 'large'))).toBe('valid');
  });

  test('leave a valid form when the only one with an error is removed', () => {
    const { now } = start({ fields: { phone: { required: true } } });
    now(change('name', 'Amara Osei'), 'submit');
    expect(now(define({}))).toBe('valid');
  });

  test('have their first option if the current one is removed, and take no unknown one', () => {
    const { now, values } = start();
    now(change('size', 'large'), define({ size: { type: 'select', options: ['huge', 'vast'] } }));
    expect(values().size).toBe('huge');
    now(prefill({ size: 'small' }));
    expect(values().size).toBe('huge');
    now(prefill({ size: 'vast' }));
    expect(values().size).toBe('vast');
  });
});

test('says how much has been sent, between 0 and 1, and forgets it with the next submission', async () => {
  const { context, fail, now } = start({ prefilled: { name: 'Amara' } });
  now('submit');
  const shown = [0.4, -1, 2].map((fraction) => {
    now({ type: 'progress', fraction });
    return context().progress;
  });
  expect(shown).toEqual([0.4, 0, 1]);
  await fail();
  now('submit');
  expect(context().progress).toBeNull();
});

test('shows the problems that a check reports beside those before', () => {
  const { context, now } = start();
  now(change('name', 'Amara'), report({ name: 'That name is taken' }), report({ size: 'None is left' }));
  expect(context().serverErrors).toEqual({ name: 'That name is taken', size: 'None is left' });
});

test('controls that violate their own constraints stop the submission, beside the fields’ own problems', () => {
  const { context, now } = start();
  const problems = { size: 'Pick another', name: 'Fill this in' };
  expect(now({ type: 'submit', controls: { skipped: [], problems, values: {} } })).toBe('invalid');
  expect(context().nativeErrors).toEqual(problems);
});

test('a schema gets the data of the fields and of other controls', () => {
  const asked: unknown[] = [];
  const validate = (value: unknown) => {
    asked.push(value);
    return { issues: [{ message: 'Too early', path: ['name'] }] };
  };
  const { now } = start({}, { '~standard': { version: 1, vendor: 'test', validate } });
  const controls = { skipped: [], problems: {}, values: { token: 'abc' } };
  expect(now(change('name', ' Amara '), { type: 'submit', controls })).toBe('invalid');
  expect(asked[0]).toEqual({ name: 'Amara', size: 'small', token: 'abc' });
});

describe('a server’s refusal', () => {
  test('shows its reasons beside their fields, until the field is changed', async () => {
    const { context, fail, now } = start({ fields: { note: {} } });
    now(change('name', 'Ines'), 'submit');
    await fail(new SubmissionRefused('No.', { fields: { name: 'Say who you are', note: 'Too rude' } }));
    expect(now()).toBe('refused');
    expect(context().serverErrors).toEqual({ name: 'Say who you are', note: 'Too rude' });
    expect(now(change('name', 'Amara Osei'))).toBe('invalid');
    expect(context().serverErrors).toEqual({ note: 'Too rude' });
    expect(now(change('note', 'Please'))).toBe('valid');
  });

  test('is forgotten with the next submission', async () => {
    const { context, fail, now } = start({ prefilled: { name: 'Ines' } });
    now('submit');
    await fail(new SubmissionRefused('No.', { fields: { name: 'Say who you are' }, reason: 'Try again' }));
    expect(context()).toMatchObject({ serverMessage: 'Try again' });
    now('submit');
    expect(context()).toMatchObject({ serverErrors: {}, serverMessage: '' });
  });
});

describe('errors that the product gives', () => {
  const taken = { name: ['is taken', 'is short'] };

  test('validate no other field before the first submission', () => {
    const { now } = start({ errors: { size: 'None is left' }, fields: { note: { required: true } } });
    expect(now(change('size', 'large'))).toBe('valid');
    expect(now('submit')).toBe('invalid');
  });

  test('later, replace those before, and go when the product takes them back', () => {
    const { context, now } = start({ prefilled: { name: 'Ines' } });
    expect(now(refuse(taken))).toBe('refused');
    expect(now(refuse({ size: 'None is left' }))).toBe('refused');
    expect(context().serverErrors).toEqual({ size: 'None is left' });
    now(refuse(null));
    expect(context().serverErrors).toEqual({});
    expect(now(refuse({ name: 'No', size: 'No' }), change('size', 'large'))).toBe('invalid');
    expect(now(refuse({}), change('size', 'small'))).toBe('valid');
  });

  test('end a submission, and keep what was typed', () => {
    const { calls, now, values } = start();
    now(change('name', 'Ines'), 'submit');
    expect(now(refuse({}))).toBe('submitting');
    expect(now(refuse(taken))).toBe('refused');
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(values().name).toBe('Ines');
  });
});

const messageFields = {
  name: { required: true },
  email: { type: 'email', required: true },
  subject: { required: true },
  product: { type: 'select', options: ['All', 'BDR', 'Phishing', 'Transcribe'] },
} as const;
const message = { name: 'Amara Osei', email: 'amara@northline.example', subject: 'Calls after six', product: 'All' };
const DEFAULTS = emptyValues(messageFields);

/** A form of several required fields, after these steps. */
function write(...steps: Steps) {
  const form = formActor<FormEvent>(createFormMachine({ id: 'message', fields: messageFields, timeout: 30_000 }));
  form.now(...steps);
  return form;
}
const sending = () => write(...changes(message), 'submit');

test('validates nothing before the first submission, and every change after it', () => {
  const { focused, now } = write();
  expect(now(...changes({ ...message, email: 'amara@northline.' }))).toBe('idle');
  expect(now('submit', change('subject', 'Another'))).toBe('invalid');
  expect(now(change('email', message.email))).toBe('valid');
  expect(now(change('subject', 'A third'))).toBe('valid');
  expect(now(change('subject', ' '))).toBe('invalid');
  expect(focused()).toBe(1);
});

test('validates a field that the reader has left by what the browser says of its control, too', () => {
  const { context, now } = write(change('subject', 'Calls'));
  expect(now({ type: 'leave', name: 'subject' })).toBe('idle');
  expect(now({ type: 'leave', name: 'subject', problem: 'Enter a date' })).toBe('invalid');
  expect(context().nativeErrors).toEqual({ subject: 'Enter a date' });
  expect(now(change('subject', 'Calls'))).toBe('valid');
  expect(now({ type: 'leave', name: 'subject', problem: 'Enter a date' })).toBe('invalid');
});

describe('submitting', () => {
  test('resets to the defaults after success', async () => {
    const { context, now, succeed, values } = write(prefill({ subject: 'Voice AI demo', product: 'Phishing' }));
    now(change('name', message.name), change('email', message.email), 'submit');
    await succeed();
    expect(now()).toBe('submitted');
    expect(values()).toEqual(DEFAULTS);
    expect(context().prefilled).toEqual({});
  });

  test('aborts without an answer in time, and ignores one after that', async () => {
    const { now, calls, succeed, values } = sending();
    expect(calls[0]?.signal.aborted).toBe(false);
    expect(now(30_000)).toBe('unanswered');
    expect(calls[0]?.signal.aborted).toBe(true);
    await succeed();
    expect(now()).toBe('unanswered');
    expect(values()).toEqual(message);
  });
});

describe('prefilled values', () => {
  test('may be in the input', () => {
    const machine = createFormMachine({ id: 'message', fields: messageFields, timeout: 30_000 });
    const prefilled = { subject: 'Voice AI demo', name: '', product: undefined };
    expect(formActor(machine, { prefilled }).values()).toEqual({ ...DEFAULTS, subject: 'Voice AI demo' });
  });

  test.each<[string, Steps, Partial<typeof message>]>([
    [
      'never replace what was typed',
      [change('name', 'Amara'), prefill({ name: 'Ines', subject: 'Voice AI demo', product: 'Phishing' })],
      { name: 'Amara', subject: 'Voice AI demo', product: 'Phishing' },
    ],
    [
      'may change later, but not what was chosen',
      [prefill({ subject: 'Demo' }), change('product', 'BDR'), prefill({ subject: 'Consulting', product: 'Phishing' })],
      { subject: 'Consulting', product: 'BDR' },
    ],
    [
      'may be empty, and leave fields without a value unchanged (specify/specify7#7930)',
      [prefill({ subject: 'Demo', name: 'Ines' }), prefill({ subject: '', product: 'BDR' })],
      { subject: '', name: 'Ines', product: 'BDR' },
    ],
  ])('%s', (_, steps, expected) => {
    expect(write(...steps).values()).toMatchObject(expected);
  });

  test('may fix an error', () => {
    const { now, values } = write(...changes({ ...message, subject: '' }), 'submit');
    expect(problemsIn(values(), messageFields)).toEqual({ subject: 'missing' });
    expect(now(prefill({ product: 'Phishing' }))).toBe('invalid');
    expect(values().product).toBe('Phishing');
    expect(now(prefill({ subject: 'Voice AI demo' }))).toBe('valid');
    expect(values().subject).toBe('Voice AI demo');
    now(prefill({ subject: 'Voice AI consulting' }));
    expect(values().subject).toBe('Voice AI consulting');
  });
});
