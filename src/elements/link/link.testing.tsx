import { type Fixtures, PROVIDER } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Anchor: { props: { href: '/about', children: 'About' } },
  Link: { props: { href: '/about', children: 'About' } },
  LinkProvider: PROVIDER,
};
