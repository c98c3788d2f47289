import type { Examples } from '../../testing/examples';

export const examples: Examples = {
  events: [
    { type: 'type', text: 'Good evening.', caret: 4 },
    { type: 'type', text: '  ', caret: 2 },
    { type: 'text.change', text: 'Welcome back.' },
  ],
  inputs: [{ text: 'Good morning.' }],
};
