import type { Examples } from '../../testing/examples';

export const examples: Examples = {
  events: [
    { type: 'phrases.change', count: 1 },
    { type: 'phrases.change', count: 2 },
    { type: 'phrases.change', count: 3 },
  ],
  inputs: [
    { count: 3, reducedMotion: false },
    { count: 3, reducedMotion: true },
  ],
};
