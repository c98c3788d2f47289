import type { Examples } from '../../testing/examples';

export const examples: Examples = {
  events: [
    { type: 'plan.choose', plan: 'pro' },
    { type: 'plan.choose', plan: 'business' },
  ],
  inputs: [undefined, { period: 'yearly' }],
};
