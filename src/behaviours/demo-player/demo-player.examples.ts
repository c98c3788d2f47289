import type { Examples } from '../../testing/examples';

export const examples: Examples = {
  events: [
    { type: 'line.choose', line: 0 },
    { type: 'line.choose', line: 1 },
    { type: 'set', line: 0 },
    { type: 'set', line: 1 },
    { type: 'set', line: 2 },
    { type: 'call.change', times: [0, 3, 5] },
    { type: 'call.change', times: [0, 2, 4] },
  ],
  inputs: [{ times: [0, 2, 4] }],
};
