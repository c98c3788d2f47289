import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Table } from '.';

test.each([
  [undefined, ['Growth', 'Enterprise']],
  ['Term', ['Term', 'Growth', 'Enterprise']],
])('has a row and a column header for every value, and above the row headers %s', (corner, headers) => {
  const rows = [{ label: 'Price', values: ['$398 per month', 'Custom'] }];
  render(<Table aria-label="Plans" corner={corner} columns={['Growth', 'Enterprise']} rows={rows} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(headers);
  expect(screen.getByRole('rowheader', { name: 'Price' })).toHaveAttribute('scope', 'row');
  expect(screen.getByRole('row', { name: 'Price $398 per month Custom' })).toBeInTheDocument();
  const labels = screen.getAllByRole('cell', { name: /./ }).map((cell) => cell.getAttribute('data-label'));
  expect(labels, 'for a phone').toEqual(['Growth', 'Enterprise']);
  // Some layouts remove the native ones.
  for (const element of screen.getByRole('table').querySelectorAll('*')) expect(element).toHaveAttribute('role');
});

test('keeps the focus in a row with an `id` while a row before it goes and comes back', () => {
  const roomOf = (id: string) => ({
    id,
    label: id,
    values: [<button key={id} type="button">{`Delete ${id}`}</button>],
  });
  const table = (...ids: string[]) => <Table aria-label="Rooms" columns={['Actions']} rows={ids.map(roomOf)} />;
  const { rerender } = render(table('front', 'attic', 'garden'));
  const garden = screen.getByRole('button', { name: 'Delete garden' });
  garden.focus();
  rerender(table('front', 'garden'));
  expect(garden).toHaveFocus();
  rerender(table('front', 'attic', 'garden'));
  expect(garden).toHaveFocus();
});
