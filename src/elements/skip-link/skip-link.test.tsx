import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SkipLink } from '.';

test('takes the focus, and another target and text', async () => {
  const { rerender } = render(<SkipLink />);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.getByRole('link')).toHaveAttribute('href', '#main');
  rerender(<SkipLink href="#contenido">Ir al contenido</SkipLink>);
  expect(screen.getByRole('link', { name: 'Ir al contenido' })).toHaveAttribute('href', '#contenido');
});
