import type { Examples } from '../../testing/examples';

export const examples: Examples = {
  events: [
    { type: 'drop', by: 1 },
    { type: 'drop', by: -0.1 },
    { type: 'scroll', index: 1 },
    { type: 'scroll', index: 0 },
    { type: 'set', index: 2 },
    { type: 'set', index: 0 },
    { type: 'count.change', count: 2 },
    { type: 'count.change', count: 3 },
  ],
  inputs: [{ count: 3 }, { count: 3, index: 1 }],
};
