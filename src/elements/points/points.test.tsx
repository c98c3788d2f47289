import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Points } from '.';

const points = ['Listen and choose', 'Design and connect'];

test('is a list that is named by its label', () => {
  render(<Points label="What we do" points={points} />);
  const list = screen.getByRole('list', { name: 'What we do' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(points);
});

test('two lists of one label are two lists', () => {
  render(
    <>
      <Points label="You bring" points={points} />
      <Points label="You bring" points={points} />
    </>,
  );
  const [first, second] = screen.getAllByRole('list', { name: 'You bring' });
  expect(first?.getAttribute('aria-labelledby')).not.toBe(second?.getAttribute('aria-labelledby'));
});

test('points that follow each other are an ordered list', () => {
  render(<Points ordered points={points} />);
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getByRole('list')).not.toHaveAttribute('aria-labelledby');
});

test('passes native attributes to its root, and has no style attribute', () => {
  const { container } = render(<Points points={points} id="points" className="mine" />);
  expect(container.firstElementChild).toHaveAttribute('id', 'points');
  expect(container.firstElementChild).toHaveClass('mine');
  expect(renderToString(<Points points={points} />)).not.toContain('style=');
});
