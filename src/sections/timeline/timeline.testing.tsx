import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Timeline: { props: { milestones: [{ date: 'October 2024', title: 'Founded', description: 'By two.' }] } },
};
