import { Steps, Voice } from '@halloway/ui';
import type { Story } from '@ladle/react';

const steps = [
  { title: 'Tell us about the business', description: 'Hours, services, people, and the ten things callers ask.' },
  {
    title: 'Forward your number',
    description: 'Always, after hours, or only when nobody picks up. You can take it back any time.',
  },
  { title: 'Call it yourself', description: 'Try to confuse it, and tell us what sounded wrong.' },
];

export const Four: Story = () => (
  <Steps steps={[...steps, { title: 'Listen to the first week', description: 'Then decide what it takes on next.' }]} />
);

export const Milestones: Story = () => (
  <Steps
    steps={[
      { date: 'October 2024', title: 'A first call', description: 'A prototype moves an appointment.' },
      { date: 'January 2025', title: 'Transcription', description: 'The part that listens becomes a product.' },
      { date: 'June 2025', title: 'Sales, hiring and a license agreement', description: 'It covers both agents.' },
    ].map((step) => ({ ...step, voice: <Voice text={step.title} height={88} unit={22} /> }))}
  />
);
