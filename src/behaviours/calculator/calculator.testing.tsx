import type { Testing } from '../../testing/description';
import { find } from '../../testing/dom';
import { changesProp, press } from '../../testing/gestures';
import type { CalculatorProps } from '.';
import { figuresIn } from './calculator.machine';

const fields = [
  { name: 'calls', label: 'Calls a month', value: 200 },
  { name: 'minutes', label: 'Minutes a call', value: 2, max: 60 },
];

export const testing: Testing<CalculatorProps> = {
  props: {
    groups: [{ title: 'Your calls', fields }],
    calculate: ({ calls = 0, minutes = 0 }) => [
      { label: 'Minutes a month', value: `${Number(calls) * Number(minutes)}`, main: true },
    ],
  },
  controlled: { value: 'value', onChange: 'onValueChange' },
  inputs: [{ fields: fields.map(({ label: _, ...field }) => field) }],
  events: {
    change: {
      data: [
        { name: 'calls', value: '300' },
        { name: 'calls', value: '200' },
        { name: 'calls', value: '' },
        { name: 'minutes', value: '90' },
      ],
      gesture: ({ name, value }, { root }) => {
        const label = fields.find((field) => field.name === name)?.label ?? name;
        return { do: 'write', at: find(root, 'field', (found) => found.startsWith(label)), text: value };
      },
    },
    set: {
      data: [
        { values: { calls: 120, minutes: 3 } },
        { values: { calls: 200, minutes: 2 } },
        { values: { calls: null, minutes: 2 } },
      ],
      ...changesProp('value', 'values'),
      walked: true,
    },
    define: {
      // A product that controls the values would have to give one for another field.
      data: [{ fields: fields.map((field) => ({ ...field, max: 250 })) }],
      by: 'product',
      inDocument: ({ fields }, { rerender }) => rerender({ groups: [{ title: 'Your calls', fields }] }),
    },
    reset: { gesture: press('reset') },
  },
  once: ['define'],
  // A field cannot be changed to the value that it has, the initial values have no reset button, and an
  // unchanged prop sends no event.
  cannot: ({ value, context }, { type, name, value: typed, values }) =>
    (type === 'change' && context.typed[name] === typed) ||
    (type === 'reset' && value === 'unchanged') ||
    (type === 'set' && Object.entries(figuresIn(context)).every(([name, figure]) => values[name] === figure)),
};
