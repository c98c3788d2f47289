import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Traced } from '../shared.testing';
import { ArticleCards, type ArticleCardsProps } from '.';

const props = {
  cards: [
    {
      href: '/media/blog/future-ai',
      title: 'The Future of AI',
      date: 'August 5, 2025',
      dateTime: '2025-08-05',
      teaser: 'Four predictions.',
      cover: '/covers/future-ai.svg',
    },
    {
      href: '/media/blog/ai-roi',
      title: 'The ROI of Voice AI',
      date: 'May 30, 2025',
      dateTime: '2025-05-30',
      cover: '/covers/ai-roi.svg',
    },
  ],
  coverFallback: '/logo.svg',
  more: 'Read More →',
} satisfies ArticleCardsProps;

test('shows each article’s date, subject and teaser, with one link named “Read More →” and the title', () => {
  render(<ArticleCards {...props} />);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  for (const { title, href } of props.cards) {
    const link = screen.getByRole('link', { name: `Read More → ${title}` });
    expect(link).toHaveAttribute('href', href);
    expect(link.firstChild).toHaveTextContent(/^Read More →$/);
    expect(screen.getByRole('heading', { name: title }).querySelector('a')).toBeNull();
  }
  const [first] = screen.getAllByRole('listitem');
  const card = within(first as HTMLElement);
  expect(card.getByText('August 5, 2025')).toHaveAttribute('datetime', '2025-08-05');
  expect(card.getByText('Four predictions.')).toBeInTheDocument();
});

test('shows the logo only for covers that fail (R78)', async () => {
  const { container } = render(<ArticleCards {...props} />);
  const [first] = container.querySelectorAll('img');
  fireEvent.error(first as HTMLImageElement);
  const shown = () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  await waitFor(() => expect(shown()).toEqual(['/logo.svg', '/covers/ai-roi.svg']));
});

test('shares titles and covers with their articles, each under its own name', () => {
  render(<ArticleCards {...props} transition={Traced} />);
  expect(screen.getByTestId('title-media-blog-ai-roi')).toHaveTextContent('The ROI of Voice AI');
  expect(screen.getByTestId('cover-media-blog-ai-roi').querySelector('img')).not.toBeNull();
});
