import { assertEvent, assign, fromPromise, setup } from 'xstate';
import {
  dataOf,
  emptyValues,
  type FieldDefinition,
  type FieldDefinitions,
  type FieldProblem,
  type FieldProblems,
  type FieldsByName,
  type FieldValue,
  type FormControls,
  type FormRules,
  type FormValues,
  inNotation,
  isCheckbox,
  isFile,
  isOption,
  isSameValue,
  own,
  problemsFrom,
  problemsIn,
  problemWithFile,
  type SubmittedData,
  wordsOf,
} from '../../forms/fields';
import { createJudge, type SchemaJudge, type StandardSchema } from '../../forms/schema';
import { isRefusal, MESSAGE_TIMEOUT_MS, type SubmissionRefused } from '../../forms/submission';

/** The context of a form. */
export interface FormContext {
  /** Fields that the product has added or redefined. */
  fields: FieldsByName;
  /** The values of the fields, by their names. */
  values: FormValues;
  /** The last prefilled value of each field, to distinguish it from what was typed. */
  prefilled: Partial<FormValues>;
  /** What was prefilled since the last submission: a success keeps it. */
  meanwhile: Partial<FormValues>;
  /** Why the last file was rejected. */
  fileErrors: Partial<Record<string, FieldProblem>>;
  /** The browser's errors at the last submission, of controls that violate their native constraints. */
  nativeErrors: FieldProblems;
  /** The server's errors by field, and those of the product's checks. */
  serverErrors: FieldProblems;
  /** Errors that the product gives, until they are shown: at the start, or of a dialog that is closed. */
  refusal: FieldProblems;
  /** Fields without an enabled control at the last submission: neither validated nor submitted. */
  skipped: readonly string[];
  /** In `invalid` and `valid`, the fields that are validated: those that the reader has left with an error. Null: all of them. */
  left: readonly string[] | null;
  /** Controls that nobody saw at the last submission. */
  unseen: readonly string[];
  /** The server's reason for the submission as a whole. */
  serverMessage: string;
  /** How much of the submission has been sent, from 0 to 1; null if the product does not say. */
  progress: number | null;
}

/** The events of a form. */
export type FormEvent =
  | { type: 'change'; name: string; value: FieldValue }
  | { type: 'prefill'; values: Partial<FormValues> }
  | { type: 'define'; fields: FieldsByName }
  | { type: 'submit'; controls?: FormControls }
  | { type: 'validate'; controls?: FormControls; focus?: boolean }
  | { type: 'leave'; name: string /** The browser's error of its control. */; problem?: string | undefined }
  | { type: 'progress'; fraction: number }
  | { type: 'report'; problems: FieldProblems }
  | { type: 'refuse'; problems: unknown }
  | { type: 'dismiss' | 'reset' | 'unmount' };

/** The input of a form. */
export interface FormInput {
  /** The fields, by their names. */
  fields?: FieldsByName | undefined;
  /** The prefilled values. */
  prefilled?: Partial<FormValues> | undefined;
  /** Errors by field, as a server answers: it begins `refused`. */
  errors?: unknown;
}

/** The configuration of a form. */
export interface FormDefinition {
  /** The machine's id. */
  id: string;
  /** The fields, by their names. */
  fields: FieldDefinitions;
  /** The product's own rules, after those of the fields. */
  rules?: FormRules;
  /** The product's schema of the data, after the rules. */
  schema?: StandardSchema;
  /** Timeout of a submission in ms (D12). */
  timeout: number;
}

/** The context updates of a form with these fields. Pure functions that `setup` uses in actions and guards. @internal */
export function formLogic(
  base: FieldDefinitions,
  rules: FormRules = {},
  schema?: StandardSchema,
  { problems: problemsBySchema }: SchemaJudge = createJudge(),
) {
  /** A product passes `undefined` for a field that it removes. */
  const fieldsOf = ({ fields }: Pick<FormContext, 'fields'>) =>
    Object.fromEntries(Object.entries({ ...base, ...fields }).filter(([, field]) => field)) as FieldDefinitions;

  const empty = (context: Pick<FormContext, 'fields'>) => ({
    values: emptyValues(fieldsOf(context)),
    prefilled: {},
    meanwhile: {},
    fileErrors: {},
    nativeErrors: {},
    serverErrors: {},
    refusal: {},
    skipped: [],
    left: null,
    unseen: [],
    serverMessage: '',
    progress: null,
  });

  /** What fields, rules and schema find. `others`: data of controls that are no fields. */
  const problemsOfValues = (
    values: FormValues,
    fields: FieldDefinitions,
    others: SubmittedData = {},
  ): FieldProblems => ({
    ...only(problemsBySchema(schema, { ...dataOf(only(values, fields), fields), ...others }), fields),
    ...problemsIn(values, fields, rules),
  });

  /** Whether a field still has its prefilled value. */
  const hasPrefilledValue = (context: FormContext, name: string) => {
    const fields = fieldsOf(context);
    const first: Partial<FormValues> = { ...emptyValues(fields), ...withoutUnknownOptions(context.prefilled, fields) };
    return own(context.values, name) === undefined || isSameValue(context.values[name], first[name]);
  };

  /** The prefilled values of untouched fields, if a select has that option. */
  const prefillable = (context: FormContext, prefilled: FormContext['prefilled'], fields: FieldDefinitions) =>
    Object.fromEntries(
      Object.entries(withoutUnknownOptions(prefilled, fields)).filter(
        ([name]) => Object.hasOwn(fields, name) && hasPrefilledValue(context, name),
      ),
    );

  /** Updates the fields that still have their prefilled value. */
  const withPrefilled = (context: FormContext, values: Partial<FormValues>) => {
    const filledIn = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    return {
      values: { ...context.values, ...prefillable(context, filledIn, fieldsOf(context)) } as FormValues,
      prefilled: { ...context.prefilled, ...filledIn },
      meanwhile: { ...context.meanwhile, ...filledIn },
    };
  };

  const emptyWith = (context: Pick<FormContext, 'fields'>, prefilled: FormContext['prefilled']): FormContext => {
    const blank = { ...context, ...empty(context) };
    return { ...blank, ...withPrefilled(blank, prefilled) };
  };

  /** The initial context, with the prefilled values. */
  const resetContext = (context: Pick<FormContext, 'fields' | 'prefilled'>) => emptyWith(context, context.prefilled);

  const changed = (context: FormContext, name: string, value: FieldValue): FormContext => {
    const problem = isFile(value) ? problemWithFile(value, own(fieldsOf(context), name) ?? {}) : undefined;
    return {
      ...context,
      values: { ...context.values, [name]: problem ? null : value },
      fileErrors: problem ? { ...context.fileErrors, [name]: problem } : without(context.fileErrors, name),
      nativeErrors: without(context.nativeErrors, name),
      serverErrors: without(context.serverErrors, name),
    };
  };

  const filled = (context: FormContext, event: FormEvent): FormContext => {
    if (event.type === 'change') return changed(context, event.name, event.value);
    assertEvent(event, 'prefill');
    return { ...context, ...withPrefilled(context, event.values) };
  };

  /** The product's errors: those of the event, or of the start. */
  const refusalIn = ({ refusal }: FormContext, event: FormEvent) =>
    event.type === 'refuse' ? problemsFrom(event.problems) : refusal;

  /** The fields that are validated and submitted. The steps of a number begin at its prefilled value. */
  const enabledFields = ({ skipped, prefilled, ...context }: Pick<FormContext, 'fields' | 'skipped' | 'prefilled'>) =>
    Object.fromEntries(
      Object.entries(fieldsOf(context))
        .filter(([name, { disabled }]) => !disabled && !skipped.includes(name))
        .map(([name, field]) => [name, field.step ? withDefault(field, own(prefilled, name)) : field]),
    );

  /** Whether it may be submitted, ignoring earlier errors of the server. */
  const isValid = (context: FormContext, event: FormEvent) => {
    const { skipped, problems, values, noValidate } = controlsIn(event, context);
    if (noValidate) return true;
    const fields = enabledFields({ ...context, skipped });
    return isEmpty(problems) && isEmpty(problemsOfValues(context.values, fields, values));
  };

  /** The errors by field. The browser's words last: they know less of the field. */
  const problemsOf = ({ values, fileErrors, nativeErrors, serverErrors, ...context }: FormContext): FieldProblems => {
    const found = problemsOfValues(values, enabledFields(context));
    const judged = Object.entries(found).filter(([name]) => !context.left || context.left.includes(name));
    return { ...nativeErrors, ...Object.fromEntries(judged), ...fileErrors, ...serverErrors };
  };

  return {
    initial: ({ fields = {}, prefilled = {}, errors }: FormInput = {}): FormContext => ({
      ...resetContext({ fields, prefilled }),
      refusal: problemsFrom(errors),
    }),
    problemsOf,
    filled,
    isValid,
    makesValid: (context: FormContext, event: FormEvent) => isEmpty(problemsOf(filled(context, event))),
    isProblemLeft: (context: FormContext, event: FormEvent) => {
      assertEvent(event, 'leave');
      const { name, problem = own(problemsOfValues(context.values, enabledFields(context)), name) } = event;
      return problem !== undefined;
    },
    withLeft: ({ left, nativeErrors }: FormContext, event: FormEvent) => {
      assertEvent(event, 'leave');
      const { name, problem } = event;
      return {
        left: left && [...new Set(left).add(name)],
        nativeErrors: problem ? { ...nativeErrors, [name]: problem } : nativeErrors,
      };
    },
    withFields: (context: FormContext, event: FormEvent) => {
      assertEvent(event, 'define');
      const [before, fields] = [fieldsOf(context), fieldsOf(event)];
      const written = Object.entries(context.values)
        .map(([name, value]) => [name, value, own(before, name) ?? {}, own(fields, name) ?? {}] as const)
        // What was entered into another kind of control is no value of this one.
        .filter(([name, , was, is]) => !Object.hasOwn(before, name) || contentOf(was) === contentOf(is))
        .map(([name, value, was, is]) => [name, inNotation(value, was, is)]);
      return {
        fields: event.fields,
        // The values of removed fields are kept, but not submitted.
        values: {
          ...emptyValues(fields),
          ...withoutUnknownOptions(Object.fromEntries(written), fields),
          ...prefillable(context, context.prefilled, fields),
        } as FormValues,
        fileErrors: only(context.fileErrors, fields),
        nativeErrors: only(context.nativeErrors, fields),
        serverErrors: only(context.serverErrors, fields),
      };
    },
    /** The submitted data: those of the current fields, and of other controls in the form. */
    submittedValues: (context: FormContext, event: FormEvent) =>
      ({
        ...dataOf(only(context.values, enabledFields(context)), fieldsOf(context)),
        ...controlsIn(event, context).values,
      }) as SubmittedData,
    fieldsOf,
    /** Whether a field has another value than its initial one. */
    isDirty: (context: FormContext, name: string) => !hasPrefilledValue(context, name),
    /** After a success: empty, but for what the product has prefilled since it was submitted. */
    cleared: (context: FormContext) => emptyWith(context, context.meanwhile),
    resetContext,
    /** A submission replaces earlier errors of files and of the server by the browser's. */
    withoutErrors: (context: FormContext, event: FormEvent) => {
      const { skipped, problems, unseen = [], noValidate } = controlsIn(event, context);
      return {
        fileErrors: {},
        nativeErrors: noValidate ? {} : problems,
        serverErrors: {},
        skipped,
        left: null,
        unseen,
        meanwhile: {},
        serverMessage: '',
        progress: null,
      };
    },
    serverErrorsOf: (
      context: FormContext,
      event: object,
    ): Pick<FormContext, 'serverErrors' | 'serverMessage' | 'values' | 'refusal' | 'left'> => {
      const { values, left } = context;
      const { error } = event as { error?: SubmissionRefused };
      const fields = error ? problemsFrom(error.fields) : refusalIn(context, event as FormEvent);
      const entries = Object.entries<FieldValue>(values);
      return {
        serverErrors: fields,
        serverMessage: wordsOf(error?.reason) ?? '',
        refusal: {},
        // Other fields are not validated because of the product's errors.
        left: error || isEmpty(fields) ? left : [],
        // A file that cannot be read has to be chosen again.
        values: Object.fromEntries(
          entries.map(([name, value]) => [name, own(fields, name) === 'unreadable' ? null : value]),
        ),
      };
    },
    progressOf: (event: FormEvent) => {
      assertEvent(event, 'progress');
      return { progress: Math.min(1, Math.max(0, event.fraction || 0)) };
    },
    withReported: (context: FormContext, event: FormEvent) => {
      assertEvent(event, 'report');
      return { serverErrors: { ...context.serverErrors, ...problemsFrom(event.problems) } };
    },
    refusalIn,
    isRefused: (context: FormContext, event: FormEvent) =>
      'error' in event ? isRefusal(event.error) : !isEmpty(refusalIn(context, event)),
  };
}

type FormLogic = ReturnType<typeof formLogic>;

/** What the page knows of the submitted controls. Without it, the same fields are skipped as last time. */
const controlsIn = (event: FormEvent, { skipped }: Pick<FormContext, 'skipped'>): FormControls =>
  (event as { controls?: FormControls }).controls ?? { skipped, problems: {}, values: {} };

const withDefault = (field: FieldDefinition, value: FieldValue | undefined): FieldDefinition =>
  typeof value === 'string' ? { ...field, defaultValue: value } : field;

/** What the control of a field holds: a file, ticks, or a text. */
const contentOf = (field: FieldDefinition) =>
  isCheckbox(field) ? 'tick' : field.type === 'file' || field.type === 'checkbox' ? field.type : 'text';

const isEmpty = (entries: object) => Object.keys(entries).length === 0;

/** The same object if it has no such entry: what depends on it does not change. */
const without = <Entries extends object>(entries: Entries, name: string): Entries =>
  Object.hasOwn(entries, name)
    ? (Object.fromEntries(Object.entries(entries).filter(([key]) => key !== name)) as Entries)
    : entries;

const only = <Entries extends object>(entries: Entries, fields: FieldDefinitions): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => Object.hasOwn(fields, name))) as Entries;

/** Omits what is no option of its select or group: browsers would show the first option of a select instead. */
const withoutUnknownOptions = <Held extends Partial<FormValues>>(values: Held, fields: FieldDefinitions): Held =>
  Object.fromEntries(
    Object.entries<FieldValue | undefined>(values)
      .map(([name, value]) => [
        name,
        Array.isArray(value) ? value.filter((one) => isOption(one, own(fields, name) ?? {})) : value,
      ])
      .filter(([name, value]) => isOption(value, own(fields, name as string) ?? {})),
  ) as Held;

/** Validates on every change, once the form has been submitted or a field left with an error. */
const validated = [
  { guard: 'makesValid', target: 'valid', actions: 'fill' },
  { target: 'invalid', actions: 'fill' },
] as const;
const submit = [
  { guard: 'isValid', target: 'submitting', actions: 'clearErrors' },
  { target: 'invalid', actions: ['clearErrors', 'focusFirstError'] },
] as const;
const validate = [
  { guard: 'isValid', target: 'valid', actions: 'clearErrors' },
  { target: 'invalid', actions: ['clearErrors', 'focusFirstError'] },
] as const;
const leave = { guard: 'isProblemLeft', target: 'invalid', actions: 'noteLeft' } as const;
/** The first of them: only it is validated. */
const leaveFirst = { ...leave, actions: ['forgetLeft', 'noteLeft'] } as const;
const leaveAnother = { guard: 'isProblemLeft', actions: 'noteLeft' } as const;
const fill = { actions: 'fill' } as const;
const reset = { target: 'idle', actions: 'resetFields' } as const;
const report = { actions: 'report' } as const;
/** The product's errors, in each state. @internal */
export const refuse = [
  { guard: 'isRefused', target: '.refused', actions: 'setServerErrors' },
  { actions: 'setServerErrors' },
] as const;
/** What was typed is still there, and can be changed and sent again. */
const afterFailure = {
  change: validated,
  prefill: fill,
  report,
  submit,
  validate,
  dismiss: { target: 'valid', actions: 'clearErrors' },
  reset,
} as const;

/** The state nodes shared by all forms. The table of `formMachine` describes them. @internal */
export const formStates = ({ submittedValues }: Pick<FormLogic, 'submittedValues'>) =>
  ({
    idle: {
      always: { ...refuse[0], target: 'refused' },
      on: { change: fill, leave: leaveFirst, prefill: fill, report, submit, validate, reset },
    },
    invalid: {
      on: { change: validated, leave: leaveAnother, prefill: [validated[0], fill], report, submit, validate, reset },
    },
    valid: {
      on: {
        change: validated,
        leave,
        prefill: fill,
        report: { target: 'invalid', ...report },
        submit,
        validate,
        reset,
      },
    },
    submitting: {
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context, event }: { context: FormContext; event: FormEvent }) => submittedValues(context, event),
        onDone: { target: 'submitted', actions: 'clearForm' },
        onError: [{ guard: 'isRefused', target: 'refused', actions: 'setServerErrors' }, { target: 'failed' }],
      },
      on: { prefill: fill, unmount: 'unanswered', progress: { actions: 'setProgress' } },
      after: { timeout: 'unanswered' },
    },
    submitted: {
      on: { change: { target: 'idle', actions: 'fill' }, prefill: fill, submit, validate, dismiss: 'idle', reset },
    },
    refused: { on: afterFailure },
    failed: { on: afterFailure },
    unanswered: { on: afterFailure },
  }) as const;

/** Creates the machine of a form with these fields. Its table is the one of `formMachine`. */
export function createFormMachine({ id, fields, rules, schema, timeout }: FormDefinition) {
  const logic = formLogic(fields, rules, schema);
  return setup({
    types: {
      context: {} as FormContext,
      events: {} as FormEvent,
      input: {} as FormInput | undefined,
    },
    actors: {
      submit: fromPromise<void, SubmittedData>(() => Promise.reject(new Error('Provide the actor `submit`.'))),
    },
    actions: {
      fill: assign(({ context, event }) => logic.filled(context, event)),
      define: assign(({ context, event }) => logic.withFields(context, event)),
      clearForm: assign(({ context }) => logic.cleared(context)),
      resetFields: assign(({ context }) => logic.resetContext(context)),
      clearErrors: assign(({ context, event }) => logic.withoutErrors(context, event)),
      setServerErrors: assign(({ context, event }) => logic.serverErrorsOf(context, event)),
      setProgress: assign(({ event }) => logic.progressOf(event)),
      report: assign(({ context, event }) => logic.withReported(context, event)),
      noteLeft: assign(({ context, event }) => logic.withLeft(context, event)),
      forgetLeft: assign({ left: [] }),
      /** Provided by the view. */
      focusFirstError: () => {},
    },
    guards: {
      /** Guard: every required field is filled, and what is in the fields is valid. */
      isValid: ({ context, event }) => logic.isValid(context, event),
      /** Guard: the change leaves no field with an error. */
      makesValid: ({ context, event }) => logic.makesValid(context, event),
      /** Guard: the field that the reader has left has an error. */
      isProblemLeft: ({ context, event }) => logic.isProblemLeft(context, event),
      /** Guard: the answer is a refusal by the server, not a failed connection; or the product gives errors. */
      isRefused: ({ context, event }) => logic.isRefused(context, event),
    },
    delays: { timeout },
  }).createMachine({
    id,
    context: ({ input }) => logic.initial(input),
    initial: 'idle',
    on: { define: { actions: 'define' }, refuse },
    states: formStates(logic),
  });
}

/**
 * Collects the values of its fields, submits them once, and reports the result (SPEC §4).
 *
 * | state      | change                       | leave                   | prefill                | define | report  | refuse                    | progress | submit                         | validate                  | dismiss | reset | unmount    | always                | done      | error                        | after timeout |
 * | ---------- | ---------------------------- | ----------------------- | ---------------------- | ------ | ------- | ------------------------- | -------- | ------------------------------ | ------------------------- | ------- | ----- | ---------- | --------------------- | --------- | ---------------------------- | ------------- |
 * | idle       | =                            | [isProblemLeft] invalid | =                      | =      | =       | [isRefused] refused · = |          | [isValid] submitting · invalid | [isValid] valid · invalid |         | idle  |            | [isRefused] refused |           |                              |               |
 * | invalid    | [makesValid] valid · invalid | [isProblemLeft] =       | [makesValid] valid · = | =      | =       | [isRefused] refused · = |          | [isValid] submitting · invalid | [isValid] valid · invalid |         | idle  |            |                       |           |                              |               |
 * | valid      | [makesValid] valid · invalid | [isProblemLeft] invalid | =                      | =      | invalid | [isRefused] refused · = |          | [isValid] submitting · invalid | [isValid] valid · invalid |         | idle  |            |                       |           |                              |               |
 * | submitting |                              |                         | =                      | =      |         | [isRefused] refused · = | =        |                                |                           |         |       | unanswered |                       | submitted | [isRefused] refused · failed | unanswered    |
 * | submitted  | idle                         |                         | =                      | =      |         | [isRefused] refused · = |          | [isValid] submitting · invalid | [isValid] valid · invalid | idle    | idle  |            |                       |           |                              |               |
 * | refused    | [makesValid] valid · invalid |                         | =                      | =      | =       | [isRefused] refused · = |          | [isValid] submitting · invalid | [isValid] valid · invalid | valid   | idle  |            |                       |           |                              |               |
 * | failed     | [makesValid] valid · invalid |                         | =                      | =      | =       | [isRefused] refused · = |          | [isValid] submitting · invalid | [isValid] valid · invalid | valid   | idle  |            |                       |           |                              |               |
 * | unanswered | [makesValid] valid · invalid |                         | =                      | =      | =       | [isRefused] refused · = |          | [isValid] submitting · invalid | [isValid] valid · invalid | valid   | idle  |            |                       |           |                              |               |
 *
 * Fields are not validated before the first submission or `validate`; after it, on every change (D13): `valid` is a form whose
 * errors have been fixed. `leave`, if the product asks for it, validates the field that the reader has left: with an error, which may
 * be the browser's, from then on at every change. A rejected file is discarded at once, with an error. While submitting, edits and
 * further submissions are ignored (D16), and what is prefilled stays after a success; leaving `submitting` aborts the request (D17). `refused`: the server rejected the submission, with reasons beside the
 * fields; `failed`: any other error; `unanswered`: no answer in time, or the form was unmounted first. `define` changes the
 * fields; `reset` restores the prefilled values. `submit` has what only the page knows of the controls. `report` shows problems
 * that the product has found elsewhere, until their fields change; `refuse` has all errors that the product gives, as a server's
 * answer; `progress` says how much has been sent.
 */
export const formMachine = createFormMachine({ id: 'form', fields: {}, timeout: MESSAGE_TIMEOUT_MS });
