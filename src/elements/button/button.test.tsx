import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LinkProvider } from '../link';
import { Button, ButtonLink } from '.';

test('does not submit a form unless its type is submit', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Choose a file</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Choose a file' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('is a link rendered by the product’s router if it has an address', () => {
  render(
    <LinkProvider
      component={(anchor) => (
        <a data-routed {...anchor}>
          {anchor.children}
        </a>
      )}
    >
      <ButtonLink href="/contact">Contact</ButtonLink>
      <ButtonLink href="mailto:sales@halloway.example">Write</ButtonLink>
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('data-routed');
  expect(screen.getByRole('link', { name: 'Write' })).not.toHaveAttribute('data-routed');
});
