import type { Fixtures } from '../../testing/description';

const plan = { name: 'Growth', features: ['500 minutes'] };

export const fixtures: Fixtures<typeof import('.')> = {
  PlanCards: {
    props: {
      plans: [{ ...plan, price: '$398', period: 'per month', cta: { label: 'Choose Growth', href: '/contact' } }],
    },
  },
};
