import { Points } from '@halloway/ui';
import type { Story } from '@ladle/react';

export const Labelled: Story = () => (
  <Points
    label="What you bring"
    points={[
      'You write solid Python and can read a profiler',
      'You can explain a confusion matrix to somebody in sales',
    ]}
  />
);

export const Ordered: Story = () => (
  <Points
    ordered
    points={['Listen and choose', 'Design and connect', 'Rehearse with staff', 'Open, watch and report']}
  />
);
