'use client';
import { createContext, type RefObject, useContext, useRef } from 'react';
import { fromPromise, type SnapshotFrom, type StateValue } from 'xstate';
import type { FieldDefinition, Fields, FieldValue, Problem, Problems, Rules, Values } from '../../forms/fields';
import type { Submit } from '../../forms/submission';
import { fillText } from '../../theme/fill-text';
import { type BehaviourOptions, useBehaviour } from '../behaviour';
import { mergeTexts, type PartialTexts, useTexts } from '../texts';
import { type FormContext, type FormEvent, formLogic, type formMachine } from './form.machine';

/** Something for each of these fields, and for those that a product adds. */
type ByField<Name extends string, Thing> = Readonly<Partial<Record<Name | (string & {}), Thing>>>;

/** The words of a form. */
export interface FormTexts<Name extends string = string> {
  /** The name of each field. */
  labels: ByField<Name, string>;
  /** What the reader should know before typing, by field. */
  hints: ByField<Name, string>;
  /** Inside empty fields. */
  placeholders: ByField<Name, string>;
  /** What the options of selects are called, by what is sent. */
  options: Readonly<Record<string, string>>;
  /** On the button that submits, at rest and meanwhile. */
  submit: string;
  submitting: string;
  /** On a file field's button. */
  chooseFile: string;
  /** How it went: it has arrived; the server said no; something went wrong; nobody answered in time. */
  submitted: string;
  refused: string;
  failed: string;
  unanswered: string;
  /** What to do after the last three: below what they say. */
  remedy: string;
  /** The name of the button that takes away what is said. */
  dismiss: string;
  /** Where JavaScript is off, in the place of the button. */
  noScript: string;
  /** What is wrong, by field and problem. */
  problems: ByField<Name, Readonly<Record<string, string>>>;
  /** What is wrong where `problems` has no words: `{limit}` characters or megabytes are allowed, `{length}` there are. */
  anyProblem: Readonly<Record<Problem, string>>;
  /** The language that numbers in these words are written in: "10,000" in `en`. */
  locale: string;
}

/** What every form says in English, unless it says something else. */
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

/** A form's state, whatever it stands in. */
type FormState = 'idle' | 'invalid' | 'valid' | 'submitting' | 'submitted' | 'refused' | 'failed' | 'unanswered';

/** What products may say of any form. */
export interface FormOptions<Data, Name extends string = string> {
  /**
   * Sends it: resolves when it has arrived; rejects with `SubmissionRefused` when the server said no (its `fields` are
   * shown beside theirs), with anything else when something went wrong.
   */
  onSubmit: Submit<Data>;
  /** Fields of your own after ours, or ours with other options or limits. */
  fields?: Partial<Fields> | undefined;
  /** Your own judgments: the name of a problem in `texts.problems`, or words; undefined when nothing is wrong. */
  rules?: Rules | undefined;
  /** What the reader finds filled in. May come or change later; a field in which the reader typed stays as it is. */
  initialValues?: Partial<Data> | undefined;
  /** How long a submission may go unanswered, in ms (D12). */
  timeout?: number | undefined;
  /** Replaces any of the words. */
  texts?: PartialTexts<FormTexts<Name>> | undefined;
  /** Told of every state after the first: `submitted`, `refused`, `failed`, `unanswered` … */
  onStateChange?: ((state: string) => void) | undefined;
}

interface FormParts {
  /** The folder's name: of its words, and of its `data-scope`. */
  name: string;
  fields: Fields;
  texts: PartialTexts<FormTexts>;
  /** What is handed over, made of what the controls hold. Default: just that. */
  toData?: (values: Values) => unknown;
}

/** A form at work: what its parts draw and what they tell. */
export interface FormHandle {
  state: FormState;
  context: FormContext;
  send: (event: FormEvent) => void;
  element: RefObject<HTMLFormElement | null>;
  fields: Fields;
  /** The product's own fields, which have no place in the layout of ours. */
  added: readonly string[];
  texts: FormTexts;
  /** On its way: nothing can be edited. */
  isBusy: boolean;
  /** What is said of a field, in words. */
  problems: Problems;
}

type FormMachine = typeof formMachine;

/**
 * Runs a form's machine: `formMachine`, one made by `createFormMachine`, or one with its states within. What it does not take
 * of a component's props is in `rest`.
 */
export function useForm<Data, Name extends string, Rest extends object>(
  machine: object,
  { name, fields: base, texts: words, toData = (values) => values }: FormParts,
  {
    onSubmit,
    fields: own = {},
    rules = {},
    initialValues,
    timeout,
    texts: given,
    onStateChange,
    ...rest
  }: FormOptions<Data, Name> & Rest,
  more: Partial<BehaviourOptions<FormMachine, never>> = {},
) {
  const element = useRef<HTMLFormElement>(null);
  const logic = formLogic(base, rules);
  const prefilled = (initialValues ?? {}) as Partial<Values>;
  const [snapshot, send]: readonly [SnapshotFrom<FormMachine>, (event: FormEvent) => void] = useBehaviour<
    FormMachine,
    never
  >(machine as FormMachine, {
    ...more,
    input: { fields: own, prefilled },
    actors: {
      submit: fromPromise<void, Values>(async ({ input, signal }) => onSubmit(toData(input) as Data, { signal })),
    },
    actions: {
      focusFirstError: ({ context }) => focusFirst(element.current, logic.problemsOf(context)),
    },
    guards: {
      valid: ({ context }) => logic.isSendable(context),
      makesValid: ({ context, event }) => logic.makesValid(context, event),
    },
    ...(timeout !== undefined && { delays: { timeout } }),
    changes: [
      // First what there is to choose from, then what is chosen.
      [own, { type: 'define', fields: own }],
      [prefilled, { type: 'prefill', values: prefilled }],
    ],
    // Asked as it was at the first rendering, whose values are those of the server's HTML.
    adopt: (tell) => adoptTyped(element.current, snapshot.context.values, tell),
    leave: { type: 'leave' },
    onStateChange,
  });
  const { context } = snapshot;
  // What a provider says of every form counts where this kind of form says nothing of its own.
  const texts = useTexts(name, mergeTexts(useTexts('form', formTexts), words), given as PartialTexts<FormTexts>);
  const fields = logic.fieldsOf({ fields: own });
  const state = leafOf(snapshot.value) as FormState;
  const shown = state === 'invalid' ? logic.problemsOf(context) : { ...context.unfit, ...context.rejected };
  const form: FormHandle = {
    state,
    context,
    send: send as FormHandle['send'],
    element,
    fields,
    added: Object.keys(fields).filter((field) => !(field in base)),
    texts,
    isBusy: state === 'submitting',
    problems: inWords(shown, context, fields, texts),
  };
  return { form, rest, snapshot, send } as const;
}

const leafOf = (value: StateValue): string =>
  typeof value === 'string' ? value : leafOf(Object.values(value)[0] ?? '');

/** What was typed or chosen before hydration, as changes. */
function adoptTyped(form: HTMLFormElement | null, first: Values, tell: (event: FormEvent) => void) {
  for (const control of controlsOf(form)) {
    if (control instanceof HTMLInputElement && control.type === 'file') {
      if (control.files?.[0]) tell({ type: 'change', name: control.name, value: control.files[0] });
    } else if (control.name in first && control.value !== first[control.name])
      tell({ type: 'change', name: control.name, value: control.value });
  }
}

/** The words for each problem. */
function inWords(problems: Problems, { values }: FormContext, fields: Fields, texts: FormTexts): Problems {
  const { format } = new Intl.NumberFormat(texts.locale);
  const said = Object.entries(problems).map(([name, problem = '']) => {
    const { maxLength = 0, maxBytes }: FieldDefinition = fields[name] ?? {};
    const value: FieldValue = values[name] ?? null;
    const words = texts.problems[name]?.[problem] ?? texts.anyProblem[problem as Problem] ?? problem;
    // Rounded down: whoever keeps to what is said is let through.
    const limit = maxBytes === undefined ? maxLength : Math.floor((maxBytes / 1024 / 1024) * 100) / 100;
    const length = typeof value === 'string' ? value.trim().length : 0;
    return [name, fillText(words, { limit: format(limit), length: format(length) })];
  });
  return Object.fromEntries(said);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement | null): Control[] =>
  [...(form?.elements ?? [])].filter(
    (element): element is Control => 'value' in element && 'name' in element && element.name !== '',
  );

/** Moves focus to the first field with something wrong. */
function focusFirst(form: HTMLFormElement | null, problems: Problems) {
  controlsOf(form)
    .find((control) => control.name in problems)
    ?.focus();
}

const Provided = createContext<FormHandle | null>(null);
export const FormProvider = Provided.Provider;

/** The form around a part of one. @throws outside of a form. */
export function useFormAround(part: string): FormHandle {
  const form = useContext(Provided);
  if (form) return form;
  throw new Error(
    `${part} is in no form, so there is nothing for it to show. Put it into a <Form> or one of its kind.`,
  );
}
