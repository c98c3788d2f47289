import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PartnerMark } from '.';

const mark = <PartnerMark name="Tideline" drawing="M0 24h96" data-testid="mark" />;

test('has only the name as text', () => {
  render(mark);
  expect(screen.getByTestId('mark')).toHaveTextContent(/^Tideline$/);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('draws its path', () => {
  const { container } = render(mark);
  expect(container.querySelector('path')).toHaveAttribute('d', 'M0 24h96');
});
