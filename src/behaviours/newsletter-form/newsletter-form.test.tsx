import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SubmitHandler } from '../../forms/submission';
import { NewsletterForm } from '.';

const arrive: SubmitHandler<string> = async () => {};

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
