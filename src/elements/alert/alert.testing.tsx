import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Alert: { props: { tone: 'danger', children: 'Your message has an answer.' } },
};
