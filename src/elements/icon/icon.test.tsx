import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from '.';

test('draws what it is given, at one of two sizes', () => {
  const { container, rerender } = render(<Icon drawing="M4 6h16" />);
  expect(container.querySelector('path')).toHaveAttribute('d', 'M4 6h16');
  expect(container.querySelector('svg')).toHaveAttribute('width', '32');
  rerender(<Icon drawing="M4 6h16" size={24} />);
  expect(container.querySelector('svg')).toHaveAttribute('width', '24');
});

test('is passed over by screen readers, because the words beside it say the same', () => {
  const { container } = render(<Icon drawing="M4 6h16" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('passes native attributes to its root, and has no style attribute', () => {
  const { container } = render(<Icon drawing="M4 6h16" data-testid="icon" className="mine" />);
  expect(container.querySelector('svg')).toHaveClass('mine');
  expect(renderToString(<Icon drawing="M4 6h16" />)).not.toContain('style=');
});
