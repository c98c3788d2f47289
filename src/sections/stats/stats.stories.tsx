import { Stats } from '@halloway/ui';
import type { Story } from '@ladle/react';

const stats = [
  { value: '200%+', label: 'return on investment' },
  { value: '90%', label: 'support cost savings' },
  { value: '90%+', label: 'customer satisfaction' },
  { value: '24/7', label: 'on the line' },
];

export const Four: Story = () => <Stats stats={stats} />;

export const Three: Story = () => <Stats stats={stats.slice(0, 3)} />;

export const One: Story = () => (
  <Stats stats={[{ value: 'Up to 40%', label: 'of opportunities are lost to missed calls' }]} />
);

export const InTheColorOfWhatTheyMean: Story = () => (
  <Stats
    stats={[
      { value: '3x', label: 'qualified leads', tone: 'gained' },
      { value: '45%', label: 'cost reduction', tone: 'saved' },
      { value: 'Up to 40%', label: 'of opportunities lost to missed calls', tone: 'lost' },
      { value: '24/7', label: 'on the line' },
    ]}
  />
);

export const WithDescriptions: Story = () => (
  <Stats
    stats={stats.map((stat) => ({
      ...stat,
      description: 'Calls that used to ring out become bookings, and the routine ones stop filling the day.',
    }))}
  />
);
