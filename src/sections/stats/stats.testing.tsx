import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Stats: { props: { stats: [{ value: '3x', label: 'productivity' }] } },
};
