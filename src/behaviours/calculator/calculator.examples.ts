import type { Examples } from '../../testing/examples';

const fields = [
  { name: 'calls', value: 200 },
  { name: 'minutes', value: 2, max: 60 },
];

export const examples: Examples = {
  events: [
    { type: 'change', name: 'calls', value: '300' },
    { type: 'change', name: 'calls', value: '200' },
    { type: 'change', name: 'calls', value: '' },
    { type: 'change', name: 'minutes', value: '90' },
    { type: 'set', values: { calls: 120, minutes: 3 } },
    { type: 'set', values: { calls: 200, minutes: 2 } },
    { type: 'set', values: { calls: null, minutes: 2 } },
  ],
  inputs: [{ fields }],
};
