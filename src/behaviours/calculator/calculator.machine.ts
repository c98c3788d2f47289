import { assign, setup } from 'xstate';
import { formatNumber, parseNumber, rewriteNumber } from '../../forms/numbers';

/** Values by name; null if empty or invalid. */
export type Figures = Readonly<Record<string, number | null>>;

/** A field with its initial value and its limits. */
export interface CalculatorBounds {
  /** Unique in the calculator. */
  name: string;
  /** The initial value. */
  value: number;
  /** Default: 0. */
  min?: number | undefined;
  /** Default: a billion. */
  max?: number | undefined;
}

/** The default maximum. */
export const LARGEST_FIGURE = 1e9;

/** The fields, and what is typed into them. */
export interface CalculatorContext {
  /** In their order. */
  fields: readonly CalculatorBounds[];
  /** The locale in which numbers are read and written. */
  locale?: string | undefined;
  /** The text of each field, by name. */
  typed: Readonly<Record<string, string>>;
}

type Event =
  | { type: 'change'; name: string; value: string }
  | { type: 'set'; values: Figures }
  | {
      type: 'define';
      fields: readonly CalculatorBounds[];
      /** Another locale, in which the texts are written anew. Default: it stays. */
      locale?: string | undefined;
    }
  | { type: 'reset' };

/** The text of a field as a number, or null if it is none or out of bounds. @internal */
export function figureIn(
  text: string,
  { min = 0, max = LARGEST_FIGURE }: CalculatorBounds,
  locale?: string,
): number | null {
  const figure = parseNumber(text, locale);
  return figure >= min && figure <= max ? figure : null;
}

/** All values of a calculator, by name. @internal */
export const figuresIn = ({ fields, typed, locale }: CalculatorContext): Figures =>
  Object.fromEntries(fields.map((field) => [field.name, figureIn(typed[field.name] ?? '', field, locale)]));

/** The texts of the initial values. */
const initialTexts = (fields: readonly CalculatorBounds[], locale: string | undefined) =>
  Object.fromEntries(fields.map(({ name, value }) => [name, formatNumber(value, locale)]));

/** The texts after an event. A value that is equal keeps its notation: "1.0". */
function textsAfter({ fields, typed, locale }: CalculatorContext, event: Event): CalculatorContext['typed'] {
  if (event.type === 'reset') return initialTexts(fields, locale);
  if (event.type === 'change') return event.name in typed ? { ...typed, [event.name]: event.value } : typed;
  if (event.type === 'define') {
    const before = initialTexts(fields, locale);
    const to = event.locale ?? locale;
    const initial = Object.entries(initialTexts(event.fields, to));
    return Object.fromEntries(
      initial.map(([name, text]) => {
        const own = typed[name];
        // What the reader has changed stays.
        return [name, own === undefined || own === before[name] ? text : rewriteNumber(own, locale, to)];
      }),
    );
  }
  const now = figuresIn({ fields, typed, locale });
  const news = fields.filter(({ name }) => (event.values[name] ?? null) !== now[name]);
  const written = news.map(({ name }) => {
    const figure = event.values[name] ?? null;
    return [name, figure === null ? '' : formatNumber(figure, locale)];
  });
  return { ...typed, ...Object.fromEntries(written) };
}

const after = (context: CalculatorContext, event: Event): CalculatorContext => ({
  ...context,
  typed: textsAfter(context, event),
  ...(event.type === 'define' && { fields: event.fields, locale: event.locale ?? context.locale }),
});

const recalculated = [
  { guard: 'isIncomplete', target: '.incomplete', actions: 'write' },
  { guard: 'isUnchanged', target: '.unchanged', actions: 'write' },
  { target: '.changed', actions: 'write' },
] as const;

/**
 * The fields of a calculator, which can be reset to their initial values.
 *
 * | state      | change                                                        | set                                                           | define                                                        | reset     |
 * | ---------- | ------------------------------------------------------------- | ------------------------------------------------------------- | ------------------------------------------------------------- | --------- |
 * | unchanged  | [isIncomplete] incomplete · [isUnchanged] unchanged · changed | [isIncomplete] incomplete · [isUnchanged] unchanged · changed | [isIncomplete] incomplete · [isUnchanged] unchanged · changed | unchanged |
 * | changed    | [isIncomplete] incomplete · [isUnchanged] unchanged · changed | [isIncomplete] incomplete · [isUnchanged] unchanged · changed | [isIncomplete] incomplete · [isUnchanged] unchanged · changed | unchanged |
 * | incomplete | [isIncomplete] incomplete · [isUnchanged] unchanged · changed | [isIncomplete] incomplete · [isUnchanged] unchanged · changed | [isIncomplete] incomplete · [isUnchanged] unchanged · changed | unchanged |
 *
 * `change` and `reset` come from the reader, `set` and `define`, which changes the fields or the locale, from the product. A value
 * that is missing or out of bounds makes the calculator incomplete. Texts stay as typed, in the notation of the locale; the view
 * calculates the results.
 */
export const calculatorMachine = setup({
  types: {
    context: {} as CalculatorContext,
    input: {} as { fields: readonly CalculatorBounds[]; locale?: string | undefined } | undefined,
    events: {} as Event,
  },
  actions: { write: assign(({ context, event }) => after(context, event)) },
  guards: {
    /** Guard: a number is missing, or out of bounds. */
    isIncomplete: ({ context, event }) => Object.values(figuresIn(after(context, event))).includes(null),
    /** Guard: every number is as it was at first. */
    isUnchanged: ({ context, event }) => {
      const next = after(context, event);
      const figures = figuresIn(next);
      return next.fields.every(({ name, value }) => figures[name] === value);
    },
  },
}).createMachine({
  id: 'calculator',
  context: ({ input: { fields, locale } = { fields: [] } }) => ({
    fields,
    locale,
    typed: initialTexts(fields, locale),
  }),
  initial: 'unchanged',
  on: {
    change: recalculated,
    set: recalculated,
    define: recalculated,
    reset: { target: '.unchanged', actions: 'write' },
  },
  states: { unchanged: {}, changed: {}, incomplete: {} },
});
