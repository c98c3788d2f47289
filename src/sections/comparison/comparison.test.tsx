import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Comparison } from '.';

const table = (
  <Comparison
    aria-label="Plans"
    columns={['Growth', 'Enterprise']}
    rows={[{ label: 'Price', values: ['$398 per month', 'Custom'] }]}
  />
);

test('has a row and a column header for every value', () => {
  render(table);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Growth', 'Enterprise']);
  expect(screen.getByRole('rowheader', { name: 'Price' })).toHaveAttribute('scope', 'row');
  expect(screen.getByRole('row', { name: 'Price $398 per month Custom' })).toBeInTheDocument();
});

test('labels every value with its column, for a phone', () => {
  render(table);
  expect(screen.getAllByRole('cell', { name: /./ }).map((cell) => cell.getAttribute('data-label'))).toEqual([
    'Growth',
    'Enterprise',
  ]);
});
