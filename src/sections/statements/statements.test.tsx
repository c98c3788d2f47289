import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Statements } from '.';

const statements = [
  { title: 'Mission', text: 'Give every caller an answer.' },
  { title: 'Vision', text: 'A telephone that is worth calling again.' },
];

test('has a region for each statement, named by its kind', () => {
  render(<Statements statements={statements} />);
  expect(screen.getByRole('region', { name: 'Mission' })).toHaveTextContent('Give every caller an answer.');
  expect(screen.getByRole('region', { name: 'Vision' })).toHaveTextContent('A telephone that is worth calling again.');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
});
