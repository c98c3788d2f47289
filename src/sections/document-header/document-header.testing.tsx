import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  DocumentHeader: { props: { title: 'Privacy', updated: 'Last updated January 1, 2025' } },
};
