import type { Fixtures } from '../../testing/description';

const lists = [{ label: 'What you bring', points: ['Patience'] }];

export const fixtures: Fixtures<typeof import('.')> = {
  Tracks: { props: { tracks: [{ title: 'Quick start', description: 'One use.', lists }] } },
};
