import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { WaitlistForm } from '.';

const entry = {
  firstName: 'Amara',
  lastName: 'Osei',
  email: 'amara@northline.example',
  countryCode: '+44',
  phone: '20 7946 0991',
};

test('submits with the keyboard, then replaces the form by focused thanks, and shows an empty form again', async () => {
  let answer = () => {};
  const waiting = () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    });
  const ref = { current: null };
  render(<WaitlistForm ref={ref} onSubmit={waiting} initialValues={entry} confirmation="We will write to you." />);
  const root = ref.current;
  await userEvent.type(screen.getByLabelText('Phone'), '{Enter}');
  expect(screen.getByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByText('Thank You')).not.toBeInTheDocument();
  await act(async () => answer());
  expect(screen.getByRole('heading', { name: 'Thank You', level: 2 })).toHaveFocus();
  expect(screen.getByText('We will write to you.')).toBeInTheDocument();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  expect(root).toHaveAttribute('data-state', 'submitted');
  expect(ref.current).toBe(root);
  expect(root).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add another person' }));
  expect(screen.getByLabelText('First name')).toHaveFocus();
  expect(screen.getByLabelText('First name')).toHaveValue('');
});

test('focuses the thanks in a shadow root, too', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  render(<WaitlistForm onSubmit={() => {}} initialValues={entry} />, { container });
  const button = container.querySelector<HTMLElement>('button[type="submit"]');
  button?.focus();
  await act(async () => button?.click());
  expect((container.getRootNode() as ShadowRoot).activeElement).toHaveTextContent('Thank You');
  host.remove();
});

test('shows a failure, keeps everything, and submits again (R41)', async () => {
  const onSubmit = vi.fn(() => Promise.reject(new Error('500')));
  render(<WaitlistForm onSubmit={onSubmit} initialValues={{ ...entry, phone: '' }} />);
  await userEvent.type(screen.getByLabelText('Phone'), '20 7946 0991');
  const join = screen.getByRole('button', { name: 'Join the waitlist' });
  await userEvent.click(join);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Error submitting form\. Please try again\.$/);
  expect(screen.getByLabelText('Phone')).toHaveValue('20 7946 0991');
  await userEvent.click(join);
  expect(onSubmit).toHaveBeenCalledTimes(2);
});
