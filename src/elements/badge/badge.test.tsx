import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Badge } from '.';

test('is read as text, and offers nothing to press', () => {
  render(<Badge>Coming Soon</Badge>);
  expect(screen.getByText('Coming Soon')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('passes native attributes to its root', () => {
  render(
    <Badge id="soon" className="mine">
      Coming Soon
    </Badge>,
  );
  expect(screen.getByText('Coming Soon')).toHaveAttribute('id', 'soon');
  expect(screen.getByText('Coming Soon')).toHaveClass('mine');
});

test('is plain HTML without a style attribute', () => {
  expect(renderToString(<Badge>Coming Soon</Badge>)).not.toContain('style=');
});
