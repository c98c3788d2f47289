import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Badge } from '.';

test('is text without a button role', () => {
  render(<Badge>Coming Soon</Badge>);
  expect(screen.getByText('Coming Soon')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
