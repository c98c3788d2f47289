import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  CardGrid: { props: { cards: [{ title: 'Security', description: 'Encrypted.', href: '/security' }] } },
};
