import { fireEvent, screen } from '@testing-library/react';
import { type Driver, radio } from '../../testing/driver';
import { BillingToggle } from '.';

const plan = { note: 'per month', features: ['Minutes'], monthly: 10 };

export const driver: Driver = {
  render: () => (
    <BillingToggle
      plans={[
        { ...plan, id: 'pro', name: 'Pro', cta: { label: 'Choose Pro', href: '#{plan}-{period}' } },
        { ...plan, id: 'business', name: 'Business', cta: { label: 'Choose Business', href: '#{plan}-{period}' } },
      ]}
    />
  ),
  events: {
    'monthly.choose': radio('Monthly'),
    'yearly.choose': (_) => fireEvent.click(screen.getByRole('radio', { name: /Yearly/ })),
    'plan.choose': ({ plan: id }) =>
      fireEvent.click(screen.getByRole('link', { name: id === 'pro' ? /Pro/ : /Business/ })),
  },
};
