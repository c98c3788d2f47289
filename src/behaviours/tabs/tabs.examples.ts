import type { Examples } from '../../testing/examples';

export const examples: Examples = {
  events: [
    { type: 'choose', tab: 'txt' },
    { type: 'choose', tab: 'srt' },
    { type: 'set', tab: 'txt' },
    { type: 'set', tab: 'srt' },
    { type: 'tabs.change', tabs: ['txt'] },
    { type: 'tabs.change', tabs: ['txt', 'srt'] },
  ],
  inputs: [{ tabs: ['txt', 'srt'] }],
};
