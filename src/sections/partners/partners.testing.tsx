import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Partners: {
    props: { partners: [{ name: 'Northline', drawing: 'M0 24h96', kind: 'Carrier', description: 'Lines.' }] },
  },
};
