import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Submit } from '../../forms/submission';
import { NewsletterForm } from '.';

const arrive: Submit<string> = async () => {};
const never: Submit<string> = () => new Promise(() => {});
const refuse: Submit<string> = async () => {
  throw new Error('500');
};

const email = () => screen.getByLabelText<HTMLInputElement>('Email');

describe('before JavaScript', () => {
  const server = document.createElement('div');
  beforeEach(() => {
    document.body.append(server);
    server.innerHTML = renderToString(<NewsletterForm onSubmit={arrive} noScript="Write to us." />);
  });
  afterEach(() => server.remove());

  test('is a native email field in a form that loads no page', () => {
    const field = within(server).getByPlaceholderText('Enter your email');
    expect(field).toBeRequired();
    expect(field).toHaveAttribute('type', 'email');
    expect(field).toHaveAccessibleName('Email');
    expect(server.querySelector('form')).toHaveAttribute('method', 'dialog');
    expect(server.querySelector('form')).not.toHaveAttribute('novalidate');
    expect(server).toHaveTextContent('Write to us.');
  });

  test('posts the address and the hidden inputs with an action', () => {
    server.innerHTML = renderToString(
      <NewsletterForm onSubmit={arrive} action="/messages">
        <input type="hidden" name="subject" value="Newsletter" />
      </NewsletterForm>,
    );
    const form = server.querySelector('form') as HTMLFormElement;
    expect(form).toHaveAttribute('action', '/messages');
    expect([...new FormData(form)]).toEqual([
      ['email', ''],
      ['subject', 'Newsletter'],
    ]);
  });

  test('keeps what was typed before hydration', async () => {
    await userEvent.type(email(), 'amara@northline.example');
    const mismatch = vi.fn();
    const form = <NewsletterForm onSubmit={arrive} noScript="Write to us." />;
    await act(async () => hydrateRoot(server, form, { onRecoverableError: mismatch }));
    expect(mismatch).not.toHaveBeenCalled();
    expect(email()).toHaveValue('amara@northline.example');
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText('You are subscribed.')).toBeInTheDocument();
  });
});

describe('with the keyboard', () => {
  test('subscribes the address and announces it, without moving focus', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn(arrive);
    render(<NewsletterForm onSubmit={onSubmit} />);
    await user.tab();
    await user.keyboard('amara@northline.example{Enter}');
    const status = await screen.findByText('You are subscribed.');
    expect(status).toHaveRole('status');
    expect(email()).toHaveFocus();
    expect(onSubmit.mock.lastCall?.[0]).toBe('amara@northline.example');
    expect(email()).toHaveValue('');
  });

  test('shows the address error, and keeps the focus in the field', async () => {
    const user = userEvent.setup();
    render(<NewsletterForm onSubmit={never} />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription('Enter your email address');
    await user.keyboard('amara@northline.{Enter}');
    expect(email()).toHaveAccessibleDescription('Enter an email address, like name@company.com');
    await user.keyboard('example');
    expect(email()).toHaveAccessibleDescription('');
  });
});

describe('with the pointer', () => {
  const subscribe = async () => {
    const user = userEvent.setup();
    await user.type(email(), 'amara@northline.example');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    return user;
  };

  test('submits once, however often the button is pressed', async () => {
    const onSubmit = vi.fn(never);
    render(<NewsletterForm onSubmit={onSubmit} />);
    await subscribe();
    expect(screen.getByRole('button', { name: 'Subscribing...' })).toHaveAttribute('aria-disabled', 'true');
    act(() => email().form?.requestSubmit());
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('shows a failure that can be dismissed, and keeps the address', async () => {
    render(<NewsletterForm onSubmit={refuse} />);
    const user = await subscribe();
    expect(await screen.findByRole('alert')).toHaveTextContent('You are not subscribed yet. Please try again.');
    expect(email()).toHaveValue('amara@northline.example');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('shows the product’s note beside the button, and the remedy after a failure', async () => {
  render(
    <NewsletterForm
      onSubmit={() => Promise.reject(new Error('offline'))}
      note="One message a month."
      remedy="Write to us instead."
    />,
  );
  expect(screen.getByRole('button', { name: 'Subscribe' })).toHaveAccessibleDescription('One message a month.');
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox'), 'amara@northline.example{Enter}');
  expect(await screen.findByText('Write to us instead.')).toBeVisible();
});

test('shows texts of another language', async () => {
  render(
    <NewsletterForm
      onSubmit={arrive}
      texts={{
        labels: { email: 'Correo' },
        submit: 'Suscribirse',
        problems: { email: { missing: 'Escriba su correo' } },
      }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Suscribirse' }));
  expect(screen.getByLabelText('Correo')).toHaveAccessibleDescription('Escriba su correo');
});
