import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  ContactHero: {
    props: {
      title: 'Contact',
      lead: 'We pick up.',
      details: [{ term: 'Email', detail: 'hello@halloway.example' }],
      greeting: 'Hello.',
      place: [39, -75],
      children: 'The form',
    },
  },
};
