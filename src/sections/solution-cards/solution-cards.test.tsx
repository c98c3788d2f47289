import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Solution, SolutionCards } from '.';

const sales: Solution = {
  title: 'Sales outreach',
  description: 'Calls new leads back.',
  sentence: 'I’m an AI assistant. Is now a good time?',
  points: { label: 'Features', items: ['Your questions', 'Notes in your CRM'] },
  stats: [
    { value: '3x', label: 'qualified leads', tone: 'gained' },
    { value: '45%', label: 'cost reduction', tone: 'saved' },
  ],
  cta: { label: 'See the BDR agent at work', href: '/bdr' },
};

test('a function’s card has title, description, picture, features, two metrics and a call to action (R87)', () => {
  render(<SolutionCards solutions={[sales]} />);
  const card = within(screen.getByRole('listitem', { name: 'Sales outreach' }));
  expect(card.getByRole('heading', { level: 3 })).toHaveTextContent('Sales outreach');
  expect(card.getByText('Calls new leads back.')).toBeInTheDocument();
  expect(card.getByRole('figure')).toHaveTextContent('“I’m an AI assistant. Is now a good time?”');
  expect(within(card.getByRole('list', { name: 'Features' })).getAllByRole('listitem')).toHaveLength(2);
  expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'qualified leads',
    'cost reduction',
  ]);
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['3x', '45%']);
  expect(card.getByRole('link', { name: 'See the BDR agent at work' })).toHaveAttribute('href', '/bdr');
});

test('a vertical’s card has benefits, stats and a use case, and no picture but its title (R86)', () => {
  const { sentence: _, ...rest } = sales;
  render(
    <SolutionCards
      solutions={[
        {
          ...rest,
          points: { label: 'Benefits', items: ['Stock checked'] },
          useCase: { label: 'Use case', text: 'A hold' },
        },
      ]}
    />,
  );
  const card = within(screen.getByRole('listitem', { name: 'Sales outreach' }));
  expect(card.queryByRole('figure')).not.toBeInTheDocument();
  expect(card.getByRole('list', { name: 'Benefits' })).toHaveTextContent('Stock checked');
  expect(card.getByText('Use case').parentElement).toHaveTextContent('Use caseA hold');
});

test('shows a number with its mark, and a word without one', () => {
  render(
    <SolutionCards
      solutions={[{ ...sales, stats: [...sales.stats, { value: 'Fewer', label: 'calls', tone: 'saved' }] }]}
    />,
  );
  const [number, , word] = screen.getAllByRole('definition');
  expect(number?.querySelector('svg')).not.toBeNull();
  expect(word?.querySelector('svg')).toBeNull();
  expect(word).toHaveTextContent('Fewer');
});
