import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Logo: { props: { name: 'Halloway' } },
};
