import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Track, Tracks } from '.';

const tracks: readonly Track[] = [
  {
    title: 'Quick-start',
    figure: '4–6 weeks',
    description: 'One call reason.',
    lists: [{ ordered: true, points: ['Listen', 'Design'] }],
    note: { label: 'Suits', text: 'a first agent' },
  },
  { title: 'Channel', description: 'For resellers.', lists: [{ label: 'You bring', points: ['Clients'] }] },
];

const track = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`${name} is not in a list`);
  return item;
};

test('shows each track with its figure, its steps and who it suits', () => {
  render(<Tracks tracks={tracks} />);
  expect(track('Quick-start')).toHaveTextContent('4–6 weeks');
  expect(track('Quick-start')).toHaveTextContent('Suits a first agent');
  expect(within(track('Quick-start')).getByRole('list').tagName).toBe('OL');
  expect(within(track('Channel')).getByRole('list', { name: 'You bring' })).toHaveTextContent('Clients');
});
