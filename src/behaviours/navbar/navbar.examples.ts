import type { Examples } from '../../testing/examples';

const dropdowns = ['Solutions', 'Media'];

export const examples: Examples = {
  events: [
    { type: 'scroll', y: 0 },
    { type: 'scroll', y: 11 },
    ...['press', 'arrow.down', 'focus', 'pointer.found', 'pointer.enter', 'pointer.leave'].flatMap((type) =>
      dropdowns.map((item) => ({ type, item })),
    ),
    { type: 'items.change', items: ['Media'] },
    { type: 'items.change', items: dropdowns },
    ...[null, 'menu', 'Nothing', ...dropdowns].map((open) => ({ type: 'set', open })),
  ],
  inputs: [{ items: dropdowns }],
};
