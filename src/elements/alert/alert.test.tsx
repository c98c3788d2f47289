import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Alert } from '.';

test('success is a status, read when the reader pauses', () => {
  render(<Alert tone="success">Message sent successfully!</Alert>);
  expect(screen.getByRole('status')).toHaveTextContent(/^Message sent successfully!$/);
});

test('danger is an alert, read at once', () => {
  render(<Alert tone="danger">Error sending message.</Alert>);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Error sending message\.$/);
});

test('a status is in the page before its words, and is the same element after', () => {
  const { rerender } = render(<Alert tone="success">{false}</Alert>);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  rerender(<Alert tone="success">Sent</Alert>);
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('Sent');
});

test('an alert without words is not there, and neither is a button to dismiss it', () => {
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

test('is dismissed with the keyboard, after which its owner decides', async () => {
  const user = userEvent.setup();
  const onDismiss = vi.fn();
  render(
    <Alert tone="danger" onDismiss={onDismiss} dismissLabel="Cerrar">
      Error
    </Alert>,
  );
  await user.tab();
  expect(screen.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('can be given focus to be read, and is no stop for the Tab key', async () => {
  const ref = { current: null as HTMLDivElement | null };
  render(
    <Alert tone="danger" ref={ref}>
      Error
    </Alert>,
  );
  ref.current?.focus();
  expect(ref.current).toHaveFocus();
  expect(ref.current?.tabIndex).toBe(-1);
});

test('is whole in server HTML', () => {
  expect(renderToString(<Alert tone="danger">Error</Alert>)).toContain('Error');
});
