import { SegmentedControl, SegmentedControlParts } from '@halloway/ui';
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
    label="Answered by"
    options={[
      { value: 'agent', label: 'Agent' },
      { value: 'person', label: 'Person' },
      { value: 'either', label: 'Either' },
    ]}
    defaultValue="either"
  />
);

export const Small: Story = () => (
  <SegmentedControl size="small" label="Billing" options={periods} defaultValue="yearly" />
);

export const NothingChosen: Story = () => <SegmentedControl label="Billing" options={periods} />;

/** A reader who sends it without a choice is told so. */
export const Required: Story = () => (
  <SegmentedControl label="Billing" name="billing" options={periods} required error="Choose a period" />
);

export const ReadOnly: Story = () => (
  <SegmentedControl label="Billing" name="billing" options={periods} defaultValue="yearly" readOnly />
);

export const OneDisabled: Story = () => (
  <SegmentedControl
    label="Billing"
    options={periods.map((period) => ({ ...period, disabled: period.value === 'yearly' }))}
    defaultValue="monthly"
  />
);

export const OwnStructure: Story = () => (
  <SegmentedControlParts.Root defaultValue="yearly">
    <SegmentedControlParts.Label>Billing</SegmentedControlParts.Label>
    <SegmentedControlParts.List>
      {periods.map(({ value, label, note }) => (
        <SegmentedControlParts.Item key={value} value={value}>
          <SegmentedControlParts.Control />
          {label}
          {note && <SegmentedControlParts.Note render={<em />}>{note}</SegmentedControlParts.Note>}
        </SegmentedControlParts.Item>
      ))}
    </SegmentedControlParts.List>
  </SegmentedControlParts.Root>
);
