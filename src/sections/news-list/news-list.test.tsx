import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NewsList } from '.';

const list = (
  <NewsList
    headingLevel={2}
    linkLabel="Read the article"
    items={[
      {
        href: 'https://contactdesk.example/hold-music',
        title: 'Hold Music, an Obituary',
        outlet: 'The Contact Desk',
        date: 'May 6, 2025',
        dateTime: '2025-05-06',
        summary: 'An essay on waiting.',
      },
    ]}
    id="news"
  />
);

test('shows the outlet, date, title and description', () => {
  render(list);
  const item = within(screen.getByRole('listitem'));
  expect(item.getByRole('heading', { level: 2 })).toHaveTextContent('Hold Music, an Obituary');
  expect(item.getByText('The Contact Desk')).toBeInTheDocument();
  expect(item.getByText('May 6, 2025')).toHaveAttribute('datetime', '2025-05-06');
  expect(item.getByText('An essay on waiting.')).toBeInTheDocument();
});

test('gives links unique names that start with their visible text', () => {
  render(list);
  const link = screen.getByRole('link', { name: 'Read the article: Hold Music, an Obituary, The Contact Desk' });
  expect(link).toHaveTextContent(/^Read the article$/);
  expect(link).toHaveAttribute('href', 'https://contactdesk.example/hold-music');
});
