import { assign, fromPromise, setup } from 'xstate';
import { filterEntries, mapEntries, only } from '../../forms/entries';
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
  textOf,
  toData,
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

/** The event of a type: each action is only of those that have what it reads. */
type Of<Type extends FormEvent['type']> = Extract<FormEvent, { type: Type }>;

/** What guards and assignments get. */
interface Given {
  context: FormContext;
  event: FormEvent;
}

/** The guards of a form with these fields, and what its actions assign: pure functions. @internal */
export function formLogic(
  base: FieldDefinitions,
  rules: FormRules = {},
  schema?: StandardSchema,
  { problems: problemsBySchema }: SchemaJudge = createJudge(),
) {
  /** A product passes `undefined` for a field that it removes. */
  const fieldsOf = ({ fields }: Pick<FormContext, 'fields'>) =>
    filterEntries({ ...base, ...fields }, (_, field) => field) as FieldDefinitions;

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
    ...problemsIn(only(values, fields), fields, rules),
  });

  /** Whether a field still has its prefilled value. */
  const hasPrefilledValue = (context: FormContext, name: string) => {
    const fields = fieldsOf(context);
    const first: Partial<FormValues> = { ...emptyValues(fields), ...withoutUnknownOptions(context.prefilled, fields) };
    return own(context.values, name) === undefined || isSameValue(context.values[name], first[name]);
  };

  /** The prefilled values of untouched fields, if a select has that option. */
  const prefillable = (context: FormContext, prefilled: FormContext['prefilled'], fields: FieldDefinitions) =>
    filterEntries(
      withoutUnknownOptions(prefilled, fields),
      (name) => !!own(fields, name) && hasPrefilledValue(context, name),
    );

  /** Updates the fields that still have their prefilled value. */
  const withPrefilled = (context: FormContext, values: Partial<FormValues>) => {
    const filledIn = filterEntries(values, (_, value) => value !== undefined);
    const fresh = prefillable(context, filledIn, fieldsOf(context));
    return {
      values: { ...context.values, ...fresh } as FormValues,
      prefilled: { ...context.prefilled, ...filledIn },
      meanwhile: { ...context.meanwhile, ...filledIn },
      // The browser judged what was there before.
      nativeErrors: filterEntries(context.nativeErrors, (name) => !(name in fresh)),
    };
  };

  const emptyWith = (context: Pick<FormContext, 'fields'>, prefilled: FormContext['prefilled']): FormContext => {
    const blank = { ...context, ...empty(context) };
    return { ...blank, ...withPrefilled(blank, prefilled) };
  };

  /** The initial context, with the prefilled values. */
  const resetContext = (context: Pick<FormContext, 'fields' | 'prefilled'>) => emptyWith(context, context.prefilled);

  const changed = (context: FormContext, name: string, entered: FieldValue): FormContext => {
    const fields = fieldsOf(context);
    const field: FieldDefinition = own(fields, name) ?? {};
    const problem = isFile(entered) ? problemWithFile(entered, field) : undefined;
    // Browsers refuse an address that was pasted with an invisible mark.
    const value = field.type === 'email' && typeof entered === 'string' ? textOf(entered, field) : entered;
    return {
      ...context,
      values: { ...context.values, [name]: problem ? null : value },
      fileErrors: problem ? { ...context.fileErrors, [name]: problem } : without(context.fileErrors, name),
      nativeErrors: without(context.nativeErrors, name),
      // Those without a field go with their message.
      serverErrors: without(only(context.serverErrors, fields), name),
    };
  };

  const defined = (context: FormContext, given: FieldsByName): FormContext => {
    const [before, fields] = [fieldsOf(context), fieldsOf({ fields: given })];
    const written = Object.entries(context.values)
      .map(([name, value]) => [name, value, own(before, name), own(fields, name) ?? {}] as const)
      // What was entered into another kind of control is no value of this one.
      .filter(([, , was, is]) => !was || contentOf(was) === contentOf(is))
      .map(([name, value, was = {}, is]) => [name, inNotation(value, was, is)]);
    return {
      ...context,
      fields: given,
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
  };

  const filled = ({ context, event }: Given): FormContext => {
    if (event.type === 'change') return changed(context, event.name, event.value);
    if (event.type === 'define') return defined(context, event.fields);
    return { ...context, ...withPrefilled(context, (event as Of<'prefill'>).values) };
  };

  /** The product's errors: those of the event, or of the start. */
  const refusalIn = ({ context, event }: Given) =>
    event.type === 'refuse' ? problemsFrom(event.problems) : context.refusal;

  /** The fields that are validated and submitted. The steps of a number begin at its prefilled value. */
  const enabledFields = ({ skipped, prefilled, ...context }: Pick<FormContext, 'fields' | 'skipped' | 'prefilled'>) =>
    mapEntries(
      filterEntries(fieldsOf(context), (name, { disabled }) => !disabled && !skipped.includes(name)),
      (field, name) => (field.step ? withDefault(field, own(prefilled, name)) : field),
    );

  /** The errors by field. The browser's words last: they know less of the field. */
  const problemsOf = ({ values, fileErrors, nativeErrors, serverErrors, ...context }: FormContext): FieldProblems => {
    const found = problemsOfValues(values, enabledFields(context));
    const judged = filterEntries(found, (name) => !context.left || context.left.includes(name));
    return { ...nativeErrors, ...judged, ...fileErrors, ...serverErrors };
  };

  return {
    initial: ({ fields = {}, prefilled = {}, errors }: FormInput = {}): FormContext => ({
      ...resetContext({ fields, prefilled }),
      refusal: problemsFrom(errors),
    }),
    problemsOf,
    fill: filled,
    /** Whether it may be submitted, ignoring earlier errors of the server. */
    isValid: ({ context, event }: Given) => {
      const { skipped, problems, values, noValidate } = controlsIn(event, context);
      if (noValidate) return true;
      const fields = enabledFields({ ...context, skipped });
      return isEmpty({
        ...problems,
        ...only(context.fileErrors, fields),
        ...problemsOfValues(context.values, fields, values),
      });
    },
    makesValid: (given: Given) => isEmpty(problemsOf(filled(given))),
    isProblemLeft: ({ context, event }: Given) => {
      const { name, problem = own(problemsOfValues(context.values, enabledFields(context)), name) } =
        event as Of<'leave'>;
      return problem !== undefined;
    },
    noteLeft: ({ context: { left, nativeErrors }, event }: Given) => {
      const { name, problem } = event as Of<'leave'>;
      return {
        left: left && [...new Set(left).add(name)],
        nativeErrors: problem ? { ...nativeErrors, [name]: problem } : nativeErrors,
      };
    },
    /** The submitted data: those of the current fields, and of other controls in the form. */
    submittedValues: (context: FormContext, event: FormEvent) =>
      ({
        ...dataOf(only(context.values, enabledFields(context)), fieldsOf(context)),
        ...controlsIn(event, context).values,
      }) as SubmittedData,
    fieldsOf,
    /** Whether a field has another value than its initial one. The same number may be written otherwise. */
    isDirty: (context: FormContext, name: string) => {
      const field = own(fieldsOf(context), name) ?? {};
      const [now, first] = [context, resetContext(context)].map(
        ({ values }) => toData(values[name] ?? null, field) ?? values[name],
      );
      return !isSameValue(now, first);
    },
    /** After a success: empty, but for what the product has prefilled since it was submitted. */
    clearForm: ({ context }: Pick<Given, 'context'>) => emptyWith(context, context.meanwhile),
    resetContext,
    /** A submission replaces earlier errors of the server by the browser's. That a file was refused stays, unless one is required. */
    clearErrors: ({ context, event }: Given) => {
      const { skipped, problems, unseen = [], noValidate } = controlsIn(event, context);
      return {
        fileErrors: filterEntries(context.fileErrors, (name) => !own(fieldsOf(context), name)?.required),
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
    setServerErrors: (
      given: Given,
    ): Pick<FormContext, 'serverErrors' | 'serverMessage' | 'values' | 'refusal' | 'left'> => {
      const { values, left } = given.context;
      const { error } = given.event as { error?: SubmissionRefused };
      const fields = error ? problemsFrom(error.fields) : refusalIn(given);
      return {
        serverErrors: fields,
        serverMessage: wordsOf(error?.reason) ?? '',
        refusal: {},
        // Other fields are not validated because of the product's errors.
        left: error || isEmpty(fields) ? left : [],
        // A file that cannot be read has to be chosen again.
        values: mapEntries(values, (value, name) => (own(fields, name) === 'unreadable' ? null : value)),
      };
    },
    setProgress: ({ event }: Given) => ({
      progress: Math.min(1, Math.max(0, (event as Of<'progress'>).fraction || 0)),
    }),
    report: ({ context, event }: Given) => ({
      serverErrors: { ...context.serverErrors, ...problemsFrom((event as Of<'report'>).problems) },
    }),
    keepRefusal: (given: Given) => ({ refusal: refusalIn(given) }),
    isRefused: (given: Given) => ('error' in given.event ? isRefusal(given.event.error) : !isEmpty(refusalIn(given))),
  };
}

type FormLogic = ReturnType<typeof formLogic>;

/** What the page knows of the submitted controls. Without it, the same fields are skipped as last time. */
const controlsIn = (event: FormEvent, { skipped }: Pick<FormContext, 'skipped'>): FormControls =>
  (event as { controls?: FormControls }).controls ?? { skipped, problems: {}, values: {} };

/** @internal */
export const withDefault = (field: FieldDefinition, value: FieldValue | undefined): FieldDefinition =>
  typeof value === 'string' ? { ...field, defaultValue: value } : field;

/** What the control of a field holds: a file, ticks, or a text. */
const contentOf = (field: FieldDefinition) =>
  isCheckbox(field) ? 'tick' : field.type === 'file' || field.type === 'checkbox' ? field.type : 'text';

const isEmpty = (entries: object) => Object.keys(entries).length === 0;

/** The same object if it has no such entry: what depends on it does not change. */
const without = <Entries extends object>(entries: Entries, name: string): Entries =>
  Object.hasOwn(entries, name) ? filterEntries(entries, (key) => key !== name) : entries;

/** Omits what is no option of its select or group: browsers would show the first option of a select instead. */
const withoutUnknownOptions = <Held extends Partial<FormValues>>(values: Held, fields: FieldDefinitions): Held =>
  filterEntries(
    mapEntries(values as Partial<FormValues>, (value, name) =>
      Array.isArray(value) ? value.filter((one) => isOption(one, own(fields, name) ?? {})) : value,
    ),
    (name, value) => isOption(value, own(fields, name) ?? {}),
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
const define = { actions: 'define' } as const;
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
      on: {
        change: validated,
        leave: leaveAnother,
        prefill: [validated[0], fill],
        define: [validated[0], define],
        report,
        submit,
        validate,
        reset,
      },
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
      fill: assign(logic.fill),
      define: assign(logic.fill),
      clearForm: assign(logic.clearForm),
      resetFields: assign(({ context }) => logic.resetContext(context)),
      clearErrors: assign(logic.clearErrors),
      setServerErrors: assign(logic.setServerErrors),
      setProgress: assign(logic.setProgress),
      report: assign(logic.report),
      noteLeft: assign(logic.noteLeft),
      forgetLeft: assign({ left: [] }),
      /** Provided by the view. */
      focusFirstError: () => {},
    },
    guards: {
      /** Guard: every required field is filled, and what is in the fields is valid. */
      isValid: logic.isValid,
      /** Guard: the change of a value or of the fields leaves no field with an error. */
      makesValid: logic.makesValid,
      /** Guard: the field that the reader has left has an error. */
      isProblemLeft: logic.isProblemLeft,
      /** Guard: the answer is a refusal by the server, not a failed connection; or the product gives errors. */
      isRefused: logic.isRefused,
    },
    delays: { timeout },
  }).createMachine({
    id,
    context: ({ input }) => logic.initial(input),
    initial: 'idle',
    on: { define, refuse },
    states: formStates(logic),
  });
}

/**
 * Collects the values of its fields, submits them once, and reports the result (SPEC §4).
 *
 * | state      | change                       | leave                   | prefill                | define                 | report  | refuse                  | progress | submit                         | validate                  | dismiss | reset | unmount    | always              | done      | error                        | after timeout |
 * | ---------- | ---------------------------- | ----------------------- | ---------------------- | ---------------------- | ------- | ----------------------- | -------- | ------------------------------ | ------------------------- | ------- | ----- | ---------- | ------------------- | --------- | ---------------------------- | ------------- |
 * | idle       | =                            | [isProblemLeft] invalid | =                      | =                      | =       | [isRefused] refused · = |          | [isValid] submitting · invalid | [isValid] valid · invalid |         | idle  |            | [isRefused] refused |           |                              |               |
 * | invalid    | [makesValid] valid · invalid | [isProblemLeft] =       | [makesValid] valid · = | [makesValid] valid · = | =       | [isRefused] refused · = |          | [isValid] submitting · invalid | [isValid] valid · invalid |         | idle  |            |                     |           |                              |               |
 * | valid      | [makesValid] valid · invalid | [isProblemLeft] invalid | =                      | =                      | invalid | [isRefused] refused · = |          | [isValid] submitting · invalid | [isValid] valid · invalid |         | idle  |            |                     |           |                              |               |
 * | submitting |                              |                         | =                      | =                      |         | [isRefused] refused · = | =        |                                |                           |         |       | unanswered |                     | submitted | [isRefused] refused · failed | unanswered    |
 * | submitted  | idle                         |                         | =                      | =                      |         | [isRefused] refused · = |          | [isValid] submitting · invalid | [isValid] valid · invalid | idle    | idle  |            |                     |           |                              |               |
 * | refused    | [makesValid] valid · invalid |                         | =                      | =                      | =       | [isRefused] refused · = |          | [isValid] submitting · invalid | [isValid] valid · invalid | valid   | idle  |            |                     |           |                              |               |
 * | failed     | [makesValid] valid · invalid |                         | =                      | =                      | =       | [isRefused] refused · = |          | [isValid] submitting · invalid | [isValid] valid · invalid | valid   | idle  |            |                     |           |                              |               |
 * | unanswered | [makesValid] valid · invalid |                         | =                      | =                      | =       | [isRefused] refused · = |          | [isValid] submitting · invalid | [isValid] valid · invalid | valid   | idle  |            |                     |           |                              |               |
 *
 * Fields are not validated before the first submission or `validate`; after it, on every change (D13): `valid` is a form whose
 * errors have been fixed. `leave`, if the product asks for it, validates the field that the reader has left: with an error, which may
 * be the browser's, from then on at every change. A rejected file is discarded at once, with an error, and nothing is
 * submitted until another is chosen or it is taken back. While submitting, edits and
 * further submissions are ignored (D16), and what is prefilled stays after a success; leaving `submitting` aborts the request (D17). `refused`: the server rejected the submission, with reasons beside the
 * fields; `failed`: any other error; `unanswered`: no answer in time, or the form was unmounted first. `define` changes the
 * fields; `reset` restores the prefilled values. `submit` has what only the page knows of the controls. `report` shows problems
 * that the product has found elsewhere, until their fields change; `refuse` has all errors that the product gives, as a server's
 * answer; `progress` says how much has been sent.
 */
export const formMachine = createFormMachine({ id: 'form', fields: {}, timeout: MESSAGE_TIMEOUT_MS });
