import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import type { SubmitHandler } from '../../forms/submission';
import { BehaviourProvider } from '../behaviour-provider';
import { ContactForm } from '.';
import type { ContactMessage } from './contact-form.machine';

const never: SubmitHandler<ContactMessage> = () => new Promise(() => {});
const arrive: SubmitHandler<ContactMessage> = async () => {};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const message = {
  name: 'Amara Osei',
  email: 'amara@northline.example',
  subject: 'Calls after six',
  product: 'BDR',
  message: 'Who answers?',
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

test('keeps the fields’ values and the caret while sending', async () => {
  render(<ContactForm onSubmit={never} initialValues={message} />);
  await userEvent.click(field('Subject'));
  await userEvent.keyboard('{Enter}');
  expect(field('Subject')).toHaveFocus();
  await userEvent.keyboard('!');
  await userEvent.selectOptions(field('Product'), 'All');
  expect(field('Subject')).toHaveValue('Calls after six');
  expect(field('Product')).toHaveDisplayValue('BDR');
});

test('fails if onSubmit throws before it returns a promise, and says what to do then', async () => {
  const offline = () => {
    throw new Error('offline');
  };
  const remedy = <a href="mailto:sales@halloway.example">Write to us</a>;
  render(<ContactForm onSubmit={offline} initialValues={message} remedy={remedy} />);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error sending message.');
  expect(screen.getByRole('link', { name: 'Write to us' })).toBeVisible();
});

test('does not take focus from a reader who has moved elsewhere', async () => {
  let answer = () => {};
  const waiting = () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    });
  render(
    <>
      <ContactForm onSubmit={waiting} initialValues={message} />
      <a href="/pricing">Pricing</a>
    </>,
  );
  await press();
  act(() => screen.getByText('Pricing').focus());
  await act(async () => answer());
  expect(screen.getByRole('status')).toHaveTextContent('Message sent successfully!');
  expect(screen.getByText('Pricing')).toHaveFocus();
});

test('formats a limit in the language of the texts', async () => {
  const { rerender } = render(<ContactForm onSubmit={arrive} initialValues={{ message: 'x'.repeat(10_013) }} />);
  await press();
  expect(field('Message')).toHaveAccessibleDescription(/^Use at most 10,000 characters; there are 10,013$/);
  rerender(<ContactForm onSubmit={arrive} texts={{ locale: 'de' }} />);
  expect(field('Message')).toHaveAccessibleDescription(/at most 10\.000 characters/);
});

test('shows a note after the button, as its description', () => {
  const note = [
    <span key="use">We use this to answer you.</span>,
    ' ',
    <a key="policy" href="/privacy">
      Privacy Policy
    </a>,
  ];
  render(<ContactForm onSubmit={arrive} note={note} />);
  const button = screen.getByRole('button', { name: 'Send message' });
  expect(button).toHaveAccessibleDescription('We use this to answer you. Privacy Policy');
  const link = screen.getByRole('link', { name: 'Privacy Policy' });
  expect(button.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('customization', () => {
  test('takes other lists, fields, rules and timeouts (D34)', async () => {
    const onSubmit = vi.fn(never);
    const clock = new SimulatedClock();
    render(
      <BehaviourProvider clock={clock}>
        <ContactForm
          onSubmit={onSubmit}
          products={['Trains', 'Buses']}
          purposes={['Ask', 'Complain']}
          fields={{ company: { required: true, maxLength: 20 } }}
          initialValues={{ name: 'Amara Osei', email: 'amara@intranet', subject: 'Spam', message: 'Who answers?' }}
          rules={{ subject: (value) => (value === 'Spam' ? 'Write about something else' : undefined) }}
          texts={{
            labels: { company: 'Company' } as object,
            problems: { company: { missing: 'Enter your company' } } as object,
          }}
          timeout={1_000}
        />
      </BehaviourProvider>,
    );
    await press();
    expect(field('Subject')).toHaveAccessibleDescription('Write about something else');
    expect(field('Company')).toHaveAccessibleDescription('Enter your company');
    await userEvent.type(field('Subject'), '?');
    await userEvent.type(field('Company'), 'x'.repeat(21));
    expect(field('Company')).toHaveAccessibleDescription('Use at most 20 characters; there are 21');
    await userEvent.keyboard('{Backspace}');
    await press();
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ product: 'Trains', purpose: 'Ask', company: 'x'.repeat(20) });
    act(() => clock.increment(1_000));
    expect(screen.getByRole('alert')).toHaveTextContent('Error sending message.');
    expect(screen.getByText('What you typed is still here. Try again.')).toBeVisible();
  });

  test('aborts when hidden while sending, says so when shown again, and sends nothing twice', async () => {
    const onSubmit = vi.fn<SubmitHandler<ContactMessage>>(never);
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <ContactForm onSubmit={onSubmit} initialValues={{ ...message, subject: '' }} />
      </Activity>
    );
    const { rerender } = render(page('visible'));
    await userEvent.type(field('Subject'), 'Calls after six');
    await press();
    rerender(page('hidden'));
    expect(onSubmit.mock.lastCall?.[1].signal.aborted).toBe(true);
    rerender(page('visible'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(field('Name').form).toHaveAttribute('data-state', 'unanswered');
    expect(field('Subject')).toHaveValue('Calls after six');
  });
});

test('has no field that the product takes away, and the others in its order', async () => {
  const onSubmit = vi.fn();
  const fields = { subject: undefined, product: undefined, purpose: undefined, message: undefined };
  const { name, email } = message;
  render(<ContactForm fields={fields} order={['email']} initialValues={{ name, email }} onSubmit={onSubmit} />);
  expect(screen.getAllByRole('textbox').map((control) => control.getAttribute('name'))).toEqual(['email', 'name']);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByText(/Leave the defaults/)).toBeNull();
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledWith({ name, email }, expect.anything());
});
