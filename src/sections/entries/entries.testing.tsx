import type { Fixtures } from '../../testing/description';

const lists = [{ label: 'What you bring', points: ['Patience'] }];

export const fixtures: Fixtures<typeof import('.')> = {
  Entries: { props: { entries: [{ title: 'Product Manager', description: 'Decides.', lists }] } },
};
