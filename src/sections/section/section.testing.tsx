import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Band: { props: {} },
  Section: { props: { title: 'Solutions' } },
  SplitSection: { props: { title: 'Solutions' } },
};
