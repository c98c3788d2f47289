import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SkipLink } from '.';

test('is the first tab stop', async () => {
  const user = userEvent.setup();
  render(
    <>
      <SkipLink />
      <a href="/about">About</a>
    </>,
  );
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(document.activeElement).toHaveAttribute('href', '#main');
});

test('takes another target and text', () => {
  render(<SkipLink href="#contenido">Ir al contenido</SkipLink>);
  expect(screen.getByRole('link', { name: 'Ir al contenido' })).toHaveAttribute('href', '#contenido');
});
