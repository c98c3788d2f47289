import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlanCards, type PlanCardsItem } from '.';

const plans: readonly PlanCardsItem[] = [
  {
    name: 'Growth',
    price: '$398',
    period: 'per month billed annually',
    minutes: '500 incoming call minutes per month',
    description: 'For one front desk.',
    features: ['Live in under 48 hours', 'Your calendar'],
    cta: { label: 'Buy Now', href: '/pricing' },
    note: 'Try it first.',
    popular: true,
  },
  {
    name: 'Enterprise',
    price: 'Custom',
    period: 'quoted from your call log',
    features: ['Rules for each location'],
    cta: { label: 'Contact Sales', href: '/contact' },
  },
];

const plan = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`${name} is not in a list`);
  return item;
};

test('shows each plan’s price, features and link, and marks the popular one in words', () => {
  render(<PlanCards plans={plans} popularLabel="La más elegida" />);
  expect(plan('Growth')).toHaveTextContent('$398per month billed annually500 incoming call minutes per month');
  expect(within(plan('Growth')).getAllByRole('listitem')).toHaveLength(2);
  expect(within(plan('Growth')).getByRole('link', { name: 'Buy Now' })).toHaveAttribute('href', '/pricing');
  expect(plan('Growth')).toHaveTextContent('Try it first.');
  expect(within(plan('Enterprise')).getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', '/contact');
  expect(within(plan('Growth')).getByText('La más elegida')).toBeInTheDocument();
  expect(screen.getAllByText('La más elegida')).toHaveLength(1);
});
