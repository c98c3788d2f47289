import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Rows: { props: { rows: [{ title: 'Support', description: 'Answers at once.', href: '/support' }] } },
};
