import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Icon: { props: { drawing: 'M4 6h16' } },
};
