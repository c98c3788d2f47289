import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Entries, type EntriesItem } from '.';

const entries: readonly EntriesItem[] = [
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
  {
    title: 'Quick-start',
    figure: '4–6 weeks',
    description: 'One call reason.',
    lists: [{ ordered: true, points: ['Listen', 'Choose'] }],
    note: { label: 'Suits', text: 'A first agent' },
  },
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
  const start = entry('Quick-start');
  expect(start.getByText('4–6 weeks')).toBeInTheDocument();
  expect(start.getByText('Suits').parentElement).toHaveTextContent('SuitsA first agent');
  expect(start.getByRole('list').tagName).toBe('OL');
  expect(start.queryByRole('button')).not.toBeInTheDocument();
  expect(entry('Hold Music').queryByRole('list')).not.toBeInTheDocument();
});

test('shows an entry’s picture and its numbers, with a mark, and words without one (R86, R87)', () => {
  render(
    <Entries
      entries={[
        {
          title: 'Sales outreach',
          description: 'Calls new leads back.',
          picture: <svg role="img" aria-label="A voice" />,
          metrics: [
            { value: '3x', label: 'qualified leads', tone: 'gained' },
            { value: 'Fewer', label: 'calls', tone: 'saved' },
          ],
        },
      ]}
    />,
  );
  const card = within(screen.getByRole('listitem', { name: 'Sales outreach' }));
  expect(card.getByRole('img', { name: 'A voice' })).toBeInTheDocument();
  expect(card.getAllByText('Calls new leads back.')).toHaveLength(1);
  expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['qualified leads', 'calls']);
  const [number, word] = card.getAllByRole('definition');
  expect(number?.querySelector('svg')).not.toBeNull();
  expect(word?.querySelector('svg')).toBeNull();
  expect(word).toHaveTextContent('Fewer');
});
