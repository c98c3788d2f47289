import type { Examples } from '../../testing/examples';

export const examples: Examples = {
  events: [
    { type: 'toggle', item: 'languages' },
    { type: 'toggle', item: 'person' },
    { type: 'reveal', item: 'languages' },
    { type: 'reveal', item: 'person' },
    { type: 'set', items: ['person'] },
    { type: 'set', items: [] },
    { type: 'multiple.change', multiple: true },
    { type: 'multiple.change', multiple: false },
  ],
  inputs: [undefined, { items: ['person'] }, { items: ['languages', 'person'], multiple: true }],
};
