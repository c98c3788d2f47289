import { Timeline } from '@halloway/ui';
import type { Story } from '@ladle/react';

const milestones = [
  {
    date: 'October 2024',
    title: 'A first call',
    description: 'We start the company, and a prototype moves a made-up appointment from one Tuesday to the next.',
  },
  {
    date: 'January 2025',
    title: 'Transcription',
    description: 'The part that listens becomes a product of its own, with published terms and a privacy policy.',
  },
  {
    date: 'April 2025',
    title: 'The support agent',
    description: 'Our first agent goes to work. It says “let me get someone” before the caller has to ask.',
  },
  {
    date: 'June 2025',
    title: 'Sales, hiring and a license agreement',
    description: 'The talent agent follows, sales outreach opens its waitlist, and a new agreement covers both.',
  },
  {
    date: 'August 2025',
    title: 'The front desk',
    description: 'The virtual receptionist brings us back to where the idea came from.',
  },
];

export const Five: Story = () => <Timeline milestones={milestones} />;

export const Two: Story = () => <Timeline milestones={milestones.slice(0, 2)} />;
