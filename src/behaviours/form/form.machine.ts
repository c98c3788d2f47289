import { assertEvent, assign, fromPromise, setup } from 'xstate';
import {
  emptyValues,
  type Fields,
  type FieldValue,
  type Problem,
  type Problems,
  problemsIn,
  problemWithFile,
  type Rules,
  trimmed,
  type Values,
} from '../../forms/fields';
import { MESSAGE_TIMEOUT, SubmissionRefused } from '../../forms/submission';

/** What a form remembers. */
export interface FormContext {
  /** Fields that the product has added, or defined otherwise. */
  fields: Partial<Fields>;
  values: Values;
  /** What was last filled in for the reader, field by field, to tell it from what they typed. */
  prefilled: Partial<Values>;
  /** Why the file chosen last was not taken. */
  unfit: Partial<Record<string, Problem>>;
  /** What the server had against which field. */
  rejected: Problems;
  /** What the server had against the submission as a whole. */
  reason: string;
}

/** What can happen to a form. */
export type FormEvent =
  | { type: 'change'; name: string; value: FieldValue }
  | { type: 'prefill'; values: Partial<Values> }
  | { type: 'define'; fields: Partial<Fields> }
  | { type: 'submit' | 'dismiss' | 'reset' | 'leave' };

/** What a form starts with. */
export interface FormInput {
  fields?: Partial<Fields> | undefined;
  /** What the reader finds filled in. */
  prefilled?: Partial<Values> | undefined;
}

/** What a form is made from. */
export interface FormDefinition {
  /** The machine's id. */
  id: string;
  fields: Fields;
  /** The product's own judgments, on top of what the fields ask for. */
  rules?: Rules;
  /** How long a submission may go unanswered, in ms (D12). */
  timeout: number;
}

/** What happens to the context of a form with these fields. Pure functions: `setup` makes actions and guards of them. */
export function formLogic(base: Fields, rules: Rules = {}) {
  /** A product says `undefined` of a field that it does not ask for now. */
  const fieldsOf = ({ fields }: Pick<FormContext, 'fields'>) =>
    ({ ...base, ...Object.fromEntries(Object.entries(fields).filter(([, field]) => field)) }) as Fields;

  const empty = (context: Pick<FormContext, 'fields'>) => ({
    values: emptyValues(fieldsOf(context)),
    prefilled: {},
    unfit: {},
    rejected: {},
    reason: '',
  });

  /** Whether a field still holds what it was given. */
  const isUntouched = (context: FormContext, name: string) => {
    const fields = fieldsOf(context);
    const first: Partial<Values> = { ...emptyValues(fields), ...offered(context.prefilled, fields) };
    return !(name in context.values) || context.values[name] === first[name];
  };

  /** What is filled in where the reader has left everything as it was, and a select has it to choose from. */
  const wishes = (context: FormContext, prefilled: FormContext['prefilled'], fields: Fields) =>
    Object.fromEntries(
      Object.entries(offered(prefilled, fields)).filter(([name]) => name in fields && isUntouched(context, name)),
    );

  /** A field that still holds what it was given takes what it is given now. */
  const given = (context: FormContext, values: Partial<Values>) => {
    const news = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
    return {
      values: { ...context.values, ...wishes(context, news, fieldsOf(context)) } as Values,
      prefilled: { ...context.prefilled, ...news },
    };
  };

  /** As it was when the reader came. */
  const begun = (context: FormContext): FormContext => {
    const blank = { ...context, ...empty(context) };
    return { ...blank, ...given(blank, context.prefilled) };
  };

  const changed = (context: FormContext, name: string, value: FieldValue): FormContext => {
    const problem = value instanceof File ? problemWithFile(value, fieldsOf(context)[name] ?? {}) : undefined;
    return {
      ...context,
      values: { ...context.values, [name]: problem ? null : value },
      unfit: { ...without(context.unfit, name), ...(problem && { [name]: problem }) },
      rejected: without(context.rejected, name),
    };
  };

  const filled = (context: FormContext, event: FormEvent): FormContext => {
    if (event.type === 'change') return changed(context, event.name, event.value);
    assertEvent(event, 'prefill');
    return { ...context, ...given(context, event.values) };
  };

  /** Whether it may be sent, whatever was said against it before. */
  const isSendable = ({ values, ...context }: FormContext) =>
    Object.keys(problemsIn(values, fieldsOf(context), rules)).length === 0;

  /** What is wrong with which field. */
  const problemsOf = ({ values, unfit, rejected, ...context }: FormContext): Problems => ({
    ...problemsIn(values, fieldsOf(context), rules),
    ...unfit,
    ...rejected,
  });

  return {
    initial: ({ fields = {}, prefilled = {} }: FormInput = {}): FormContext => {
      return begun({ fields, ...empty({ fields }), prefilled });
    },
    problemsOf,
    filled,
    isSendable,
    makesValid: (context: FormContext, event: FormEvent) =>
      Object.keys(problemsOf(filled(context, event))).length === 0,
    defined: (context: FormContext, event: FormEvent) => {
      assertEvent(event, 'define');
      const fields = fieldsOf(event);
      return {
        fields: event.fields,
        // What is asked for no more is kept for the case that it is asked for again, and not sent.
        values: {
          ...emptyValues(fields),
          ...offered(context.values, fields),
          ...wishes(context, context.prefilled, fields),
        } as Values,
        unfit: only(context.unfit, fields),
        rejected: only(context.rejected, fields),
      };
    },
    /** What is sent: of what the form asks for now. */
    sent: (context: FormContext): Values => trimmed(only(context.values, fieldsOf(context)) as Values),
    fieldsOf,
    cleared: empty,
    begun,
    /** A submission is over what was said against a file, or by a server, before it. */
    forgotten: { unfit: {}, rejected: {}, reason: '' },
    rejected: (event: object): Pick<FormContext, 'rejected' | 'reason'> => {
      const { error } = event as { error: SubmissionRefused };
      return { rejected: error.fields as Problems, reason: error.reason };
    },
    isRefused: (event: object) => 'error' in event && event.error instanceof SubmissionRefused,
  };
}

type FormLogic = ReturnType<typeof formLogic>;

const without = <Entries extends object>(entries: Entries, name: string): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([key]) => key !== name)) as Entries;

const only = <Entries extends object>(entries: Entries, fields: Fields): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => name in fields)) as Entries;

/** Without what a select does not have to choose from: a browser would show its first option in place of it. */
const offered = <Held extends Partial<Values>>(values: Held, fields: Fields): Held =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const { type, options = [] } = fields[name] ?? {};
      return type !== 'select' || options.some((option) => option === value);
    }),
  ) as Held;

const judged = [
  { guard: 'makesValid', target: 'valid', actions: 'fill' },
  { target: 'invalid', actions: 'fill' },
] as const;
const submit = [
  { guard: 'valid', target: 'submitting', actions: 'forget' },
  { target: 'invalid', actions: ['forget', 'focusFirstError'] },
] as const;
const fill = { actions: 'fill' } as const;
const reset = { target: 'idle', actions: 'resetFields' } as const;
const unsent = {
  change: judged,
  prefill: fill,
  submit,
  dismiss: { target: 'valid', actions: 'forget' },
  reset,
} as const;

/** The states of every form, named once. What they mean is in the table of `formMachine`. */
export const formStates = ({ sent }: Pick<FormLogic, 'sent'>) =>
  ({
    idle: { on: { change: fill, prefill: fill, submit, reset } },
    invalid: { on: { change: judged, prefill: [judged[0], fill], submit, reset } },
    valid: { on: { change: judged, prefill: fill, submit, reset } },
    submitting: {
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }: { context: FormContext }) => sent(context),
        onDone: { target: 'submitted', actions: 'clear' },
        onError: [{ guard: 'refused', target: 'refused', actions: 'reject' }, { target: 'failed' }],
      },
      on: { leave: 'unanswered' },
      after: { timeout: 'unanswered' },
    },
    submitted: { on: { change: { target: 'idle', actions: 'fill' }, prefill: fill, submit, dismiss: 'idle', reset } },
    refused: { on: unsent },
    failed: { on: unsent },
    unanswered: { on: unsent },
  }) as const;

/** The machine of a form with these fields. Its table is the one of `formMachine`. */
export function createFormMachine({ id, fields, rules, timeout }: FormDefinition) {
  const logic = formLogic(fields, rules);
  return setup({
    types: {
      context: {} as FormContext,
      events: {} as FormEvent,
      input: {} as FormInput | undefined,
    },
    actors: {
      submit: fromPromise<void, Values>(() => Promise.reject(new Error('Provide the actor `submit`.'))),
    },
    actions: {
      fill: assign(({ context, event }) => logic.filled(context, event)),
      define: assign(({ context, event }) => logic.defined(context, event)),
      clear: assign(({ context }) => logic.cleared(context)),
      resetFields: assign(({ context }) => logic.begun(context)),
      forget: assign(logic.forgotten),
      reject: assign(({ event }) => logic.rejected(event)),
      /** The view's. */
      focusFirstError: () => {},
    },
    guards: {
      valid: ({ context }) => logic.isSendable(context),
      makesValid: ({ context, event }) => logic.makesValid(context, event),
      refused: ({ event }) => logic.isRefused(event),
    },
    delays: { timeout },
  }).createMachine({
    id,
    context: ({ input }) => logic.initial(input),
    initial: 'idle',
    on: { define: { actions: 'define' } },
    states: formStates(logic),
  });
}

/**
 * Collects what its fields ask for, sends it once, and says how that went (SPEC §4).
 *
 * | state      | change                       | prefill                  | define | submit                       | dismiss | reset | leave      | done      | error                      | after timeout |
 * | ---------- | ---------------------------- | ------------------------ | ------ | ---------------------------- | ------- | ----- | ---------- | --------- | -------------------------- | ------------- |
 * | idle       | =                            | =                        | =      | [valid] submitting · invalid |         | idle  |            |           |                            |               |
 * | invalid    | [makesValid] valid · invalid | [makesValid] valid · =   | =      | [valid] submitting · invalid |         | idle  |            |           |                            |               |
 * | valid      | [makesValid] valid · invalid | =                        | =      | [valid] submitting · invalid |         | idle  |            |           |                            |               |
 * | submitting |                              |                          | =      |                              |         |       | unanswered | submitted | [refused] refused · failed | unanswered    |
 * | submitted  | idle                         | =                        | =      | [valid] submitting · invalid | idle    | idle  |            |           |                            |               |
 * | refused    | [makesValid] valid · invalid | =                        | =      | [valid] submitting · invalid | valid   | idle  |            |           |                            |               |
 * | failed     | [makesValid] valid · invalid | =                        | =      | [valid] submitting · invalid | valid   | idle  |            |           |                            |               |
 * | unanswered | [makesValid] valid · invalid | =                        | =      | [valid] submitting · invalid | valid   | idle  |            |           |                            |               |
 *
 * Nothing is said about a field before the first submission; from then on each change is judged at once (D13): `valid` is a
 * form in which everything wrong has been put right, and which says so when it goes wrong again. A file that cannot be taken
 * is put aside at once, with the reason. While submitting, nothing can be edited and nothing is sent again (D16); leaving
 * `submitting` aborts the request (D17). `refused` is a server's no, whose reasons stand beside their fields; `failed` is no
 * answer worth the name, `unanswered` none in time or before the form left the page. `define` tells that the product asks for other fields now; `reset` brings
 * back what was filled in for the reader.
 */
export const formMachine = createFormMachine({ id: 'form', fields: {}, timeout: MESSAGE_TIMEOUT });
