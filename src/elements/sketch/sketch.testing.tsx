import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Sketch: { props: { ink: 'M8 92h304M40 84v16', live: 'M160 92c0-82 120-82 120 0' } },
};
