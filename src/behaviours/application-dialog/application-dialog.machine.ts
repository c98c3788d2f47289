import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { FIELD_LIMITS, RESUME_BYTES } from '../../forms/limits';
import { APPLICATION_TIMEOUT_MS } from '../../forms/submission';
import { type FormContext, type FormEvent, type FormInput, formLogic, formStates, refuse } from '../form/form.machine';

/** SPEC §7: the submitted data (R61). */
export interface JobApplication {
  /** The applicant's name. */
  name: string;
  /** Where the answer goes. */
  email: string;
  /** A telephone number, as it was typed. */
  mobile_number: string;
  /** What the resume does not say. */
  description: string;
  /** The file. */
  resume: File;
  /** The title of the job applied for. */
  position: string;
}
/** The name of a field of the form. */
export type ApplicationField = Exclude<keyof JobApplication, 'position'>;

/** SPEC §8: submitted without a file. */
export const RESUME_REQUIRED = 'Resume is required';
/** SPEC §8: a file that is not a PDF. */
export const RESUME_NOT_PDF = 'Please upload a PDF file';
/** D14: a PDF larger than the label allows. */
export const RESUME_TOO_LARGE = 'Please upload a PDF of 10 MB or less';
/** SPEC §8: the server answered with a status other than 2xx. */
export const APPLICATION_REFUSED = 'Failed to submit application';
/** SPEC §8: any other error, or no answer in time (D12). */
export const APPLICATION_FAILED = 'Something went wrong';
/** SPEC §4: the application has arrived. */
export const APPLICATION_SUBMITTED = 'Application submitted successfully!';
/** SPEC §4: the button's label while submitting. */
export const APPLICATION_SUBMITTING = 'Submitting...';

/** SPEC §9: how long the success message is shown before the dialog closes, in ms. */
export const CLOSE_AFTER_SUCCESS_MS = 2_000;
/** SPEC §3, §5, in the order of the fields in the dialog (R59). The resume has no native `required` (D14). */
export const applicationFields = {
  name: { required: true, maxLength: FIELD_LIMITS.name, autoComplete: 'name' },
  email: { type: 'email', required: true, maxLength: FIELD_LIMITS.email, autoComplete: 'email' },
  mobile_number: { type: 'tel', required: true, maxLength: FIELD_LIMITS.mobile_number, autoComplete: 'tel' },
  description: { type: 'textarea', maxLength: FIELD_LIMITS.description },
  resume: {
    type: 'file',
    required: true,
    accept: { type: 'application/pdf', ending: '.pdf' },
    maxBytes: RESUME_BYTES,
  },
} as const;

/** A type and not an interface: the declarations of products write it out. */
type Context = FormContext & {
  /** The job applied for, now or last. */
  position: string;
  /** The job whose application has arrived, until the dialog is opened again; otherwise empty. */
  sent: string;
};

type DialogEvent = FormEvent | { type: 'open'; position: string } | { type: 'close' };

const form = formLogic(applicationFields);
/** The guards and assignments of the form know its own events alone: parameters of methods may be narrower. */
type Given<Result> = { method(given: { context: FormContext; event: DialogEvent }): Result }['method'];
const assignForm = (update: Given<Partial<FormContext>>) =>
  assign<Context, DialogEvent, undefined, DialogEvent, never>(update);
const guards: Record<'isValid' | 'makesValid' | 'isProblemLeft' | 'isRefused', Given<boolean>> = form;
const { submitting, submitted: _submitted, ...editable } = formStates(form);

/**
 * Takes an application for one of the open positions (SPEC §4).
 *
 * | state           | open                  | close  | change                                 | leave                        | prefill                     | define                      | report       | refuse                       | progress | submit                                   | validate                            | dismiss    | reset     | unmount         | always                   | done           | error                                  | after timeout   | after closeAfterSuccess |
 * | --------------- | --------------------- | ------ | -------------------------------------- | ---------------------------- | --------------------------- | --------------------------- | ------------ | ---------------------------- | -------- | ---------------------------------------- | ----------------------------------- | ---------- | --------- | --------------- | ------------------------ | -------------- | -------------------------------------- | --------------- | ----------------------- |
 * | closed          | open.idle             |        | =                                      |                              | =                           | =                           |              | =                            |          |                                          |                                     |            |           |                 |                          |                |                                        |                 |                         |
 * | open.idle       | [isAnother] open.idle | closed | =                                      | [isProblemLeft] open.invalid | =                           | =                           | =            | [isRefused] open.refused · = |          | [isValid] open.submitting · open.invalid | [isValid] open.valid · open.invalid |            | open.idle |                 | [isRefused] open.refused |                |                                        |                 |                         |
 * | open.invalid    | [isAnother] open.idle | closed | [makesValid] open.valid · open.invalid | [isProblemLeft] =            | [makesValid] open.valid · = | [makesValid] open.valid · = | =            | [isRefused] open.refused · = |          | [isValid] open.submitting · open.invalid | [isValid] open.valid · open.invalid |            | open.idle |                 |                          |                |                                        |                 |                         |
 * | open.valid      | [isAnother] open.idle | closed | [makesValid] open.valid · open.invalid | [isProblemLeft] open.invalid | =                           | =                           | open.invalid | [isRefused] open.refused · = |          | [isValid] open.submitting · open.invalid | [isValid] open.valid · open.invalid |            | open.idle |                 |                          |                |                                        |                 |                         |
 * | open.refused    | [isAnother] open.idle | closed | [makesValid] open.valid · open.invalid |                              | =                           | =                           | =            | [isRefused] open.refused · = |          | [isValid] open.submitting · open.invalid | [isValid] open.valid · open.invalid | open.valid | open.idle |                 |                          |                |                                        |                 |                         |
 * | open.failed     | [isAnother] open.idle | closed | [makesValid] open.valid · open.invalid |                              | =                           | =                           | =            | [isRefused] open.refused · = |          | [isValid] open.submitting · open.invalid | [isValid] open.valid · open.invalid | open.valid | open.idle |                 |                          |                |                                        |                 |                         |
 * | open.unanswered | [isAnother] open.idle | closed | [makesValid] open.valid · open.invalid |                              | =                           | =                           | =            | [isRefused] open.refused · = |          | [isValid] open.submitting · open.invalid | [isValid] open.valid · open.invalid | open.valid | open.idle |                 |                          |                |                                        |                 |                         |
 * | open.submitting | [isAnother] open.idle | closed |                                        |                              | =                           | =                           |              | [isRefused] open.refused · = | =        |                                          |                                     |            |           | open.unanswered |                          | open.submitted | [isRefused] open.refused · open.failed | open.unanswered |                         |
 * | open.submitted  | [isAnother] open.idle | closed |                                        |                              | =                           | =                           |              | [isRefused] open.refused · = |          |                                          |                                     |            |           |                 |                          |                |                                        |                 | closed                  |
 *
 * A dialog that contains the form's states. It can be closed at any time (D15): what was typed is kept for the same position
 * and reset for another; closing while submitting, or asking for another position, aborts the request. Leaving `submitted`
 * clears the form and keeps the name of its position. While closed, it takes what was typed into the page's own form before
 * hydration, for the first position.
 */
export const applicationDialogMachine = setup({
  types: {
    context: {} as Context,
    events: {} as DialogEvent,
    input: {} as FormInput | undefined,
  },
  actors: {
    submit: fromPromise<void, JobApplication>(() => Promise.reject(new Error('Provide the actor `submit`.'))),
  },
  actions: {
    takePosition: assign(({ context, event }) => {
      assertEvent(event, 'open');
      // Before it is opened first, it contains what was typed before hydration.
      return event.position === context.position || context.position === ''
        ? { position: event.position, sent: '' }
        : { ...form.resetContext(context), position: event.position, sent: '' };
    }),
    noteSent: assign(({ context }) => ({ sent: context.position })),
    fill: assignForm(form.fill),
    define: assignForm(form.fill),
    clearForm: assignForm(form.clearForm),
    resetFields: assign(({ context }) => form.resetContext(context)),
    clearErrors: assignForm(form.clearErrors),
    setServerErrors: assignForm(form.setServerErrors),
    setProgress: assignForm(form.setProgress),
    report: assignForm(form.report),
    keepRefusal: assignForm(form.keepRefusal),
    noteLeft: assignForm(form.noteLeft),
    forgetLeft: assign({ left: [] }),
    /** Provided by the view. */
    focusFirstError: () => {},
  },
  guards: {
    /** Guard: another position than the last one is opened. */
    isAnother: ({ context, event }) => {
      assertEvent(event, 'open');
      return event.position !== context.position;
    },
    isValid: guards.isValid,
    makesValid: guards.makesValid,
    isProblemLeft: guards.isProblemLeft,
    isRefused: guards.isRefused,
  },
  delays: { timeout: APPLICATION_TIMEOUT_MS, closeAfterSuccess: CLOSE_AFTER_SUCCESS_MS },
}).createMachine({
  id: 'application-dialog',
  context: ({ input }) => ({ ...form.initial(input), position: '', sent: '' }),
  initial: 'closed',
  on: { define: { actions: 'define' } },
  states: {
    closed: {
      on: {
        open: { target: 'open', actions: 'takePosition' },
        change: { actions: 'fill' },
        prefill: { actions: 'fill' },
        refuse: { actions: 'keepRefusal' },
      },
    },
    open: {
      on: { refuse, close: 'closed', open: { guard: 'isAnother', target: '.idle', actions: 'takePosition' } },
      initial: 'idle',
      states: {
        ...editable,
        submitting: {
          ...submitting,
          invoke: {
            ...submitting.invoke,
            input: ({ context, event }) =>
              ({
                ...submitting.invoke.input({ context, event: event as FormEvent }),
                position: context.position,
              }) as unknown as JobApplication,
            onDone: 'submitted',
          },
        },
        submitted: {
          entry: 'noteSent',
          exit: 'clearForm',
          on: { prefill: { actions: 'fill' } },
          after: { closeAfterSuccess: '#application-dialog.closed' },
        },
      },
    },
  },
});
