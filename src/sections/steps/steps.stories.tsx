import { Steps } from '@halloway/ui';
import type { Story } from '@ladle/react';

const steps = [
  { title: 'Tell us about the business', description: 'Hours, services, people, and the ten things callers ask.' },
  {
    title: 'Forward your number',
    description: 'Always, after hours, or only when nobody picks up. You can take it back any time.',
  },
  { title: 'Call it yourself', description: 'Try to confuse it, and tell us what sounded wrong.' },
];

export const Three: Story = () => <Steps steps={steps} />;

export const Four: Story = () => (
  <Steps steps={[...steps, { title: 'Listen to the first week', description: 'Then decide what it takes on next.' }]} />
);

export const LongTitle: Story = () => (
  <Steps
    steps={[
      { title: 'Agree on the one kind of call that it answers first', description: 'It wraps, and the number stays.' },
      ...steps.slice(1),
    ]}
  />
);
