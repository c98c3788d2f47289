import { type NewsItem, NewsList } from '@halloway/ui';
import type { Story } from '@ladle/react';

const items: NewsItem[] = [
  {
    href: 'https://frontofficeletter.example/second-voice',
    title: 'The Front Desk Gets a Second Voice',
    outlet: 'Front Office Letter',
    date: 'August 19, 2025',
    dateTime: '2025-08-19',
    summary: 'A look at virtual receptionists in small practices, and at the person who used to answer everything.',
  },
  {
    href: 'https://contactdesk.example/hold-music',
    title: 'Hold Music, an Obituary',
    outlet: 'The Contact Desk',
    date: 'May 6, 2025',
    dateTime: '2025-05-06',
    summary: 'An essay on waiting in line by telephone, with some fondness for the pan flute.',
  },
];

export const Two: Story = () => <NewsList items={items} linkLabel="Read the article" />;

export const LongTitle: Story = () => (
  <NewsList
    items={items.map((item) => ({ ...item, title: `${item.title}, and What It Means for Those Who Pick Up` }))}
    linkLabel="Read the article"
  />
);
