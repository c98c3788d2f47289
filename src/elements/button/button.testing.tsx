import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Button: { props: { children: 'Send' } },
  ButtonLink: { props: { href: '/contact', children: 'Contact' } },
};
