import type { Testing } from '../../testing/description';
import { find } from '../../testing/dom';
import { radio } from '../../testing/gestures';
import type { BillingToggleProps } from '.';

const plan = { note: 'per month', features: ['Minutes'], monthly: 10 };

export const testing: Testing<BillingToggleProps> = {
  props: {
    plans: [
      { ...plan, id: 'pro', name: 'Pro', cta: { label: 'Choose Pro', href: '#{plan}-{period}' } },
      { ...plan, id: 'business', name: 'Business', cta: { label: 'Choose Business', href: '#{plan}-{period}' } },
    ],
  },
  controlled: { value: 'value', onChange: 'onValueChange' },
  inputs: [undefined, { period: 'yearly' }],
  events: {
    'monthly.choose': { gesture: radio('monthly') },
    'yearly.choose': { gesture: radio('yearly') },
    'plan.choose': {
      data: [{ plan: 'pro' }, { plan: 'business' }],
      // The page shows a plan's name, not its id.
      gesture: ({ plan }, { root }) => ({
        do: 'press',
        at: find(root, 'link', (name) => name.toLowerCase().includes(String(plan).toLowerCase())),
      }),
    },
  },
};
