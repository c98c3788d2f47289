import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Alert } from '.';

test.each([
  ['success', 'status'],
  ['danger', 'alert'],
] as const)('of the tone %s has the role %s', (tone, role) => {
  render(<Alert tone={tone}>It was sent.</Alert>);
  expect(screen.getByRole(role)).toHaveTextContent(/^It was sent\.$/);
});

test('renders a status before its text, and keeps the same element after', () => {
  const { rerender } = render(<Alert tone="success">{false}</Alert>);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  rerender(<Alert tone="success">Sent</Alert>);
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('Sent');
});

test('renders no alert and no dismiss button without text', () => {
  render(
    <>
      <Alert tone="danger" onDismiss={() => {}}>
        {null}
      </Alert>
      <Alert tone="success" onDismiss={() => {}}>
        {''}
      </Alert>
    </>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['an empty list', []],
  ['a list of nothing', [null, false, '', []]],
  ['true', true],
])('renders no alert for %s', (_, nothing) => {
  const { container } = render(
    <Alert tone="danger" onDismiss={() => {}}>
      {nothing}
    </Alert>,
  );
  expect(container).toBeEmptyDOMElement();
});

test('can be focused by script to be read, and its dismiss button with the keyboard', async () => {
  const onDismiss = vi.fn();
  const ref = { current: null as HTMLDivElement | null };
  render(
    <Alert tone="danger" ref={ref} onDismiss={onDismiss} dismissLabel="Cerrar">
      Error
    </Alert>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onDismiss).toHaveBeenCalledOnce();
  ref.current?.focus();
  expect(ref.current).toHaveFocus();
  expect(ref.current?.tabIndex).toBe(-1);
});

test('may hold a list, also in the HTML of a server (vercel/next.js#59147)', () => {
  const html = renderToString(
    <Alert tone="danger">
      <ul>
        <li>Name</li>
      </ul>
    </Alert>,
  );
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  expect(body.innerHTML).toBe(html);
});
