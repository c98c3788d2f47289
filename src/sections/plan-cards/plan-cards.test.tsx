import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
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

test('says what a plan includes and what not, what it cost before, and takes any element as its button', async () => {
  const opened = vi.fn();
  const own: PlanCardsItem = {
    name: 'Starter',
    price: '$12',
    fullPrice: '$15',
    period: 'per month',
    features: ['100 calls', { label: 'Calendar', included: true }, { label: 'A person at night', included: false }],
    cta: { label: 'Start', render: <button type="button" onClick={opened} /> },
  };
  render(<PlanCards plans={[own]} excludedLabel="No incluido" />);
  const items = within(plan('Starter')).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    '100 calls',
    'Included: Calendar',
    'No incluido: A person at night',
  ]);
  expect(items.map((item) => item.dataset.state)).toEqual([undefined, 'included', 'excluded']);
  expect(plan('Starter')).toHaveTextContent('Instead of $15 $12per month');
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(opened).toHaveBeenCalledOnce();
});
