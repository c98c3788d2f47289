import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  PageHero: { props: { title: 'Every call, answered.' } },
};
