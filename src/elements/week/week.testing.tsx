import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Week: {
    props: {
      label: 'A week',
      days: ['Thu'],
      times: ['10:30'],
      entry: { day: 'Thu', time: '10:30', title: 'A meeting' },
    },
  },
};
