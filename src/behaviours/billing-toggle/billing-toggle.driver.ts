import { find } from '../../testing/dom';
import { type Driver, radio } from '../../testing/driver';
import { BillingToggle, billingToggleTexts } from '.';

const plan = { note: 'per month', features: ['Minutes'], monthly: 10 };

export const driver: Driver = {
  Component: BillingToggle,
  texts: { ...billingToggleTexts },
  props: {
    plans: [
      { ...plan, id: 'pro', name: 'Pro', cta: { label: 'Choose Pro', href: '#{plan}-{period}' } },
      { ...plan, id: 'business', name: 'Business', cta: { label: 'Choose Business', href: '#{plan}-{period}' } },
    ],
  },
  events: {
    'monthly.choose': radio('monthly'),
    'yearly.choose': radio('yearly'),
    // A page says a plan's name, and not its id.
    'plan.choose': ({ plan }, { root }) =>
      find(root, 'link', (name) => name.toLowerCase().includes(String(plan).toLowerCase())).click(),
  },
};
