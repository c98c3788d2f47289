import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Footer: {
    props: {
      logo: 'Halloway',
      address: 'Wilmington, Delaware',
      groups: [{ title: 'Solutions', links: [{ label: 'Support', href: '/support' }] }],
    },
  },
};
