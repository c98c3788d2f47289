import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Voice: { props: { text: 'Hello.' } },
};
