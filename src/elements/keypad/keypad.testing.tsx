import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Keypad: {
    props: {
      label: 'Where to?',
      keys: [
        { symbol: '1', label: 'Pricing', href: '/pricing' },
        { symbol: '2', label: 'Hear a call', href: '/support' },
      ],
    },
  },
};
