import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Table } from '.';

const table = (
  <Table
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
  const labels = screen.getAllByRole('cell', { name: /./ }).map((cell) => cell.getAttribute('data-label'));
  expect(labels, 'for a phone').toEqual(['Growth', 'Enterprise']);
});

test('has a header above the row headers if given, and roles that no layout removes', () => {
  render(
    <Table aria-label="Forms" corner="Form" columns={['Collects']} rows={[{ label: 'Contact', values: ['Name'] }]} />,
  );
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Form', 'Collects']);
  for (const element of screen.getByRole('table').querySelectorAll('*')) expect(element).toHaveAttribute('role');
});
