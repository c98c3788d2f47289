import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SkipLink } from '.';

test('works before JavaScript: a link to the main part', () => {
  const server = document.createElement('div');
  server.innerHTML = renderToString(<SkipLink />);
  expect(server.querySelector('a')).toHaveAttribute('href', '#main');
  expect(server).toHaveTextContent('Skip to content');
});

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
});

test('takes another target and text', () => {
  render(<SkipLink href="#contenido">Ir al contenido</SkipLink>);
  expect(screen.getByRole('link', { name: 'Ir al contenido' })).toHaveAttribute('href', '#contenido');
});
