import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  SolutionCards: {
    props: {
      solutions: [
        {
          title: 'Support',
          description: 'Answers at once.',
          points: { label: 'Features', items: ['Looks things up'] },
          stats: [{ value: '80%+', label: 'first-call resolution' }],
          cta: { label: 'See it at work', href: '/support' },
        },
      ],
    },
  },
};
