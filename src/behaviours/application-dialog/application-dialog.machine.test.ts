import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { problemsIn } from '../../forms/fields';
import { SubmissionRefused } from '../../forms/submission';
import { fakeBackend } from '../../testing/fake-backend';
import { applicationDialogMachine, applicationFields, type JobApplication } from './application-dialog.machine';

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

function start() {
  const clock = new SimulatedClock();
  const focused: string[] = [];
  const backend = fakeBackend<JobApplication>();
  const machine = applicationDialogMachine.provide({
    actors: { submit: backend.logic },
    actions: { focusFirstError: () => focused.push('first error') },
  });
  const actor = createActor(machine, { clock }).start();
  const context = () => actor.getSnapshot().context;
  return {
    ...backend,
    actor,
    clock,
    focused,
    context,
    open: (position = 'Product Manager') => actor.send({ type: 'open', position }),
    close: () => actor.send({ type: 'close' }),
    fill: (values: Partial<typeof typed>) => {
      for (const [name, value] of Object.entries(values)) actor.send({ type: 'change', name, value });
    },
    choose: (chosen: File | null) => actor.send({ type: 'change', name: 'resume', value: chosen }),
    submit: () => actor.send({ type: 'submit' }),
    is: (state: string) => {
      const { value } = actor.getSnapshot();
      expect(typeof value === 'string' ? value : `open.${value.open}`).toBe(state);
    },
    resumeProblem: () => context().fileErrors.resume ?? problemsIn(context().values, applicationFields).resume,
  };
}

function filled() {
  const dialog = start();
  dialog.open();
  dialog.fill(typed);
  dialog.choose(pdf);
  return dialog;
}

function submitting() {
  const dialog = filled();
  dialog.submit();
  dialog.is('open.submitting');
  return dialog;
}

test('starts closed and empty', () => {
  const dialog = start();
  dialog.is('closed');
  expect(dialog.context()).toMatchObject({ position: '', sent: '', values: nothing, fileErrors: {}, serverErrors: {} });
});

describe('opening for another position while open', () => {
  test('resets the form and aborts the request', () => {
    const dialog = submitting();
    dialog.open('Senior AI Engineer');
    dialog.is('open.idle');
    expect(dialog.context()).toMatchObject({ position: 'Senior AI Engineer', values: nothing });
    expect(dialog.received.at(-1)?.signal.aborted).toBe(true);
  });

  test('changes nothing for the same position', () => {
    const dialog = filled();
    dialog.fill({ email: 'jun' });
    dialog.submit();
    dialog.open();
    dialog.is('open.invalid');
    expect(dialog.context().values).toMatchObject({ ...typed, email: 'jun' });
  });
});

describe('validation', () => {
  test.each(['name', 'email', 'mobile_number'] as const)('requires %s', (name) => {
    const dialog = filled();
    dialog.fill({ [name]: '  ' });
    dialog.is('open.idle');
    dialog.submit();
    dialog.is('open.invalid');
    expect(dialog.focused).toEqual(['first error']);
    expect(dialog.received).toEqual([]);
    dialog.fill({ [name]: typed[name] });
    dialog.is('open.valid');
    dialog.fill({ [name]: '' });
    dialog.is('open.invalid');
  });

  test('checks the form of an address, and makes the description optional', () => {
    const dialog = filled();
    dialog.fill({ email: 'jun@park.', description: '' });
    dialog.submit();
    dialog.is('open.invalid');
    dialog.fill({ email: 'jun@park.example' });
    dialog.submit();
    dialog.is('open.submitting');
  });

  test('requires a resume', () => {
    const dialog = start();
    dialog.open();
    dialog.fill(typed);
    dialog.submit();
    dialog.is('open.invalid');
    expect(problemsIn(dialog.context().values, applicationFields)).toEqual({ resume: 'missing' });
    dialog.choose(pdf);
    dialog.is('open.valid');
    dialog.choose(null);
    dialog.is('open.invalid');
  });
});

describe('the resume', () => {
  test.each([
    ['a PDF', file('cv.pdf', 'application/pdf')],
    ['a PDF under another name', file('cv', 'application/pdf')],
    ['a file of no known type that is named like a PDF', file('CV.PDF', '')],
    ['a PDF of exactly 10 MB', file('cv.pdf', 'application/pdf', 10_485_760)],
  ])('accepts %s', (_what, chosen) => {
    const dialog = start();
    dialog.open();
    dialog.choose(chosen);
    expect(dialog.context()).toMatchObject({ values: { resume: chosen }, fileErrors: {} });
    expect(dialog.resumeProblem()).toBeUndefined();
  });

  test.each([
    ['a text document', file('portfolio.docx', 'application/msword'), 'notAccepted'],
    ['another type under the name of a PDF', file('cv.pdf', 'image/png'), 'notAccepted'],
    ['a file of no known type', file('cv', ''), 'notAccepted'],
    ['a name that only contains the ending', file('cv.pdf.exe', ''), 'notAccepted'],
    ['a PDF of a byte more than 10 MB', file('cv.pdf', 'application/pdf', 10_485_761), 'tooLarge'],
    ['a large text document', file('a.docx', 'application/msword', 10_485_761), 'notAccepted'],
  ])('rejects %s at once and discards the file chosen before', (_what, chosen, problem) => {
    const dialog = filled();
    dialog.choose(chosen);
    dialog.is('open.idle');
    expect(dialog.context().values.resume).toBeNull();
    expect(dialog.resumeProblem()).toBe(problem);
    dialog.submit();
    dialog.is('open.invalid');
    expect(dialog.resumeProblem(), 'none has been chosen now (R60)').toBe('missing');
    dialog.choose(pdf);
    dialog.is('open.valid');
    dialog.choose(chosen);
    dialog.is('open.invalid');
  });
});

describe('submitting', () => {
  test('sends the six trimmed fields once', () => {
    const dialog = filled();
    dialog.fill({ name: ' Jun Park ' });
    dialog.submit();
    dialog.submit();
    expect(dialog.received.map(({ input }) => input)).toEqual([{ ...typed, resume: pdf, position: 'Product Manager' }]);
    expect(Object.keys(dialog.actor.getSnapshot().children)).toEqual(['submit']);
  });

  test('is refused by a server’s no and fails on any other error; both keep all values', async () => {
    for (const [reason, state] of [
      [new SubmissionRefused('400'), 'open.refused'],
      [new TypeError('network'), 'open.failed'],
      ['not even an error', 'open.failed'],
    ] as const) {
      const dialog = submitting();
      await dialog.fail(reason);
      dialog.is(state);
      expect(dialog.context()).toMatchObject({ values: { ...typed, resume: pdf } });
      dialog.submit();
      expect(dialog.received).toHaveLength(2);
      await dialog.fail(reason);
      dialog.fill({ name: 'Jun' });
      dialog.is('open.valid');
      dialog.submit();
      await dialog.fail(reason);
      dialog.choose(null);
      dialog.is('open.invalid');
    }
  });

  test('fails and aborts after 120 s without an answer', async () => {
    const dialog = submitting();
    dialog.clock.increment(119_999);
    dialog.is('open.submitting');
    dialog.clock.increment(1);
    dialog.is('open.unanswered');
    expect(dialog.received[0]?.signal.aborted).toBe(true);
    await dialog.succeed();
    dialog.is('open.unanswered');
  });
});

test('says how much of the resume has been sent', () => {
  const dialog = submitting();
  dialog.actor.send({ type: 'progress', fraction: 0.5 });
  expect(dialog.context().progress).toBe(0.5);
});

test('shows what a check reports, and a reset empties the form for the same position', () => {
  const dialog = filled();
  dialog.actor.send({ type: 'report', problems: { email: 'You have applied already' } });
  expect(dialog.context().serverErrors).toEqual({ email: 'You have applied already' });
  dialog.actor.send({ type: 'reset' });
  dialog.is('open.idle');
  expect(dialog.context()).toMatchObject({ position: 'Product Manager', values: nothing, serverErrors: {} });
});

describe('success', () => {
  test.each(['Product Manager', 'Senior AI Engineer'])('is known until it is opened for %s', async (position) => {
    const dialog = submitting();
    await dialog.succeed();
    expect(dialog.context().sent).toBe('Product Manager');
    dialog.clock.increment(2_000);
    expect(dialog.context().sent).toBe('Product Manager');
    dialog.open(position);
    expect(dialog.context().sent).toBe('');
  });

  test('is shown for exactly 2 s, then closes and clears the dialog', async () => {
    const dialog = submitting();
    await dialog.succeed();
    dialog.clock.increment(1_999);
    dialog.is('open.submitted');
    dialog.clock.increment(1);
    dialog.is('closed');
    expect(dialog.context()).toMatchObject({ values: nothing, fileErrors: {} });
  });

  test('clears a dialog that is closed within the 2 s', async () => {
    const dialog = submitting();
    await dialog.succeed();
    dialog.close();
    dialog.open();
    expect(dialog.context()).toMatchObject({ values: nothing });
  });

  test('does not close a reopened dialog with the timer of an earlier success', async () => {
    const dialog = submitting();
    await dialog.succeed();
    dialog.clock.increment(1_000);
    dialog.close();
    dialog.open('Senior AI Engineer');
    dialog.clock.increment(1_000);
    dialog.is('open.idle');
    dialog.clock.increment(3_600_000);
    dialog.is('open.idle');
  });
});

test('requires the product’s own fields, and shows a server’s reasons beside its own fields', async () => {
  const dialog = filled();
  dialog.actor.send({ type: 'define', fields: { portfolio: { maxLength: 200 } } });
  expect(dialog.context()).toMatchObject({
    fields: { portfolio: { maxLength: 200 } },
    values: { ...typed, portfolio: '' },
  });
  dialog.submit();
  await dialog.fail(new SubmissionRefused('No.', { fields: { portfolio: 'There is nothing there' } }));
  dialog.is('open.refused');
  expect(dialog.context().serverErrors).toEqual({ portfolio: 'There is nothing there' });
});

describe('closing (D15)', () => {
  test('keeps what was typed for the same position, without errors', () => {
    const dialog = filled();
    dialog.fill({ email: 'jun' });
    dialog.submit();
    dialog.is('open.invalid');
    dialog.close();
    dialog.is('closed');
    dialog.open();
    dialog.is('open.idle');
    expect(dialog.context()).toMatchObject({ values: { ...typed, email: 'jun', resume: pdf } });
  });

  test('clears what was typed for another position', () => {
    const dialog = filled();
    dialog.choose(file('portfolio.docx', 'application/msword'));
    dialog.close();
    dialog.open('Senior AI Engineer');
    expect(dialog.context()).toMatchObject({ position: 'Senior AI Engineer', values: nothing, fileErrors: {} });
  });

  test('aborts the request and keeps the values while submitting', async () => {
    const dialog = submitting();
    dialog.close();
    expect(dialog.received[0]?.signal.aborted).toBe(true);
    await dialog.succeed();
    dialog.is('closed');
    dialog.open();
    dialog.is('open.idle');
    expect(dialog.context()).toMatchObject({ values: { ...typed, resume: pdf } });
  });
});
