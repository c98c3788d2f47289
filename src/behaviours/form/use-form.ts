'use client';
import { createContext, type RefObject, useContext, useRef } from 'react';
import { type AnyStateMachine, type EventFromLogic, fromPromise, type SnapshotFrom, type StateValue } from 'xstate';
import {
  type FieldDefinition,
  type Fields,
  type FieldValue,
  type FormControls,
  own,
  type Problem,
  type Problems,
  type Rules,
  type Values,
} from '../../forms/fields';
import type { Submit } from '../../forms/submission';
import { fillText } from '../../theme/fill-text';
import { type Controlled, type SendTo, useControlled, useDomEvents, useMachineActor } from '../behaviour';
import { mergeTexts, type PartialTexts, useTexts } from '../texts';
import { type FormContext, type FormEvent, formLogic, type formMachine } from './form.machine';

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
  /** The labels of select options: by value, or by field and value. */
  options: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /** The labels of the submit button, idle and submitting. */
  submit: string;
  submitting: string;
  /** The label of a file field's button. */
  chooseFile: string;
  /** The result messages: arrived; refused by the server; failed; no answer in time. */
  submitted: string;
  refused: string;
  failed: string;
  unanswered: string;
  /** What to do after the last three: below the message. */
  remedy: string;
  /** The name of the dismiss button. */
  dismiss: string;
  /** Replaces the button without JavaScript. */
  noScript: string;
  /** Error messages by field and problem. */
  problems: ByField<Name, Readonly<Record<string, string>>>;
  /** The fallback error messages: `{limit}` characters or megabytes are allowed, `{length}` were entered. */
  anyProblem: Readonly<Record<Problem, string>>;
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
  chooseFile: 'Choose a file',
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
    tooLong: 'Use at most {limit} characters; there are {length}',
    unprintable: 'Remove the tab or other invisible character',
    notAccepted: 'Choose a file of another type',
    tooLarge: 'Choose a file of {limit} MB or less',
  },
  locale: 'en',
};

/** The state of a form. */
type FormState = 'idle' | 'invalid' | 'valid' | 'submitting' | 'submitted' | 'refused' | 'failed' | 'unanswered';

/** The props of every form. */
export interface FormOptions<Data, Name extends string = string> {
  /**
   * Submits the values: resolves when they have arrived; rejects with `SubmissionRefused` if the server rejects them (its
   * `fields` are shown beside theirs), with anything else for other errors.
   */
  onSubmit: (...submitted: Parameters<Submit<Data>>) => void | Promise<void>;
  /** Your own fields after ours, or ours with other options or limits. `undefined` takes away one of ours. */
  fields?: Partial<Fields> | undefined;
  /** Your own validation: the name of a problem in `texts.problems`, or a message; undefined if the value is valid. */
  rules?: Rules | undefined;
  /** Prefilled values. They may arrive or change later; a field in which the reader typed keeps its value. */
  initialValues?: Partial<Data> | undefined;
  /** Timeout of a submission in ms (D12). */
  timeout?: number | undefined;
  /**
   * The address to which the browser posts the form before hydration and without JavaScript (D41); multipart if a field is a
   * file. Default: none, and `noScript` replaces the button.
   */
  action?: string | undefined;
  /** Replaces any of the texts. */
  texts?: PartialTexts<FormTexts<Name>> | undefined;
  /** Called on every state change after the first render: `submitted`, `refused`, `failed`, `unanswered` … */
  onStateChange?: ((state: string) => void) | undefined;
}

interface FormParts {
  /** The folder's name, used for its texts and its `data-scope`. */
  name: string;
  fields: Fields;
  texts: PartialTexts<FormTexts>;
  /** Maps the controls' values to the submitted data. Default: unchanged. */
  toData?: (values: Values) => unknown;
}

/** The form's state for its parts. */
export interface FormHandle {
  state: FormState;
  context: FormContext;
  send: (event: FormEvent) => void;
  element: RefObject<HTMLFormElement | null>;
  fields: Fields;
  /** The address to which the browser posts it without JavaScript. */
  action: string | undefined;
  /** The product's own fields, which have no place in the built-in layout. */
  added: readonly string[];
  /** Whether the product has taken a field away. */
  isRemoved: (name: string) => boolean;
  texts: FormTexts;
  /** While submitting, the fields are read-only. */
  isBusy: boolean;
  /** The error message of a field. */
  problems: Problems;
}

type FormMachine = typeof formMachine;

/** What a component that contains a form adds to its machine's connection. */
interface FormConnection<Machine extends AnyStateMachine, Value> {
  initialEvent?: EventFromLogic<Machine> | undefined;
  controlled?: Controlled<Machine, Value>;
}

/**
 * Runs a form's machine: `formMachine`, one made by `createFormMachine`, or one with its states nested. `rest` contains the
 * other props of the component.
 */
export function useForm<Machine extends AnyStateMachine, Data, Name extends string, Rest extends object, Value = never>(
  machine: Machine,
  parts: FormParts,
  props: FormOptions<Data, Name> & Rest,
  connection?: FormConnection<Machine, Value>,
): {
  form: FormHandle;
  rest: Omit<Rest, keyof FormOptions<Data, Name>>;
  snapshot: SnapshotFrom<Machine>;
  send: SendTo<Machine>;
};
export function useForm(
  machine: FormMachine,
  { name, fields: base, texts: words, toData = (values) => values }: FormParts,
  {
    onSubmit,
    fields: ownFields = {},
    rules = {},
    initialValues,
    timeout,
    action,
    texts: ownTexts,
    onStateChange,
    ...rest
  }: FormOptions<unknown>,
  { initialEvent, controlled }: FormConnection<FormMachine, unknown> = {},
) {
  const element = useRef<HTMLFormElement>(null);
  const logic = formLogic(base, rules);
  const prefilled = (initialValues ?? {}) as Partial<Values>;
  const actor = useMachineActor(machine, {
    initialEvent,
    input: { fields: ownFields, prefilled },
    actors: {
      submit: fromPromise<void, Values>(async ({ input, signal }) => onSubmit(toData(input), { signal })),
    },
    actions: {
      focusFirstError: ({ context }) => focusFirst(element.current, logic.fieldsOf(context), logic.problemsOf(context)),
    },
    guards: {
      isValid: ({ context, event }) => logic.isValid(context, event),
      makesValid: ({ context, event }) => logic.makesValid(context, event),
    },
    ...(timeout !== undefined && { delays: { timeout } }),
    propEvents: [
      // Options before values.
      [ownFields, { type: 'define', fields: ownFields }],
      [prefilled, { type: 'prefill', values: prefilled }],
    ],
    onStateChange,
  });
  const { send } = actor;
  const snapshot = useControlled(actor, controlled);
  useDomEvents(actor, {
    // The values of the first render match the server HTML.
    hydrateFromDom: () => sendTyped(element.current, snapshot.context.values, send),
    unmountEvent: { type: 'unmount' },
  });
  const { context } = snapshot;
  // A provider's texts for all forms apply unless this form has its own.
  const texts = useTexts(name, mergeTexts(useTexts('form', formTexts), words), ownTexts);
  const fields = logic.fieldsOf({ fields: ownFields });
  const state = leafOf(snapshot.value) as FormState;
  const shown = state === 'invalid' ? logic.problemsOf(context) : { ...context.fileErrors, ...context.serverErrors };
  const form: FormHandle = {
    state,
    context,
    send,
    element,
    fields,
    action,
    isRemoved: (field) => Object.hasOwn({ ...base, ...ownFields }, field) && !Object.hasOwn(fields, field),
    added: Object.keys(fields).filter((field) => !Object.hasOwn(base, field)),
    texts,
    isBusy: state === 'submitting',
    problems: inWords(shown, context, fields, texts),
  };
  return { form, rest, snapshot, send } as const;
}

const leafOf = (value: StateValue): string =>
  typeof value === 'string' ? value : leafOf(Object.values(value)[0] ?? '');

/** Sends what was typed or chosen before hydration as `change` events. */
function sendTyped(form: HTMLFormElement | null, first: Values, send: (event: FormEvent) => void) {
  for (const control of controlsOf(form)) {
    if (control instanceof HTMLInputElement && control.type === 'file') {
      if (control.files?.[0]) send({ type: 'change', name: control.name, value: control.files[0] });
    } else if (Object.hasOwn(first, control.name) && controlValue(control) !== first[control.name])
      send({ type: 'change', name: control.name, value: controlValue(control) });
  }
}

/** The messages by problem. */
function inWords(problems: Problems, { values }: FormContext, fields: Fields, texts: FormTexts): Problems {
  const { format } = new Intl.NumberFormat(texts.locale);
  const said = Object.entries(problems).map(([name, problem = '']) => {
    const { maxLength = 0, maxBytes }: FieldDefinition = own(fields, name) ?? {};
    const value: FieldValue = own(values, name) ?? null;
    const words = own(texts.problems, name)?.[problem] ?? texts.anyProblem[problem as Problem] ?? problem;
    // Rounded down, so that a value within the stated limit is accepted.
    const limit = maxBytes === undefined ? maxLength : Math.floor((maxBytes / 1024 / 1024) * 100) / 100;
    const length = typeof value === 'string' ? value.trim().length : 0;
    return [name, fillText(words, { limit: format(limit), length: format(length) })];
  });
  return Object.fromEntries(said);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Not `form.elements`, which is a control if one is named `elements`. A form's controls may be anywhere in its document. */
const controlsOf = (form: HTMLFormElement | null): Control[] =>
  [
    ...((form?.getRootNode() as ParentNode | undefined)?.querySelectorAll<Control>('input, select, textarea') ?? []),
  ].filter((control) => control.form === form);

/** The value of a control: empty for a checkbox that is not ticked. */
export const controlValue = (control: Control) =>
  control.type === 'checkbox' && !(control as HTMLInputElement).checked ? '' : control.value;

/** Whether it violates a native constraint. */
const isInvalid = (control: Control) => control.willValidate && !control.validity.valid;

/** What only the page knows of a form's controls. */
export function controlsIn(form: HTMLFormElement, fields: Fields): FormControls {
  const controls = controlsOf(form);
  const enabled = new Set(controls.filter((control) => !control.matches(':disabled')).map(({ name }) => name));
  const data = new FormData(form);
  const isKept = (name: string) =>
    !Object.hasOwn(fields, name) || controls.some((control) => control.name === name && control.type === 'password');
  const submitted = (name: string) => {
    // A file input without a file submits one without a name.
    const values = data.getAll(name).map((value) => (value instanceof File && value.name === '' ? null : value));
    const sharing = controls.filter((control) => control.name === name && control.type !== 'radio');
    return sharing.length > 1 || sharing.some((control) => 'multiple' in control && control.multiple)
      ? values
      : (values[0] ?? null);
  };
  return {
    skipped: Object.keys(fields).filter((name) => !enabled.has(name)),
    problems: Object.fromEntries(
      controls.filter(isInvalid).map((control) => [control.name, control.validationMessage]),
    ),
    values: Object.fromEntries([...new Set(data.keys())].filter(isKept).map((name) => [name, submitted(name)])),
  };
}

/** Moves focus to the first invalid control. If it is not a field, the browser shows its own message. */
function focusFirst(form: HTMLFormElement | null, fields: Fields, problems: Problems) {
  const isField = ({ name }: Control) => Object.hasOwn(fields, name);
  const first = controlsOf(form).find((control) =>
    isField(control) ? Object.hasOwn(problems, control.name) : isInvalid(control),
  );
  first?.focus();
  if (first && !isField(first)) first.reportValidity();
}

const Provided = createContext<FormHandle | null>(null);
export const FormProvider = Provided.Provider;

/** The context of the surrounding form. @throws outside of a form. */
export function useFormAround(part: string): FormHandle {
  const form = useContext(Provided);
  if (form) return form;
  throw new Error(
    `${part} is in no form, so there is nothing for it to show. Put it into a <Form> or one of its kind.`,
  );
}
