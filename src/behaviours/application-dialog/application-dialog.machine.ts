import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { APPLICATION_TIMEOUT, SubmissionRefused } from '../submission';
import {
  type Change,
  changed,
  judged,
  type Problem,
  type Problems,
  problemsIn,
  type Rule,
  submitTo,
  trimmed,
} from '../validation';

/** SPEC §3, in the order of the fields in the dialog. */
interface Values {
  name: string;
  email: string;
  mobile_number: string;
  description: string;
}

/** SPEC §7: exactly what is sent (R61). */
export interface Application extends Values {
  resume: File;
  /** The title of the job applied for. */
  position: string;
}
/** The name of a field of the form. */
export type ApplicationField = keyof Values | 'resume';

/** SPEC §8: no file when submitting. */
export const RESUME_REQUIRED = 'Resume is required';
/** SPEC §8: a file that is not a PDF was chosen. */
export const RESUME_NOT_PDF = 'Please upload a PDF file';
/** D14: a PDF that is larger than the label says. */
export const RESUME_TOO_LARGE = 'Please upload a PDF of 10 MB or less';
/** SPEC §8: the server answered with anything but 2xx. */
export const APPLICATION_REFUSED = 'Failed to submit application';
/** SPEC §8: anything else went wrong, or nobody answered (D12). */
export const APPLICATION_FAILED = 'Something went wrong';
/** SPEC §4: the server took the application. */
export const APPLICATION_SUBMITTED = 'Application submitted successfully!';
/** SPEC §4: what the button says meanwhile. */
export const APPLICATION_SUBMITTING = 'Submitting...';

/** SPEC §9: how long the success is shown before the dialog closes, in ms. */
export const CLOSE_AFTER_SUCCESS = 2_000;
/** SPEC §9, D14: the largest resume, in bytes. */
export const RESUME_BYTES = 10 * 1024 * 1024;

/** SPEC §5. */
const rules: Record<keyof Values, Rule> = {
  name: 'required',
  email: 'email',
  mobile_number: 'required',
  description: 'optional',
};

type ResumeProblem = 'missing' | 'notPdf' | 'tooLarge';
/** What can be wrong with a field. */
export type ApplicationProblem = Problem | ResumeProblem;

interface Context {
  /** The job applied for, or last applied for. */
  position: string;
  values: Values;
  resume: File | null;
  /** Why the file chosen last was not taken. */
  resumeProblem: Exclude<ResumeProblem, 'missing'> | null;
}

const empty: Omit<Context, 'position'> = {
  values: { name: '', email: '', mobile_number: '', description: '' },
  resume: null,
  resumeProblem: null,
};

type Filling = Change<keyof Values> | { type: 'file.choose'; file: File | null };

/** Some systems know no type for a PDF; its name then decides (D14). */
const isPdf = ({ type, name }: File) => type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name));

function chosen(file: File | null): Pick<Context, 'resume' | 'resumeProblem'> {
  if (file && !isPdf(file)) return { resume: null, resumeProblem: 'notPdf' };
  if (file && file.size > RESUME_BYTES) return { resume: null, resumeProblem: 'tooLarge' };
  return { resume: file, resumeProblem: null };
}

const after = (context: Context, event: Filling): Context =>
  event.type === 'change'
    ? { ...context, values: changed(context.values, event) }
    : { ...context, ...chosen(event.file) };

/** What is wrong with which field; empty when the application may be sent. */
export function applicationProblems({
  values,
  resume,
  resumeProblem,
}: Omit<Context, 'position'>): Problems<ApplicationField, ApplicationProblem> {
  return { ...problemsIn(values, rules), ...(!resume && { resume: resumeProblem ?? 'missing' }) };
}

const isValid = (context: Context) => Object.keys(applicationProblems(context)).length === 0;

const submit = submitTo('submitting');

/**
 * Takes an application for one of the open positions (SPEC §4).
 *
 * | state           | open         | close  | change                                 | file.choose                            | submit                                 | done           | error                                | after timeout | after closeAfterSuccess |
 * | --------------- | ------------ | ------ | -------------------------------------- | -------------------------------------- | -------------------------------------- | -------------- | ------------------------------------ | ------------- | ----------------------- |
 * | closed          | open.editing |        |                                        |                                        |                                        |                |                                      |               |                         |
 * | open.editing    |              | closed | =                                      | =                                      | [valid] open.submitting · open.invalid |                |                                      |               |                         |
 * | open.invalid    |              | closed | [makesValid] open.valid · open.invalid | [makesValid] open.valid · open.invalid | [valid] open.submitting · open.invalid |                |                                      |               |                         |
 * | open.valid      |              | closed | [makesValid] open.valid · open.invalid | [makesValid] open.valid · open.invalid | [valid] open.submitting · open.invalid |                |                                      |               |                         |
 * | open.submitting |              | closed |                                        |                                        |                                        | open.submitted | [refused] open.refused · open.failed | open.failed   |                         |
 * | open.submitted  |              | closed |                                        |                                        |                                        |                |                                      |               | closed                  |
 * | open.refused    |              | closed | [makesValid] open.valid · open.invalid | [makesValid] open.valid · open.invalid | [valid] open.submitting · open.invalid |                |                                      |               |                         |
 * | open.failed     |              | closed | [makesValid] open.valid · open.invalid | [makesValid] open.valid · open.invalid | [valid] open.submitting · open.invalid |                |                                      |               |                         |
 *
 * It may be closed at any time (D15): what was typed waits for the same position and is reset for another; closing while
 * submitting aborts the request. Only `submitted` clears, when it is left. A file that cannot be taken is put aside at
 * once, with the reason; the rest is judged as in the contact form.
 */
export const applicationDialogMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Filling | { type: 'open'; position: string } | { type: 'close' } | { type: 'submit' },
  },
  actors: { submit: fromPromise<void, Application>(() => Promise.reject(new Error('Provide the actor `submit`.'))) },
  actions: {
    takePosition: assign(({ context, event }) => {
      assertEvent(event, 'open');
      return event.position === context.position ? {} : { ...empty, position: event.position };
    }),
    fill: assign(({ context, event }) => {
      assertEvent(event, ['change', 'file.choose']);
      return after(context, event);
    }),
    clear: assign(empty),
    /** The view's. */
    focusFirstError: () => {},
  },
  guards: {
    valid: ({ context }) => isValid(context),
    makesValid: ({ context, event }) => {
      assertEvent(event, ['change', 'file.choose']);
      return isValid(after(context, event));
    },
    refused: ({ event }) => 'error' in event && event.error instanceof SubmissionRefused,
  },
  delays: { timeout: APPLICATION_TIMEOUT, closeAfterSuccess: CLOSE_AFTER_SUCCESS },
}).createMachine({
  id: 'application-dialog',
  context: { ...empty, position: '' },
  initial: 'closed',
  states: {
    closed: { on: { open: { target: 'open', actions: 'takePosition' } } },
    open: {
      on: { close: 'closed' },
      initial: 'editing',
      states: {
        editing: { on: { change: { actions: 'fill' }, 'file.choose': { actions: 'fill' }, submit } },
        invalid: { on: { change: judged, 'file.choose': judged, submit } },
        valid: { on: { change: judged, 'file.choose': judged, submit } },
        submitting: {
          invoke: {
            id: 'submit',
            src: 'submit',
            input: ({ context: { values, resume, position } }) => ({
              ...trimmed(values),
              // `valid` has seen to it that there is one.
              resume: resume as File,
              position,
            }),
            onDone: 'submitted',
            onError: [{ guard: 'refused', target: 'refused' }, { target: 'failed' }],
          },
          after: { timeout: 'failed' },
        },
        submitted: {
          after: { closeAfterSuccess: '#application-dialog.closed' },
          exit: 'clear',
        },
        refused: { on: { change: judged, 'file.choose': judged, submit } },
        failed: { on: { change: judged, 'file.choose': judged, submit } },
      },
    },
  },
});
