'use client';
import {
  createContext,
  type Ref,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type AnyStateMachine, type EventFromLogic, fromPromise, type SnapshotFrom, type StateValue } from 'xstate';
import { filterEntries, mapEntries, only } from '../../forms/entries';
import {
  dataOf,
  type Entered,
  emptyValues,
  type FieldData,
  type FieldDefinition,
  type FieldDefinitions,
  type FieldProblem,
  type FieldProblems,
  type FieldsByName,
  type FieldValue,
  type FormControls,
  type FormRules,
  type FormValues,
  type InitialValues,
  isFile,
  isGroup,
  isSameValue,
  nearestStep,
  own,
  problemWith,
  type SubmittedData,
  toControl,
  toData as toFieldData,
} from '../../forms/fields';
import { createJudge, type FormChecks, problemsOfIssues, type StandardSchema } from '../../forms/schema';
import { isRefusal, SubmissionRefused, type SubmitOptions } from '../../forms/submission';
import { activeIn, rootOf } from '../../theme/active-element';
import { fillText } from '../../theme/fill-text';
import { EXACT, knownLocale, numberFormat } from '../../theme/formats';
import { type Controlled, type SendTo, type State, useControlled, useDomEvents, useMachineActor } from '../behaviour';
import { callProduct } from '../call-product';
import { checkFieldTexts, checkFormats, checkProblems, checkRules, checkSending, checkSubmitter } from '../development';
import { same } from '../same';
import { mergeTexts, type PartialTexts, useTexts } from '../texts';
import { useAfterPress } from '../use-after-press';
import { useKept } from '../use-kept';
import { useLatest } from '../use-latest';
import { type FormContext, type FormEvent, formLogic, type formMachine, withDefault } from './form.machine';
import type { RunSubmission } from './use-action';
import { useChecks } from './use-checks';

declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/** A value for each of these fields, and for fields that a product adds. */
type ByField<Name extends string, Thing> = Readonly<Partial<Record<Name | (string & {}), Thing>>>;

/** The texts of a form. */
export interface FormTexts<Name extends string = string> {
  /** The label of each field. */
  labels: ByField<Name, string>;
  /** Hints by field. */
  hints: ByField<Name, string>;
  /** Placeholders by field. */
  placeholders: ByField<Name, string>;
  /** The labels of options: by value, or by field and value. */
  options: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /** The labels of the submit button, idle and submitting. */
  submit: string;
  /** The button's words while the data is sent. */
  submitting: string;
  /** The name of the bar that shows how much has been sent. */
  progress: string;
  /** The label of a file field's button. */
  chooseFile: string;
  /** The button that takes back a file that is not required. */
  removeFile: string;
  /** The result messages: arrived; refused by the server; failed; no answer in time. */
  submitted: string;
  /** Shown if the server refuses the data. */
  refused: string;
  /** Shown if the data could not be sent. */
  failed: string;
  /** Shown if no answer came within the timeout. */
  unanswered: string;
  /** What to do after the last three: below the message. */
  remedy: string;
  /** The name of the dismiss button. */
  dismiss: string;
  /** Replaces the button without JavaScript. */
  noScript: string;
  /** Error messages by field and problem. */
  problems: ByField<Name, Readonly<Record<string, string>>>;
  /**
   * The fallback error messages: `{limit}` is the greatest or least that is allowed, or the step, `{length}` characters were
   * entered, `{example}` is a number in the locale, of a wrong step the next right one. Of a file, `{size}` is the limit with its
   * unit, `{limit}` in megabytes.
   */
  anyProblem: Readonly<Record<FieldProblem, string>>;
  /** The locale of numbers in these texts: "10,000" in `en`. */
  locale: string;
}

/** The English texts that all forms share. */
export const formTexts: FormTexts = {
  labels: {},
  hints: {},
  placeholders: {},
  options: {},
  submit: 'Send',
  submitting: 'Sending...',
  progress: 'Sent so far',
  chooseFile: 'Choose a file',
  removeFile: 'Remove',
  submitted: 'Sent.',
  refused: 'It was not accepted.',
  failed: 'It was not sent. Please try again.',
  unanswered: 'There was no answer. Please try again.',
  remedy: 'What you typed is still here.',
  dismiss: 'Dismiss',
  noScript: 'Sending needs JavaScript.',
  problems: {},
  anyProblem: {
    missing: 'Fill in this field',
    malformed: 'Enter an email address, like name@company.com',
    notUrl: 'Enter a web address, like https://company.example',
    notNumber: 'Enter a number, like {example}',
    notDate: 'Enter a date',
    tooLow: 'Enter {limit} or more',
    tooHigh: 'Enter {limit} or less',
    stepMismatch: 'Enter a number in steps of {limit}, like {example}',
    tooEarly: 'Choose {limit} or a later day',
    tooLate: 'Choose {limit} or an earlier day',
    tooLong: 'Use at most {limit} characters; there are {length}',
    unprintable: 'Remove the tab or other invisible character',
    notAccepted: 'Choose a file of another type',
    tooLarge: 'Choose a file of {size} or less',
    unreadable: 'This file has changed since you chose it. Choose it again',
  },
  locale: 'en',
};

/** The state of a form. */
type FormState = 'idle' | 'invalid' | 'valid' | 'submitting' | 'submitted' | 'refused' | 'failed' | 'unanswered';

/** Anything. `unknown` alone would not compile `new Promise((resolve) => resolve())`. */
type SubmitResult = void | Promise<void> | NonNullable<unknown> | null | undefined;

/** A server's errors by field: a text or several. Those for names without a field are shown below the form's message. */
export type FormErrors<Name extends string = string> = ByField<
  Name,
  string | readonly string[] | null | undefined
> | null;

/** The props of every form. `Data` is what it submits, `Named` its fields by name. */
export interface FormOptions<Data, Name extends string = string, Named = Data> {
  /**
   * Submits the data: resolves when it has arrived; rejects with `SubmissionRefused` if the server rejects it (its `fields` are
   * shown beside theirs), with anything else for other errors. What it resolves with is ignored.
   */
  onSubmit: (data: Data, options: SubmitOptions) => SubmitResult;
  /** Your own fields after ours, or ours with other options or limits. `undefined` takes away one of ours. */
  fields?: FieldsByName | undefined;
  /** Your own validation: the name of a problem in `texts.problems`, or a message; undefined if the value is valid. */
  rules?: FormRules<Named> | undefined;
  /**
   * Your own validation that takes time: the same answers, later. Called when the reader leaves a field, and before a submission,
   * once for each value; `signal` aborts when the value changes.
   */
  checks?: FormChecks<Named> | undefined;
  /** Called with the data of all fields after each change. */
  onValuesChange?: ((data: Entered<Named>) => void) | undefined;
  /**
   * Prefilled values. They may arrive or change later; a field in which the reader typed keeps its value, and one without an
   * initial value any longer is empty, unless there are none at all (`undefined`). A reset restores them, a success empties their
   * fields, too.
   */
  initialValues?: InitialValues<Named> | undefined;
  /**
   * Errors that you know of before or without `onSubmit`, by field, as a server answers: after a redirect, from a loader, or from
   * `useActionState`. The form is `refused` then, and each is shown until the reader changes its field. Shown again when their
   * content changes.
   */
  errors?: FormErrors<Name> | undefined;
  /**
   * When fields are validated before the first submission: not at all (`submit`), or each when the reader leaves it changed
   * (`blur`). Afterwards, on every change. Default: `submit` (D13).
   */
  validationMode?: 'submit' | 'blur' | undefined;
  /** Gets functions to call: `validate()`, `dirty()`, `touched()`. */
  actionsRef?: Ref<FormActions> | undefined;
  /**
   * Whether the values stay after a success, as in a profile; a reset then restores those. Without it the fields are empty, and other
   * controls in the form are reset as in HTML: `onReset` is called, and may prevent that.
   */
  keepValues?: boolean | undefined;
  /** Timeout of a submission in ms (D12). `Infinity`: none. */
  timeout?: number | undefined;
  /**
   * The address to which the browser posts the form before hydration and without JavaScript (D41); multipart if a field is a
   * file. Default: none, and `noScript` replaces the button.
   */
  action?: string | undefined;
  /** Replaces any of the texts. */
  texts?: PartialTexts<FormTexts<Name>> | undefined;
  /** Called on every state change after the first render: `submitted`, `refused`, `failed`, `unanswered` … */
  onStateChange?: ((state: State<typeof formMachine>) => void) | undefined;
}

/** What a product may do with its form. */
export interface FormActions {
  /**
   * Validates as a submission does, with the schema and `checks`, and sends nothing. Shows the problems, and moves the focus to
   * the first, unless `focus` is false. Resolves to whether there are none; rejects if a check fails.
   */
  validate: (options?: { focus?: boolean | undefined }) => Promise<boolean>;
  /** The names of the fields whose values are no longer the initial ones. */
  dirty: () => readonly string[];
  /** The names of the fields that the focus has left since the form was shown. */
  touched: () => readonly string[];
}

interface FormParts {
  /** The folder's name, used for its texts and its `data-scope`. */
  name: string;
  fields: FieldDefinitions;
  texts: PartialTexts<FormTexts>;
  /** Maps the data by name to what is submitted. Default: unchanged. */
  toData?: (data: SubmittedData) => unknown;
}

/** The form's state for its parts. */
export interface FormHandle {
  state: FormState;
  context: FormContext;
  /** The values that a reset restores. */
  defaults: FormValues;
  send: (event: FormEvent) => void;
  /** Sends the form because of a native `submit` event. */
  submit: (event: Event) => void;
  element: RefObject<HTMLFormElement | null>;
  fields: FieldDefinitions;
  /** The address to which the browser posts it without JavaScript. */
  action: string | undefined;
  /** The product's own fields, which have no place in the built-in layout. */
  added: readonly string[];
  /** Whether the product has taken a field away. */
  isRemoved: (name: string) => boolean;
  texts: FormTexts;
  /** While submitting, the fields are read-only. */
  isBusy: boolean;
  /** Validates a field that the reader has left, and runs the product's check of it. */
  leave: (name: string) => void;
  /** Drops the browser's error of controls that violate no constraint any longer. */
  recheck: (name: string) => void;
  /** Whether the values stay after a success. */
  keepValues: boolean;
  /** The product's own controls: the element of each field that takes the focus. */
  ownControls: Map<string, HTMLElement>;
  /** The error messages by field. */
  problems: FieldProblems;
  /** The values now, for fields that render by themselves. */
  subscribe: (changed: () => void) => () => void;
  getValues: () => FormValues;
}

type FormMachine = typeof formMachine;

const NONE = {};

/** What a component that contains a form adds to its machine's connection. */
interface FormConnection<Machine extends AnyStateMachine, Value, Reason extends string = string> {
  /** Sends what else the reader did in the form before hydration. */
  hydrateFromDom?: (form: HTMLFormElement, send: SendTo<Machine>) => void;
  initialEvent?: EventFromLogic<Machine> | undefined;
  controlled?: Controlled<Machine, Value, Reason>;
  /** Runs each submission. */
  run?: RunSubmission;
}

/**
 * Runs a form's machine: `formMachine`, one made by `createFormMachine`, or one with its states nested. `rest` contains the
 * other props of the component.
 */
export function useForm<
  Machine extends AnyStateMachine,
  Data,
  Name extends string,
  Named,
  Rest extends object,
  Value = never,
  Reason extends string = string,
>(
  machine: Machine,
  parts: FormParts,
  props: FormOptions<Data, Name, Named> & Rest,
  connection?: FormConnection<Machine, Value, Reason>,
): {
  form: FormHandle;
  rest: Omit<Rest, keyof FormOptions<Data, Name, Named>>;
  snapshot: SnapshotFrom<Machine>;
  send: SendTo<Machine>;
};
export function useForm(
  machine: FormMachine,
  { name, fields: base, texts: words, toData = (data) => data }: FormParts,
  {
    onSubmit,
    fields: given = NONE,
    rules = {},
    checks = {},
    schema,
    onValuesChange,
    initialValues,
    keepValues = false,
    errors,
    validationMode = 'submit',
    actionsRef,
    timeout,
    action,
    texts: ownTexts,
    onStateChange,
    ...rest
  }: FormOptions<unknown, string, Record<string, FieldData>> & { schema?: StandardSchema | undefined },
  { hydrateFromDom, initialEvent, controlled, run = (submit) => submit() }: FormConnection<FormMachine, unknown> = {},
) {
  const element = useRef<HTMLFormElement>(null);
  // A provider's texts for all forms apply unless this form has its own.
  const ofAllForms = useTexts('form', formTexts);
  const ofThisForm = useMemo(() => mergeTexts(ofAllForms, words), [ofAllForms, words]);
  const texts = useTexts(name, ofThisForm, ownTexts);
  // A list, so that another order is another content.
  const kept = useKept(useMemo(() => Object.entries(given), [given]));
  const ownFields = useMemo(() => inLocale(kept, texts.locale), [kept, texts.locale]);
  const submission = useRef<Event>(null);
  const [judge] = useState(createJudge);
  const touched = useRef(new Set<string>()).current;
  const ownControls = useRef(new Map<string, HTMLElement>()).current;
  if (process.env.NODE_ENV !== 'production') checkFieldTexts(name, Object.keys({ ...base, ...given }), ownTexts);
  if (process.env.NODE_ENV !== 'production')
    for (const field of [{ locale: texts.locale }, ...Object.values(ownFields)])
      checkFormats(name, field?.locale, field?.currency);
  const logic = formLogic(base, process.env.NODE_ENV === 'production' ? rules : checkRules(name, rules), schema, judge);
  const { isValid, makesValid, isProblemLeft } = logic;
  if (process.env.NODE_ENV !== 'production') checkProblems(name, '`errors`', errors);
  const sending = process.env.NODE_ENV === 'production' ? onSubmit : checkSending(name, onSubmit);
  const fields = useMemo(() => formLogic(base).fieldsOf({ fields: ownFields }), [base, ownFields]);
  // A field that has no initial value any longer is empty: the one before is of another record. Without any, the next may be on its way.
  const prefilled = useRef<Partial<FormValues>>({});
  const { current: last } = prefilled;
  if (initialValues)
    prefilled.current = { ...last, ...only(emptyValues(fields), last), ...toControls(initialValues, fields) };
  const focusError = (context: FormContext) =>
    focusFirst(element.current, logic.fieldsOf(context), logic.problemsOf(context), ownControls);
  /** The data as the schema returns it. @throws SubmissionRefused with what schema and checks find. */
  const judged = (input: SubmittedData) => accepted(input, schema && judge.verdict(schema, input), checked.checkAll);
  const actor = useMachineActor(machine, {
    initialEvent,
    input: { fields: ownFields, prefilled: prefilled.current, errors },
    actors: {
      submit: fromPromise<void, SubmittedData>(async ({ input, signal }) => {
        const { submitter, noValidate } = pressed(submission.current);
        const onProgress = (fraction: number) => {
          if (!signal.aborted) send({ type: 'progress', fraction });
        };
        await run(async () => {
          const data = noValidate ? input : await judged(input);
          if (!signal.aborted) await sending(toData(data), { signal, onProgress, submitter });
        }, signal);
        if (keepValues && !signal.aborted) send({ type: 'prefill', values: entered.current.values });
      }),
    },
    actions: {
      focusFirstError: ({ context, event }) => {
        if (!('focus' in event) || event.focus !== false) focusError(context);
      },
    },
    guards: { isValid, makesValid, isProblemLeft },
    ...(timeout != null && { delays: { timeout } }),
    propEvents: [
      // Options before values.
      [ownFields, { type: 'define', fields: ownFields }],
      [prefilled.current, { type: 'prefill', values: prefilled.current }],
      [errors, { type: 'refuse', problems: errors }],
    ],
    onStateChange,
  });
  const { send } = actor;
  const snapshot = useControlled(actor, controlled);
  useDomEvents(actor, {
    // The values of the first render match the server HTML.
    hydrateFromDom: () => {
      sendTyped(element.current, snapshot.context.values, fields, send);
      if (element.current) hydrateFromDom?.(element.current, send);
    },
    unmountEvent: { type: 'unmount' },
  });
  const { context } = snapshot;
  const state = leafOf(snapshot.value) as FormState;
  const { values, fields: defined, prefilled: filled } = context;
  const checked = useChecks(checks, { fields, values, report: (problems) => send({ type: 'report', problems }) });
  const entered = useLatest({ values, fields, onValuesChange });
  const lastValues = useRef(values);
  useEffect(() => {
    const { fields, onValuesChange } = entered.current;
    if (onValuesChange && !same(lastValues.current, values))
      callProduct(onValuesChange, dataOf(only(values, fields), fields));
    lastValues.current = values;
  }, [values, entered]);
  const shown = state === 'invalid' ? logic.problemsOf(context) : { ...context.fileErrors, ...context.serverErrors };
  const defaults = useMemo(
    () => formLogic(base).resetContext({ fields: defined, prefilled: filled }).values,
    [base, defined, filled],
  );
  /** What the page knows of the controls, after what the browser, a password manager or a program filled in without an event. */
  function readControls(event: Event | null): FormControls | undefined {
    const { current: root } = element;
    const isHeard = ({ name, type }: Control) => type === 'file' || type === 'hidden' || ownControls.has(name);
    if (root) sendTyped(root, entered.current.values, fields, send, isHeard);
    return root ? controlsIn(root, fields, ownControls, pressed(event)) : undefined;
  }
  async function validate({ focus = true }: Parameters<FormActions['validate']>[0] = {}) {
    const controls = readControls(null);
    if (!controls) return false;
    const event: FormEvent = { type: 'validate', controls, focus };
    send(event);
    const { context, value } = actor.getSnapshot();
    if (leafOf(value) !== 'valid') return leafOf(value) === 'submitting';
    try {
      await judged(logic.submittedValues(context, event));
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      send({ type: 'report', problems: { ...error.fields, '': error.reason } });
      if (focus) focusError(actor.getSnapshot().context);
      return false;
    }
  }
  const actions = useLatest<Omit<FormActions, 'touched'>>({
    validate,
    dirty: () => {
      const { context } = actor.getSnapshot();
      return Object.keys(fields).filter((field) => logic.isDirty(context, field));
    },
  });
  useImperativeHandle(
    actionsRef,
    () => ({
      validate: (options) => actions.current.validate(options),
      dirty: () => actions.current.dirty(),
      touched: () => [...touched],
    }),
    [actions, touched],
  );
  /** The control of a name that violates a native constraint. */
  const violating = (name: string) =>
    controlsOf(element.current).find((control) => control.name === name && isInvalid(control));
  const recheck = (name: string) => {
    const { nativeErrors, values } = actor.getSnapshot().context;
    if (own(nativeErrors, name) && !violating(name)) send({ type: 'change', name, value: own(values, name) ?? '' });
  };
  const left = useLatest((field: string) => {
    recheck(field);
    if (validationMode === 'blur') {
      const wrong = violating(field);
      // A reader who only passes a field has not made a mistake in it. A date that is filled in in part has no value.
      if (logic.isDirty(context, field) || wrong?.validity.badInput)
        send({ type: 'leave', name: field, problem: wrong?.validationMessage });
    }
    if (!own(shown, field) && !problemWith(own(values, field) ?? null, own(fields, field) ?? {}))
      checked.checkLeft(field, dataOf(only(values, fields), fields));
  });
  const afterPress = useAfterPress(element);
  const form: FormHandle = {
    state,
    context,
    defaults,
    send,
    submit: (event) => {
      if (process.env.NODE_ENV !== 'production') checkSubmitter(name, pressed(event).submitter);
      const controls = readControls(event);
      submission.current = event;
      if (controls) send({ type: 'submit', controls });
      submission.current = null;
    },
    element,
    fields,
    action,
    isRemoved: useCallback(
      (field) => !own(fields, field) && (!!own(base, field) || Object.hasOwn(ownFields, field)),
      [base, ownFields, fields],
    ),
    added: Object.keys(fields).filter((field) => !own(base, field)),
    texts,
    isBusy: state === 'submitting',
    leave: (field) =>
      afterPress(() => {
        const active = activeIn(element.current);
        // The focus is in another control of the field, or only another window has taken it.
        if (isControlOf(element.current, field, active) || (active && active === ownControls.get(field))) return;
        touched.add(field);
        left.current(field);
      }),
    recheck,
    keepValues,
    ownControls,
    problems: useKept(inWords(shown, context, fields, texts, defaults)),
    subscribe: actor.subscribe,
    getValues: useCallback(() => actor.getSnapshot().context.values, [actor.getSnapshot]),
  };
  return { form, rest, snapshot, send } as const;
}

/** The data as the schema returns it. @throws SubmissionRefused if the schema or a check finds a problem, or a file is unreadable. */
async function accepted(
  input: SubmittedData,
  verdict: ReturnType<StandardSchema['~standard']['validate']> | undefined,
  check: (data: Readonly<Record<string, FieldData>>) => Promise<FieldProblems>,
): Promise<SubmittedData> {
  const result = await verdict;
  const problems = {
    ...problemsOfIssues(result?.issues),
    ...(await check(input as Data)),
    ...(await problemsWithFiles(input)),
  };
  const { '': reason, ...fields } = problems as Readonly<Record<string, string>>;
  if (Object.keys(problems).length > 0) throw new SubmissionRefused('The data has problems.', { fields, reason });
  return result && 'value' in result ? (result.value as SubmittedData) : input;
}

/** Files that cannot be read: after their program has saved them again, browsers refuse every request that contains them. */
async function problemsWithFiles(data: SubmittedData): Promise<FieldProblems> {
  const found = Object.entries(data).map(async ([name, value]) => {
    try {
      // jsdom cannot read files.
      if (isFile(value)) await value.slice(0, 1).arrayBuffer?.();
    } catch {
      return [name, 'unreadable' satisfies FieldProblem];
    }
    return [];
  });
  return Object.fromEntries((await Promise.all(found)).filter(({ length }) => length > 0));
}

type Data = Readonly<Record<string, FieldData>>;

/** Numbers are read and written in the locale of the texts, unless their field has its own. */
const inLocale = (fields: readonly (readonly [string, FieldDefinition | undefined])[], locale: string): FieldsByName =>
  Object.fromEntries(fields.map(([name, field]) => [name, field?.type === 'number' ? { locale, ...field } : field]));

/** The values of controls for data. */
const toControls = (
  data: Readonly<Record<string, FieldData | undefined>>,
  fields: FieldDefinitions,
): Partial<FormValues> =>
  mapEntries(
    filterEntries(data, (_, value) => value !== undefined),
    (value, name) => toControl(value, own(fields, name) ?? {}),
  );

const leafOf = (value: StateValue): string =>
  typeof value === 'string' ? value : leafOf(Object.values(value)[0] ?? '');

/** The button whose press submits the form. */
function pressed(event: Event | null) {
  const { submitter = null } = (event ?? {}) as Partial<SubmitEvent>;
  return { submitter, noValidate: submitter?.hasAttribute('formnovalidate') ?? false };
}

/** Sends what was typed or chosen before hydration, or filled in without an event, as `change` events. */
function sendTyped(
  form: HTMLFormElement | null,
  first: FormValues,
  fields: FieldDefinitions,
  send: (event: FormEvent) => void,
  isHeard: (control: Control) => boolean = () => false,
) {
  const controls = controlsOf(form).filter((control) => !isHeard(control));
  for (const name of new Set(controls.map((control) => control.name))) {
    const sharing = controls.filter((control) => control.name === name);
    const value = valueIn(sharing, own(fields, name) ?? {});
    const isUnknown = !Object.hasOwn(first, name) && sharing.every(({ type }) => type !== 'file');
    const held = first[name];
    // A textarea has line feeds alone.
    const before = typeof held === 'string' ? held.replace(/\r\n?/g, '\n') : held;
    if (!isUnknown && value !== undefined && !isSameValue(value, before)) send({ type: 'change', name, value });
  }
}

/** The value of the controls that share the name of a field. A file input that is empty has none. */
function valueIn(controls: readonly Control[], field: FieldDefinition): FieldValue | undefined {
  const [control] = controls;
  if (control?.type === 'file') return (control as HTMLInputElement).files?.[0];
  if (!isGroup(field)) return control && controlValue(control);
  const ticked = controls.filter((one) => 'checked' in one && one.checked).map(({ value }) => value);
  return field.type === 'radio' ? (ticked[0] ?? '') : ticked;
}

/** The messages by problem. */
function inWords(
  problems: FieldProblems,
  { values }: FormContext,
  fields: FieldDefinitions,
  texts: FormTexts,
  defaults: FormValues,
): FieldProblems {
  return mapEntries(problems, (problem = '', name) => {
    const field: FieldDefinition = own(fields, name) ?? {};
    const value: FieldValue = own(values, name) ?? null;
    const words = own(own(texts.problems, name) ?? {}, problem) ?? own(texts.anyProblem, problem) ?? problem;
    const number = Number(toFieldData(value, field));
    const limit = limitOf(problem, field, number, texts.locale);
    const length = typeof value === 'string' ? value.trim().length : 0;
    const stepped = withDefault(field, own(defaults, name));
    const right = problem === 'stepMismatch' ? nearestStep(number, stepped) : 2.5;
    const example = numberFormat(field.locale, EXACT).format(right);
    const filled = fillText(
      words,
      { limit, length, example, size: field.maxBytes && sizeOf(field.maxBytes, texts.locale) },
      texts.locale,
    );
    return /\{(limit|size)/.test(filled) ? texts.refused : filled;
  });
}

/** The limit that a value is beyond: a number of characters, megabytes or as entered, or a date. Undefined if only a server knows it. */
function limitOf(
  problem: string,
  { min, max, step, maxLength, maxBytes, currency, locale }: FieldDefinition,
  entered: number,
  ofTexts: string,
) {
  const { MIN_SAFE_INTEGER, MAX_SAFE_INTEGER } = Number;
  const safe =
    entered > MAX_SAFE_INTEGER ? MAX_SAFE_INTEGER : entered < MIN_SAFE_INTEGER ? MIN_SAFE_INTEGER : undefined;
  const number = own({ tooLow: min ?? safe, tooHigh: max ?? safe, stepMismatch: step }, problem);
  if (number !== undefined) return numberFormat(locale, { currency, ...EXACT }).format(Number(number));
  const day = own({ tooEarly: min, tooLate: max }, problem);
  if (day === undefined) return maxBytes ? roundedDown(maxBytes / 1024 ** 2) || maxBytes / 1024 ** 2 : maxLength;
  const date = new Date(day);
  return Number.isNaN(date.getTime())
    ? day
    : // Browsers' fields have that calendar also in Thai and Persian.
      new Intl.DateTimeFormat(knownLocale(ofTexts), { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' }).format(
        date,
      );
}

/** So that a file within the stated limit is accepted. */
const roundedDown = (size: number) => Math.floor(size * 100) / 100;

/** The limit of a file: in megabytes, if it is a tenth of one at least. */
function sizeOf(maxBytes: number, locale: string) {
  const [unit, bytes] = maxBytes < 100_000 ? (['kilobyte', 1024] as const) : (['megabyte', 1024 ** 2] as const);
  return numberFormat(locale, { style: 'unit', unit }).format(roundedDown(maxBytes / bytes));
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether an element is a control of this form with this name. */
export const isControlOf = (form: HTMLFormElement | null, name: string, element: Element | null): boolean =>
  element?.getAttribute('name') === name && (element as Control).form === form;

/**
 * Not `form.elements`, which is a control if one is named `elements`. A form's controls may be anywhere in its document. Custom
 * elements (`:invalid`) count where they block a submission.
 */
const controlsOf = (form: HTMLFormElement | null): Control[] =>
  form
    ? [...rootOf(form).querySelectorAll<Control>('input, select, textarea, :invalid:not(fieldset)')].filter(
        (control) => control.form === form,
      )
    : [];

/** The value of a control: empty for a checkbox that is not ticked. */
export const controlValue = (control: Control) =>
  control.type === 'checkbox' && !(control as HTMLInputElement).checked ? '' : control.value;

/** Whether it violates a native constraint. */
const isInvalid = (control: Control) => control.willValidate && !control.validity.valid;

/** Controls with their names: native ones, and the elements of fields without one. */
const byName = (controls: readonly Control[], ownControls: ReadonlyMap<string, HTMLElement>) => [
  ...controls.map((control) => [control.name, control] as const),
  ...(ownControls as ReadonlyMap<string, Control>),
];

/** What only the page knows of a form's controls. */
function controlsIn(
  form: HTMLFormElement,
  fields: FieldDefinitions,
  ownControls: ReadonlyMap<string, HTMLElement>,
  { submitter, noValidate }: ReturnType<typeof pressed>,
): FormControls {
  const controls = controlsOf(form);
  const named = byName(controls, ownControls);
  const enabled = new Set(named.filter(([, control]) => !control.matches(':disabled')).map(([name]) => name));
  const data = submitter ? new FormData(form, submitter) : new FormData(form);
  const isKept = (name: string) =>
    !Object.hasOwn(fields, name) || controls.some((control) => control.name === name && control.type === 'password');
  const submitted = (name: string) => {
    // A file input without a file submits one without a name.
    const values = data.getAll(name).map((value) => (isFile(value) && value.name === '' ? null : value));
    const sharing = controls.filter((control) => control.name === name && control.type !== 'radio');
    // A custom element may submit several, and a product appends to the data in its `formdata` event.
    return Math.max(sharing.length, values.length) > 1 ||
      sharing.some((control) => (control as HTMLInputElement).multiple)
      ? values
      : (values[0] ?? null);
  };
  return {
    skipped: Object.keys(fields).filter((name) => !enabled.has(name)),
    problems: Object.fromEntries(
      controls.filter(isInvalid).map((control) => [control.name, control.validationMessage]),
    ),
    unseen: named.filter(([, control]) => isUnseen(control)).map(([name]) => name),
    noValidate,
    values: Object.fromEntries([...new Set(data.keys())].filter(isKept).map((name) => [name, submitted(name)])),
  };
}

/** Whether it is hidden, other than by a closed `<details>`, which can be opened. */
function isUnseen(control: HTMLElement): boolean {
  let shown = control;
  for (let box = closedAround(shown); box; box = closedAround(shown.parentElement)) shown = box;
  return shown.checkVisibility?.({ visibilityProperty: true }) === false;
}

const closedAround = (element: HTMLElement | null) => element?.closest<HTMLDetailsElement>('details:not([open])');

/** Moves focus to the first invalid control that can be seen. If it is not a field, the browser shows its own message. */
function focusFirst(
  form: HTMLFormElement | null,
  fields: FieldDefinitions,
  problems: FieldProblems,
  ownControls: ReadonlyMap<string, HTMLElement>,
) {
  const [[name = '', first] = []] = byName(controlsOf(form), ownControls)
    .filter(
      ([name, control]) =>
        (Object.hasOwn(fields, name) ? Object.hasOwn(problems, name) : isInvalid(control)) && !isUnseen(control),
    )
    .sort(([, one], [, other]) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  for (let box = closedAround(first ?? null); box; box = closedAround(box)) box.open = true;
  first?.focus();
  if (!Object.hasOwn(fields, name)) first?.reportValidity();
}

const Provided = createContext<FormHandle | null>(null);
export const FormProvider = Provided.Provider;

/** The context of the surrounding form. @throws outside of a form. */
export function useFormAround(part: string): FormHandle {
  const form = useContext(Provided);
  if (form) return form;
  throw withoutForm(part);
}

export const withoutForm = (part: string) =>
  new Error(`${part} is in no form. Put it into a <Form> or one of its kind.`);
