import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  CallRecord: {
    props: {
      kind: 'Hold slip',
      title: 'A jacket',
      fields: [{ term: 'For', detail: 'Reyes', was: 'Ray', heard: 'Reyes.', at: 4, marked: true }, { lines: [90] }],
      outcome: 'Held',
    },
  },
};
