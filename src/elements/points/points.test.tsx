import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Points } from '.';

const points = ['Listen and choose', 'Design and connect'];

test('is a list named by its label, even beside another one of that label', () => {
  render([1, 2].map((key) => <Points key={key} label="You bring" points={points} />));
  const lists = screen.getAllByRole('list', { name: 'You bring' });
  expect(new Set(lists.map((list) => list.getAttribute('aria-labelledby'))).size).toBe(2);
  expect(
    within(lists[0] as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(points);
});

test('is an ordered list with `ordered`', () => {
  render(<Points ordered points={points} />);
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getByRole('list')).not.toHaveAttribute('aria-labelledby');
});
