import { Button, ButtonLink, Entries, Link, VoicePlayer } from '@halloway/ui';
import type { Story } from '@ladle/react';

const engineer = {
  title: 'Senior AI Engineer',
  facts: ['Speech Research', 'Remote', 'Full-time'],
  description:
    'You make agents understand people who are tired, in a car, or changing their mind halfway through a sentence.',
  lists: [
    {
      label: 'What you will do',
      points: [
        'Own the path from incoming audio to an understood request, including how long it takes',
        'Build evaluations that fail when a caller would have been let down',
      ],
    },
    {
      label: 'What you bring',
      points: [
        'You have shipped speech or language models that strangers rely on',
        'You can explain a confusion matrix to somebody in sales',
      ],
    },
  ],
  action: <Button aria-label="Apply Now: Senior AI Engineer">Apply Now</Button>,
};

export const Openings: Story = () => (
  <Entries
    entries={[
      engineer,
      {
        ...engineer,
        title: 'Full Stack Developer',
        action: <Button aria-label="Apply Now: Full Stack Developer">Apply Now</Button>,
      },
    ]}
  />
);

export const InColumns: Story = () => (
  <Entries
    layout="columns"
    entries={[
      {
        title: 'Quick-start',
        figure: '4–6 weeks',
        description: 'One call reason, one language or two, one team. It ends with live calls and an honest report.',
        lists: [{ ordered: true, points: ['Listen and choose', 'Design and connect', 'Open, watch and report'] }],
        note: { label: 'Suits', text: 'A first agent, or a second opinion on one that disappoints' },
      },
      {
        title: 'Enterprise',
        figure: '3–6 months',
        description: 'Several departments, with governance, training and a rollout.',
        lists: [{ ordered: true, points: ['Assessment', 'Governance review', 'Build in waves', 'Hand over'] }],
        note: { label: 'Suits', text: 'Regulated industries, several countries, or phone systems with a history' },
      },
    ]}
  />
);

export const PressCoverage: Story = () => (
  <Entries
    entries={[
      {
        title: 'The Front Desk Gets a Second Voice',
        facts: [
          'Front Office Letter',
          <time key="date" dateTime="2025-08-19">
            August 19, 2025
          </time>,
        ],
        description:
          'A look at virtual receptionists in small practices, and at the person who used to answer everything.',
        action: (
          <Link href="#article" aria-label="Read the article: The Front Desk Gets a Second Voice">
            Read the article
          </Link>
        ),
      },
    ]}
  />
);

export const WithMetrics: Story = () => (
  <Entries
    entries={[
      {
        title: 'Sales outreach',
        description: 'Calls new leads back, asks what your best rep would ask, and follows up when it said it would.',
        picture: (
          <VoicePlayer compact label="What it says first" text="You asked us about pricing. Is now a good time?" />
        ),
        lists: [{ label: 'Features', points: ['Your qualifying questions', 'Follow-ups on the day agreed'] }],
        metrics: [
          { value: '3x', label: 'qualified leads', tone: 'gained' },
          { value: '45%', label: 'cost reduction', tone: 'saved' },
        ],
        action: <ButtonLink href="#bdr">See the BDR agent at work</ButtonLink>,
      },
      {
        title: 'Retail',
        description: 'Stock, holds, orders and returns, answered while the line at the register moves on.',
        lists: [{ label: 'Benefits', points: ['Stock checked on the call', 'Returns settled before the counter'] }],
        metrics: [
          { value: '30%', label: 'increase in average order value', tone: 'gained' },
          { value: 'Fewer', label: 'calls to the sales floor', tone: 'saved' },
        ],
        note: {
          label: 'Use case',
          text: 'Finds the size and puts one behind the counter under the caller’s name.',
        },
        action: <ButtonLink href="#retail">Voice AI for Retail</ButtonLink>,
      },
    ]}
  />
);
