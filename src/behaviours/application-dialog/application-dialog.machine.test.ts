import { describe, expect, test } from 'vitest';
import type { EventFromLogic } from 'xstate';
import { problemsIn } from '../../forms/fields';
import { formActor } from '../../testing/form-actor';
import type { Step } from '../../testing/steps';
import { applicationDialogMachine, applicationFields } from './application-dialog.machine';

type DialogEvent = EventFromLogic<typeof applicationDialogMachine>;
type Steps = Step<DialogEvent>[];

const typed = {
  name: 'Jun Park',
  email: 'jun@park.example',
  mobile_number: '+1 302 555 0134',
  description: 'Ten years of speech.',
};
const nothing = { name: '', email: '', mobile_number: '', description: '', resume: null };

const file = (name: string, type: string, size = 4) => {
  const made = new File(['%PDF'], name, { type });
  return Object.defineProperty(made, 'size', { value: size });
};
const pdf = file('resume.pdf', 'application/pdf');

const open = (position = 'Product Manager') => ({ type: 'open', position }) as const;
const change = (name: keyof typeof nothing, value: string | File | null) => ({ type: 'change', name, value }) as const;
const choose = (chosen: File | null) => change('resume', chosen);
const fields = Object.entries(typed).map(([name, value]) => change(name as keyof typeof typed, value));

/** A new dialog after these steps. */
function start(...steps: Steps) {
  const dialog = formActor<DialogEvent>(applicationDialogMachine);
  dialog.now(...steps);
  const { context, values } = dialog;
  const problems = () => ({ ...problemsIn(values(), applicationFields), ...context().fileErrors });
  return { ...dialog, problems };
}

const filled = () => start(open(), ...fields, choose(pdf));
const submitting = () => start(open(), ...fields, choose(pdf), 'submit');

describe('opening while open', () => {
  test('for another position resets the form and aborts the request', () => {
    const { context, now, calls } = submitting();
    expect(now(open('Senior AI Engineer'))).toBe('idle');
    expect(context()).toMatchObject({ position: 'Senior AI Engineer', values: nothing });
    expect(calls.at(-1)?.signal.aborted).toBe(true);
  });

  test('for the same position changes nothing', () => {
    const { now, values } = filled();
    expect(now(change('email', 'jun'), 'submit', open())).toBe('invalid');
    expect(values()).toMatchObject({ ...typed, email: 'jun' });
  });
});

test.each<[keyof typeof nothing, string | null, string]>([
  ['name', '  ', 'missing'],
  ['email', '  ', 'missing'],
  ['email', 'jun@park.', 'malformed'],
  ['mobile_number', '  ', 'missing'],
  ['resume', null, 'missing'],
])('does not send the %s %j, and focuses its field', (name, value, problem) => {
  const { focused, now, problems, calls } = filled();
  expect(now(change(name, value))).toBe('idle');
  expect(now('submit')).toBe('invalid');
  expect(problems()).toEqual({ [name]: problem });
  expect(focused()).toBe(1);
  expect(calls).toEqual([]);
  expect(now(change(name, { ...typed, resume: pdf }[name]))).toBe('valid');
  expect(now(change(name, value))).toBe('invalid');
});

describe('the resume', () => {
  test.each([
    ['a PDF under another name', file('cv', 'application/pdf')],
    ['a file of no known type that is named like a PDF', file('CV.PDF', '')],
    ['another type under the name of a PDF, which the server looks into', file('cv.pdf', 'application/x-pdf')],
    ['a PDF of exactly 10 MB', file('cv.pdf', 'application/pdf', 10_485_760)],
  ])('accepts %s', (_what, chosen) => {
    const { problems, values } = start(open(), choose(chosen));
    expect(values().resume).toBe(chosen);
    expect(problems()).not.toHaveProperty('resume');
  });

  test.each([
    ['a text document', file('portfolio.docx', 'application/msword'), 'notAccepted'],
    ['a PDF of a byte more than 10 MB', file('cv.pdf', 'application/pdf', 10_485_761), 'tooLarge'],
    ['a large text document', file('a.docx', 'application/msword', 10_485_761), 'notAccepted'],
  ])('rejects %s at once and discards the file chosen before', (_what, chosen, problem) => {
    const { now, problems, values } = filled();
    expect(now(choose(chosen))).toBe('idle');
    expect(values().resume).toBeNull();
    expect(problems()).toEqual({ resume: problem });
    expect(now('submit')).toBe('invalid');
    expect(problems(), 'none has been chosen now (R60)').toEqual({ resume: 'missing' });
    expect(now(choose(pdf))).toBe('valid');
    expect(now(choose(chosen))).toBe('invalid');
  });
});

describe('submitting', () => {
  test('sends the six trimmed fields once, also without a description, and says how much has been sent', () => {
    const { actor, context, now, calls } = filled();
    now(change('name', ' Jun Park '), change('description', ''), 'submit', 'submit', {
      type: 'progress',
      fraction: 0.5,
    });
    const sent = { ...typed, description: '', resume: pdf, position: 'Product Manager' };
    expect(calls.map(({ input }) => input)).toEqual([sent]);
    expect(Object.keys(actor.getSnapshot().children)).toEqual(['submit']);
    expect(context().progress).toBe(0.5);
  });

  test('fails without a network, keeps all values, and may be repeated', async () => {
    const { fail, now, calls, values } = submitting();
    await fail(new TypeError('network'));
    expect(now()).toBe('failed');
    expect(values()).toEqual({ ...typed, resume: pdf });
    now('submit');
    expect(calls).toHaveLength(2);
  });

  test('fails and aborts after 120 s without an answer', async () => {
    const { now, calls, succeed } = submitting();
    expect(now(119_999)).toBe('submitting');
    expect(now(1)).toBe('unanswered');
    expect(calls[0]?.signal.aborted).toBe(true);
    await succeed();
    expect(now()).toBe('unanswered');
  });
});

test('shows what a check reports, and a reset empties the form for the same position', () => {
  const { context, now } = filled();
  now({ type: 'report', problems: { email: 'You have applied already' } });
  expect(context().serverErrors).toEqual({ email: 'You have applied already' });
  expect(now('reset')).toBe('idle');
  expect(context()).toMatchObject({ position: 'Product Manager', values: nothing, serverErrors: {} });
});

test('takes fields and errors of the product while it is closed, and shows both when it is opened', () => {
  const portfolio = { maxLength: 200 };
  const { context, now } = start(
    { type: 'define', fields: { portfolio } },
    { type: 'refuse', problems: { email: ['is taken'] } },
  );
  expect(now(open())).toBe('refused');
  expect(context()).toMatchObject({ fields: { portfolio }, serverErrors: { email: 'is taken' } });
});

describe('success', () => {
  const submitted = async () => {
    const dialog = submitting();
    await dialog.succeed();
    return dialog;
  };

  test('clears a dialog that is closed within the 2 s, and does not close it again when it is reopened', async () => {
    const { now, values } = await submitted();
    expect(now(1_000, 'close', open(), 1_000)).toBe('idle');
    expect(values()).toEqual(nothing);
    expect(now(3_600_000)).toBe('idle');
  });
});

describe('closing (D15)', () => {
  test('keeps what was typed for the same position, without errors', () => {
    const { now, values } = filled();
    expect(now(change('email', 'jun'), 'submit', 'close')).toBe('closed');
    expect(now(open())).toBe('idle');
    expect(values()).toEqual({ ...typed, email: 'jun', resume: pdf });
  });

  test('clears what was typed for another position', () => {
    const { context, now } = filled();
    now(choose(file('portfolio.docx', 'application/msword')), 'close', open('Senior AI Engineer'));
    expect(context()).toMatchObject({ position: 'Senior AI Engineer', values: nothing, fileErrors: {} });
  });

  test('aborts the request and keeps the values while submitting', async () => {
    const { now, calls, succeed, values } = submitting();
    now('close');
    expect(calls[0]?.signal.aborted).toBe(true);
    await succeed();
    expect(now()).toBe('closed');
    expect(now(open())).toBe('idle');
    expect(values()).toEqual({ ...typed, resume: pdf });
  });
});
