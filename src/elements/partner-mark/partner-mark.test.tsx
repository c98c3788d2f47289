import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PartnerMark } from '.';

const mark = <PartnerMark name="Tideline" drawing="M0 24h96" data-testid="mark" className="mine" />;

test('is read as the name alone', () => {
  render(mark);
  expect(screen.getByTestId('mark')).toHaveTextContent(/^Tideline$/);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('draws what it is given', () => {
  const { container } = render(mark);
  expect(container.querySelector('path')).toHaveAttribute('d', 'M0 24h96');
});

test('passes native attributes to its root, and has no style attribute', () => {
  render(mark);
  expect(screen.getByTestId('mark')).toHaveClass('mine');
  expect(renderToString(mark)).not.toContain('style=');
});
