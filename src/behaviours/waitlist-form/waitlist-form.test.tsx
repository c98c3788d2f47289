import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import type { SubmitHandler } from '../../forms/submission';
import { serverHtml } from '../../testing/server-html';
import { BehaviourProvider } from '../behaviour-provider';
import { WaitlistForm, type WaitlistFormProps } from '.';
import type { WaitlistEntry } from './waitlist-form.machine';

const arrive: SubmitHandler<WaitlistEntry> = async () => {};

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** Pastes, which is faster than typing letter by letter. */
async function enter(user: ReturnType<typeof userEvent.setup>, into: HTMLElement, text: string) {
  await user.click(into);
  await user.paste(text);
}

async function fill(user = userEvent.setup()) {
  await enter(user, field('First name'), 'Amara');
  await enter(user, field('Last name'), 'Osei');
  await enter(user, field('Email'), 'amara@northline.example');
  await user.selectOptions(field('Country code'), '+44');
  await enter(user, field('Phone'), '20 7946 0991');
  return user;
}
const join = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Join the waitlist' }));

/** The form with a simulated clock. */
function show({ onSubmit = arrive, ...props }: Partial<WaitlistFormProps> = {}) {
  const clock = new SimulatedClock();
  const view = render(
    <BehaviourProvider clock={clock}>
      <WaitlistForm data-testid="root" onSubmit={onSubmit} {...props} />
    </BehaviourProvider>,
  );
  return { ...view, pass: (ms: number) => act(() => clock.increment(ms)) };
}

describe('before JavaScript', () => {
  test('has native fields with their constraints, in a form that loads no page', () => {
    const server = serverHtml(<WaitlistForm onSubmit={arrive} noScript="Write to us." />);
    const page = within(server);
    for (const label of ['First name', 'Last name', 'Email', 'Phone'])
      expect(page.getByLabelText(label)).toBeRequired();
    // A select without an empty option always has a value, so HTML does not allow `required`.
    expect(page.getByLabelText('Country code')).not.toBeRequired();
    expect(page.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(page.getByLabelText('Phone')).toHaveAttribute('type', 'tel');
    expect(page.getByLabelText('Country code')).toHaveDisplayValue('+1 (US, Canada)');
    const codes = [...page.getByLabelText<HTMLSelectElement>('Country code').options];
    expect(codes.map(({ value }) => value)).toEqual(['+1', '+44', '+91', '+61']);
    expect(codes.map(({ text }) => text)).toEqual(['+1 (US, Canada)', '+44 (UK)', '+91 (India)', '+61 (Australia)']);
    expect(server.querySelector('form')).toHaveAttribute('method', 'dialog');
    expect(server.querySelector('form')).not.toHaveAttribute('novalidate');
    expect(server).toHaveTextContent('Write to us.');
  });
});

describe('with the keyboard', () => {
  test('submits, then replaces the form by focused thanks', async () => {
    let answer = () => {};
    show({
      confirmation: 'We will write to you.',
      onSubmit: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const user = await fill();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText('Thank You')).not.toBeInTheDocument();
    await act(async () => answer());
    expect(screen.getByRole('heading', { name: 'Thank You', level: 2 })).toHaveFocus();
    expect(screen.getByText('We will write to you.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    expect(screen.getByTestId('root')).toHaveAttribute('data-state', 'submitted');
  });
});

test('shows a failure, keeps everything, and submits again (R41)', async () => {
  const onSubmit = vi.fn(() => Promise.reject(new Error('500')));
  show({ onSubmit });
  const user = await fill();
  await join(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Error submitting form\. Please try again\.$/);
  expect(field('Phone')).toHaveValue('20 7946 0991');
  await join(user);
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('passes native attributes and its ref to the root, which stays when thanks replace the form', async () => {
  const ref = { current: null };
  show({ ref, id: 'waitlist', className: 'mine' });
  const root = screen.getByTestId('root');
  expect(root).toHaveAttribute('id', 'waitlist');
  expect(root).toHaveClass('mine');
  await join(await fill());
  await screen.findByText('Thank You');
  expect(screen.getByTestId('root')).toBe(root);
  expect(ref.current).toBe(root);
});

test('shows an empty form again after the thanks, focused at its first field', async () => {
  show();
  await join(await fill());
  await userEvent.click(await screen.findByRole('button', { name: 'Add another person' }));
  expect(field('First name')).toHaveFocus();
  expect(field('First name')).toHaveValue('');
});
