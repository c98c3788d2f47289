import { CardGrid, type CardGridItem, Icon, PartnerMark } from '@halloway/ui';
import type { Story } from '@ladle/react';

const cards: readonly CardGridItem[] = [
  { title: 'Retail', description: 'Checks the shelf, holds the jacket and opens the return.' },
  { title: 'Healthcare', description: 'Schedules, reminds and takes refill requests, and brings in a nurse.' },
  { title: 'Hospitality', description: 'Takes rooms, tables and requests at any hour.' },
  { title: 'Wealth Management', description: 'Arranges the review and chases the signature.' },
  { title: 'Real Estate', description: 'Answers for every listing, and asks about financing.' },
  { title: 'Technology', description: 'Finds out which error it was, and reads the status page.' },
];

export const ToRead: Story = () => <CardGrid cards={cards} />;

export const TitlesAreLinks: Story = () => (
  <CardGrid cards={cards.map((card) => ({ ...card, href: `#${card.title}` }))} />
);

const drawings = [
  'M4 8h16l-1 12H5zM9 11V6a3 3 0 0 1 6 0v5',
  'M12 4v16M4 12h16',
  'M3 19V9M3 16h18v3M21 16v-2a3 3 0 0 0-3-3H9v5M4.5 11.5h2',
];

export const WithIcons: Story = () => (
  <CardGrid
    cards={cards.slice(0, 3).map((card, index) => ({ ...card, icon: <Icon drawing={drawings[index] ?? ''} /> }))}
  />
);

export const OneLinkTextForAll: Story = () => (
  <CardGrid cards={cards.slice(0, 3).map((card) => ({ ...card, href: `#${card.title}`, linkLabel: 'Learn More' }))} />
);

export const TwoColumnsWithNumbers: Story = () => (
  <CardGrid
    columns={2}
    cards={[
      {
        title: 'Sales outreach',
        description: 'Calls new leads back, asks what your best rep would ask, and follows up when it said it would.',
        metrics: [
          { value: '3x', label: 'qualified leads', tone: 'gained' },
          { value: '45%', label: 'cost reduction', tone: 'saved' },
        ],
        href: '#bdr',
        linkLabel: 'See the BDR agent at work',
      },
      {
        title: 'Customer support',
        description: 'Answers the questions your team answers all day.',
        metrics: [
          { value: '80%+', label: 'first-call resolution' },
          { value: '85–90%', label: 'CSAT' },
        ],
        href: '#support',
        linkLabel: 'See the Support agent at work',
      },
    ]}
  />
);

export const FourColumnsWithNotes: Story = () => (
  <CardGrid columns={4} cards={cards.slice(0, 4).map((card) => ({ ...card, note: 'Fewer calls to the floor' }))} />
);

export const WithPartnerMarks: Story = () => (
  <CardGrid
    cards={[
      {
        title: <PartnerMark name="Tideline" drawing="M0 24q12-24 24 0t24 0t24 0t24 0" />,
        subtitle: 'Telephony carrier',
        description: 'Carries calls between the phone network and the agents, and returns them to your staff.',
      },
      {
        title: <PartnerMark name="Viaduct" drawing="M0 40V24a16 16 0 0 1 32 0a16 16 0 0 1 32 0a16 16 0 0 1 32 0V40" />,
        subtitle: 'CRM connector',
        description: 'Moves what was agreed on a call into the customer record, with a log of who changed what.',
      },
      {
        title: <PartnerMark name="Plumb" drawing="M48 2V30l6 14l6-14H36l6 14" />,
        subtitle: 'Speech lab',
        description: 'Studies how people really sound on the telephone.',
      },
    ]}
  />
);
