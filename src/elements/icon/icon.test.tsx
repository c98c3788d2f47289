import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon } from '.';

test('draws its path at one of two sizes', () => {
  const { container, rerender } = render(<Icon drawing="M4 6h16" />);
  expect(container.querySelector('path')).toHaveAttribute('d', 'M4 6h16');
  expect(container.querySelector('svg')).toHaveAttribute('width', '32');
  rerender(<Icon drawing="M4 6h16" size={24} />);
  expect(container.querySelector('svg')).toHaveAttribute('width', '24');
});
