import { SegmentedControl } from '@halloway/ui';
import type { Story } from '@ladle/react';

const periods = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly', note: 'Save 20%' },
];

export const WithANote: Story = () => (
  <SegmentedControl aria-label="Billing period" options={periods} defaultValue="monthly" />
);

export const WithALegend: Story = () => (
  <SegmentedControl
    legend="Answered by"
    options={[
      { value: 'agent', label: 'Agent' },
      { value: 'person', label: 'Person' },
      { value: 'either', label: 'Either' },
    ]}
    defaultValue="either"
  />
);

export const Small: Story = () => (
  <SegmentedControl size="small" legend="Billing" options={periods} defaultValue="yearly" />
);

export const NothingChosen: Story = () => <SegmentedControl legend="Billing" options={periods} />;
