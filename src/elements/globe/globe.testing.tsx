import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Globe: { props: { center: [39, -75] } },
};
