import { ArticleCards, type ArticleCardsItem } from '@halloway/ui';
import type { Story } from '@ladle/react';
import { cover, logo } from '../pictures.testing';

const cards: ArticleCardsItem[] = [
  {
    href: '/media/blog/future-ai',
    title: 'The Future of AI in Business Communication',
    date: 'August 5, 2025',
    dateTime: '2025-08-05',
    teaser: 'Four predictions from one Thursday morning, and the sign that would prove each of them wrong.',
    cover,
  },
  {
    href: '/media/blog/ai-ethics',
    title: 'Say It’s a Machine: A One-Page Ethics Policy for Voice AI',
    date: 'June 28, 2025',
    dateTime: '2025-06-28',
    teaser: 'What a voice agent owes the person on the other end, in ten lines you can adopt.',
    cover,
  },
  {
    href: '/media/blog/ai-roi',
    title: 'The ROI of Voice AI',
    date: 'May 30, 2025',
    dateTime: '2025-05-30',
    teaser: 'Saved minutes are hard to bank.',
    cover,
  },
];
const rest = { coverFallback: logo, more: 'Read More →' };

export const WithTeasers: Story = () => <ArticleCards cards={cards} {...rest} />;

export const WithoutTeasers: Story = () => (
  <ArticleCards cards={cards.map(({ teaser: _, ...card }) => card)} {...rest} />
);

export const CoversMissing: Story = () => (
  <ArticleCards cards={cards.map((card) => ({ ...card, cover: 'data:,' }))} {...rest} />
);
