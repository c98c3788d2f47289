import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Entries, type Entry } from '.';

const entries: readonly Entry[] = [
  {
    title: 'Senior AI Engineer',
    facts: ['Remote', <time key="date">August 19, 2025</time>],
    description: 'You make agents understand people.',
    lists: [
      { label: 'What you will do', points: ['Build evaluations'] },
      { label: 'What you bring', points: ['Solid Python', 'Patience'] },
    ],
    action: <button type="button">Apply Now: Senior AI Engineer</button>,
  },
  { title: 'Strategy', description: 'What order to go in.', lists: [{ ordered: true, points: ['Listen', 'Choose'] }] },
  { title: 'Hold Music', description: 'An essay on waiting.' },
];

const entry = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`${name} is not in a list`);
  return within(item);
};

test('shows each entry with its facts, lists and action', () => {
  render(<Entries entries={entries} />);
  const engineer = entry('Senior AI Engineer');
  expect(engineer.getByText('Remote')).toBeInTheDocument();
  expect(engineer.getByText('August 19, 2025').tagName).toBe('TIME');
  expect(within(engineer.getByRole('list', { name: 'What you bring' })).getAllByRole('listitem')).toHaveLength(2);
  expect(engineer.getByRole('button', { name: 'Apply Now: Senior AI Engineer' })).toBeInTheDocument();
  expect(entry('Strategy').queryByRole('button')).not.toBeInTheDocument();
  expect(entry('Strategy').getAllByRole('list')).toHaveLength(1);
  expect(entry('Hold Music').queryByRole('list')).not.toBeInTheDocument();
});
