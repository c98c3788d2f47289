import { find, put } from '../../testing/dom';
import { type Driver, press } from '../../testing/driver';
import { Calculator, type CalculatorProps, calculatorTexts } from '.';
import { figuresIn } from './calculator.machine';

const fields = [
  { name: 'calls', label: 'Calls a month', value: 200 },
  { name: 'minutes', label: 'Minutes a call', value: 2, max: 60 },
];
const props = {
  groups: [{ title: 'Your calls', fields }],
  work: ({ calls = 0, minutes = 0 }) => [{ label: 'Minutes a month', value: `${calls * minutes}`, main: true }],
} satisfies CalculatorProps;

export const driver: Driver = {
  Component: Calculator,
  texts: { ...calculatorTexts },
  props,
  owned: { value: 'value', onChange: 'onValueChange' },
  events: {
    change: ({ name, value }, { root }) => {
      const label = fields.find((field) => field.name === name)?.label ?? name;
      put(
        find(root, 'field', (found) => found.startsWith(label)),
        value,
      );
    },
    set: ({ values }, { rerender }) => rerender({ value: values }),
    reset: press('reset'),
  },
  // A field that holds a figure cannot be changed to it, the given figures have no button that brings them back, and a
  // product that says what is so already says nothing.
  cannot: ({ value, context }, { type, name, value: typed, values }) =>
    (type === 'change' && context.typed[name] === typed) ||
    (type === 'reset' && value === 'given') ||
    (type === 'set' && Object.entries(figuresIn(context)).every(([name, figure]) => values[name] === figure)),
};
