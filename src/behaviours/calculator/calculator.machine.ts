import { assign, setup } from 'xstate';

/** Figures by name; null where there is none that can be worked with. */
export type Figures = Readonly<Record<string, number | null>>;

/** A figure to be filled in, and between which numbers. */
export interface CalculatorField {
  /** Unique in the calculator. */
  name: string;
  /** What stands there at first. */
  value: number;
  /** Default: 0. */
  min?: number | undefined;
  /** Default: a billion. */
  max?: number | undefined;
}

/** The largest figure that is taken where a field says nothing else. */
export const LARGEST_FIGURE = 1e9;

interface Context {
  fields: readonly CalculatorField[];
  /** What is typed, by name. */
  typed: Readonly<Record<string, string>>;
}

type Event = { type: 'change'; name: string; value: string } | { type: 'set'; values: Figures } | { type: 'reset' };

/** What was typed in a field as a number, or null where it is none or out of bounds. */
export function figureIn(text: string, { min = 0, max = LARGEST_FIGURE }: CalculatorField): number | null {
  const figure = text.trim() === '' ? Number.NaN : Number(text);
  return figure >= min && figure <= max ? figure : null;
}

/** All figures of a calculator, by name. */
export const figuresIn = ({ fields, typed }: Context): Figures =>
  Object.fromEntries(fields.map((field) => [field.name, figureIn(typed[field.name] ?? '', field)]));

const given = (fields: readonly CalculatorField[]) =>
  Object.fromEntries(fields.map(({ name, value }) => [name, String(value)]));

/** What is typed after an event. A figure that is the same already stays as it was written: "1.0". */
function after({ fields, typed }: Context, event: Event): Context['typed'] {
  if (event.type === 'reset') return given(fields);
  if (event.type === 'change') return event.name in typed ? { ...typed, [event.name]: event.value } : typed;
  const now = figuresIn({ fields, typed });
  const news = fields.filter(({ name }) => (event.values[name] ?? null) !== now[name]);
  return { ...typed, ...Object.fromEntries(news.map(({ name }) => [name, String(event.values[name] ?? '')])) };
}

const worked = [
  { guard: 'isIncomplete', target: '.incomplete', actions: 'write' },
  { guard: 'isGiven', target: '.given', actions: 'write' },
  { target: '.changed', actions: 'write' },
] as const;

/**
 * Figures that come to something as soon as all of them are there, and that can be those given at first again.
 *
 * | state      | change                                                | set                                                   | reset |
 * | ---------- | ----------------------------------------------------- | ----------------------------------------------------- | ----- |
 * | given      | [isIncomplete] incomplete · [isGiven] given · changed | [isIncomplete] incomplete · [isGiven] given · changed | given |
 * | changed    | [isIncomplete] incomplete · [isGiven] given · changed | [isIncomplete] incomplete · [isGiven] given · changed | given |
 * | incomplete | [isIncomplete] incomplete · [isGiven] given · changed | [isIncomplete] incomplete · [isGiven] given · changed | given |
 *
 * `change` and `reset` are the reader's, `set` the product's. A figure that is not there or out of its bounds makes the
 * whole incomplete. What is typed stays as it is typed; what it comes to is no affair of the machine.
 */
export const calculatorMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { fields: readonly CalculatorField[] } | undefined,
    events: {} as Event,
  },
  actions: { write: assign({ typed: ({ context, event }) => after(context, event) }) },
  guards: {
    isIncomplete: ({ context, event }) =>
      Object.values(figuresIn({ ...context, typed: after(context, event) })).includes(null),
    isGiven: ({ context, event }) => {
      const figures = figuresIn({ ...context, typed: after(context, event) });
      return context.fields.every(({ name, value }) => figures[name] === value);
    },
  },
}).createMachine({
  id: 'calculator',
  context: ({ input: { fields } = { fields: [] } }) => ({ fields, typed: given(fields) }),
  initial: 'given',
  on: { change: worked, set: worked, reset: { target: '.given', actions: 'write' } },
  states: { given: {}, changed: {}, incomplete: {} },
});
