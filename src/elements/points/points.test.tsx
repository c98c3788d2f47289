import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Points } from '.';

const points = ['Listen and choose', 'Design and connect'];

test('is a list named by its label', () => {
  render(<Points label="What we do" points={points} />);
  const list = screen.getByRole('list', { name: 'What we do' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(points);
});

test('gives two lists of one label different ids', () => {
  render(
    <>
      <Points label="You bring" points={points} />
      <Points label="You bring" points={points} />
    </>,
  );
  const [first, second] = screen.getAllByRole('list', { name: 'You bring' });
  expect(first?.getAttribute('aria-labelledby')).not.toBe(second?.getAttribute('aria-labelledby'));
});

test('is an ordered list with `ordered`', () => {
  render(<Points ordered points={points} />);
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getByRole('list')).not.toHaveAttribute('aria-labelledby');
});
