import type { Fixtures } from '../../testing/description';

export const call = {
  lines: [
    { speaker: 'Caller', at: 0, text: 'Do you have a table?' },
    { speaker: 'Halloway', at: 2, text: 'At eight, by the window.', agent: true },
  ],
  outcome: { at: 4, text: 'Booked' },
};

export const fixtures: Fixtures<typeof import('.')> = {
  Transcript: { props: { call } },
};
