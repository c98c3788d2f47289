import { Calculator, type CalculatorProps } from '@halloway/ui';
import type { Story } from '@ladle/react';

const minutes: Pick<CalculatorProps, 'groups' | 'calculate'> = {
  groups: [
    {
      title: 'Your call log',
      fields: [
        { name: 'calls', label: 'Incoming calls a month', value: 200, max: 100_000, step: 1 },
        { name: 'length', label: 'An ordinary call', value: 2, min: 0.1, max: 120, unit: '{value} minutes' },
      ],
    },
  ],
  calculate: ({ calls = 0, length = 0 }) => [
    { label: 'Minutes a month', value: `${Math.ceil(calls * length)}` },
    {
      label: 'Plan',
      value: calls * length > 500 ? 'Enterprise' : 'Growth',
      main: true,
      comparison: { amount: calls * length, limit: 500, label: '500 minutes' },
      note: 'Only incoming minutes count.',
    },
  ],
};

export const Unchanged: Story = () => <Calculator {...minutes} />;
Unchanged.meta = { machine: 'calculator', state: 'unchanged' };

export const Changed: Story = () => <Calculator {...minutes} />;
Changed.meta = { machine: 'calculator', state: 'changed', context: { typed: { calls: '260', length: '2.5' } } };

export const Incomplete: Story = () => <Calculator {...minutes} />;
Incomplete.meta = { machine: 'calculator', state: 'incomplete', context: { typed: { calls: '', length: '2' } } };

export const TwoGroups: Story = () => (
  <Calculator
    groups={[
      {
        title: 'What comes in',
        fields: [{ name: 'jobs', label: 'Jobs saved a week', value: 4 }],
      },
      {
        title: 'What goes out',
        fields: [{ name: 'subscription', label: 'Subscription a month', value: 1_100, unit: '$ {value}' }],
      },
    ]}
    calculate={({ jobs = 0, subscription = 0 }) => [
      { label: 'In a year', value: `$${(jobs * 120 * 50).toLocaleString('en-US')}` },
      { label: 'Out a year', value: `$${(subscription * 12).toLocaleString('en-US')}` },
    ]}
  />
);
TwoGroups.meta = { machine: 'calculator' };

export const Live: Story = () => <Calculator {...minutes} />;
Live.meta = { machine: 'calculator' };
