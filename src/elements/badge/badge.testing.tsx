import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Badge: { props: { children: 'Coming Soon' } },
};
