import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Link, LinkProvider } from '../link';
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

const address = { href: '/rooms', 'data-routed': '' };
const views = {
  Button: <Button render={<a {...address}>Rooms</a>} />,
  ButtonLink: (
    <ButtonLink variant="primary" render={<a {...address} />}>
      Rooms
    </ButtonLink>
  ),
  Link: (
    <Link
      render={(link) => (
        <a {...link} {...address}>
          Rooms
        </a>
      )}
    />
  ),
};

test.each(Object.entries(views))('a %s may be the link of a router (shadcn-ui/ui#3129)', (_, view) => {
  const { container } = render(view);
  const link = screen.getByRole('link', { name: 'Rooms' });
  expect(container.firstElementChild).toBe(link);
  expect(link).toHaveAttribute('data-routed');
  expect(link).toHaveAttribute('href', '/rooms');
  expect(link).toHaveAttribute('data-scope');
  expect(link).toHaveClass('hw');
  expect(link).not.toHaveAttribute('type');
});

test('a busy button keeps the focus and its name, and neither acts nor submits', async () => {
  const pressed = vi.fn();
  const submitted = vi.fn();
  const view = (busy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <Button type="submit" busy={busy} onClick={pressed}>
        Pay
      </Button>
    </form>
  );
  const { rerender } = render(view(false));
  await userEvent.click(screen.getByRole('button'));
  rerender(view(true));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Pay', busy: true })).toHaveFocus();
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  expect(pressed).toHaveBeenCalledOnce();
  expect(submitted).toHaveBeenCalledOnce();
});
