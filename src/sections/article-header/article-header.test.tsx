import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Traced } from '../shared.testing';
import { ArticleHeader, type ArticleHeaderProps } from '.';

const article = {
  title: 'The Future of AI',
  href: '/media/blog/future-ai',
  date: 'August 5, 2025',
  dateTime: '2025-08-05',
  byline: 'By Hana Kobayashi, Principal Speech Researcher',
  readingTime: '5 min read',
  cover: { src: '/covers/future-ai.svg', fallback: '/logo.svg', alt: 'The title, drawn' },
} satisfies ArticleHeaderProps;

test('shows the subject, author, date and reading time, with a heading that scripts can focus and Tab skips', () => {
  render(<ArticleHeader {...article} />);
  const heading = screen.getByRole('heading', { level: 1, name: 'The Future of AI' });
  heading.focus();
  expect(heading).toHaveFocus();
  expect(heading.tabIndex).toBe(-1);
  expect(screen.getByText('By Hana Kobayashi, Principal Speech Researcher')).toBeInTheDocument();
  expect(screen.getByText('August 5, 2025')).toHaveAttribute('datetime', '2025-08-05');
  expect(screen.getByText(/5 min read/)).toBeInTheDocument();
});

test('needs no author, machine date or cover, and can have a voice', () => {
  render(<ArticleHeader title="Privacy" href="/privacy" date="Last updated in June" voice={<p>Play</p>} />);
  expect(screen.getByRole('banner')).toHaveTextContent('PrivacyLast updated in JunePlay');
  expect(screen.queryByRole('time')).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('shows the logo if the cover fails (R78)', async () => {
  render(<ArticleHeader {...article} />);
  fireEvent.error(screen.getByRole('img'));
  // The fallback's code is loaded only then.
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'The title, drawn' })).toHaveAttribute('src', '/logo.svg'),
  );
});

test('shares title and cover with its cards, under the same names', () => {
  render(<ArticleHeader {...article} transition={Traced} />);
  expect(screen.getByTestId('title-media-blog-future-ai')).toContainElement(screen.getByRole('heading'));
  expect(screen.getByTestId('cover-media-blog-future-ai')).toContainElement(screen.getByRole('img'));
});
