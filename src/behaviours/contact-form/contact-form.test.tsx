import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { SubmissionRefused, type SubmitHandler } from '../../forms/submission';
import { BehaviourProvider } from '../behaviour-provider';
import { ContactForm } from '.';
import type { ContactMessage } from './contact-form.machine';

const never: SubmitHandler<ContactMessage> = () => new Promise(() => {});
const arrive: SubmitHandler<ContactMessage> = async () => {};
const refuse: SubmitHandler<ContactMessage> = async () => {
  throw new Error('500');
};

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const form = () => {
  const element = field('Name').form;
  if (!element) throw new Error('The name is in no form.');
  return element;
};

/** Pastes, which is faster than typing letter by letter. */
async function enter(user: ReturnType<typeof userEvent.setup>, into: HTMLElement, text: string) {
  await user.click(into);
  await user.paste(text);
}

async function fill(user = userEvent.setup()) {
  await enter(user, field('Name'), ' Amara Osei ');
  await enter(user, field('Email'), 'amara@northline.example');
  await enter(user, field('Subject'), 'Calls after six');
  await user.selectOptions(field('Product'), 'BDR');
  await user.selectOptions(field('Purpose'), 'Add to Waitlist');
  await enter(user, field('Message'), 'Who answers?');
  return user;
}
const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send message' }));

describe('before JavaScript', () => {
  const server = document.createElement('div');
  beforeEach(() => document.body.append(server));
  afterEach(() => server.remove());

  test('has six native fields with their constraints', () => {
    server.innerHTML = renderToString(<ContactForm onSubmit={arrive} />);
    const page = within(server);
    for (const label of ['Name', 'Email', 'Subject', 'Message']) expect(page.getByLabelText(label)).toBeRequired();
    // A select without an empty option always has a value, so HTML does not allow `required`.
    for (const label of ['Product', 'Purpose']) expect(page.getByLabelText(label)).not.toBeRequired();
    expect(page.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(page.getByLabelText('Product')).toHaveDisplayValue('All');
    expect(page.getByLabelText('Purpose')).toHaveDisplayValue('Schedule Demo');
    expect(server.querySelector('form')).not.toHaveAttribute('novalidate');
  });

  test('does not reload the page or add anything to the address on submit', () => {
    server.innerHTML = renderToString(<ContactForm onSubmit={arrive} />);
    expect(server.querySelector('form')).toHaveAttribute('method', 'dialog');
  });

  test('shows what to do without JavaScript', () => {
    server.innerHTML = renderToString(<ContactForm onSubmit={arrive} noScript="Write to sales@halloway.example." />);
    expect(server).toHaveTextContent('Write to sales@halloway.example.');
  });

  test('keeps what was typed and chosen before hydration', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn(arrive);
    server.innerHTML = renderToString(<ContactForm onSubmit={onSubmit} />);
    await fill(user);
    const mismatch = vi.fn();
    await act(async () => hydrateRoot(server, <ContactForm onSubmit={onSubmit} />, { onRecoverableError: mismatch }));
    expect(mismatch).not.toHaveBeenCalled();
    expect(field('Subject')).toHaveValue('Calls after six');
    expect(field('Product')).toHaveDisplayValue('BDR');
    expect(form()).toHaveAttribute('novalidate');
    await press(user);
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ subject: 'Calls after six', product: 'BDR' });
  });
});

describe('filling it in', () => {
  test('shows errors beside the fields, and focuses the first invalid one', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn(arrive);
    render(<ContactForm onSubmit={onSubmit} />);
    await user.type(field('Email'), 'amara@northline.');
    await press(user);
    expect(field('Name')).toHaveFocus();
    expect(field('Name')).toHaveAccessibleDescription('Enter your name');
    expect(field('Name')).toBeInvalid();
    expect(field('Email')).toHaveAccessibleDescription('Enter an email address, like name@company.com');
    expect(field('Subject')).toHaveAccessibleDescription('Enter a subject');
    expect(field('Message')).toHaveAccessibleDescription('Enter a message');
    expect(field('Product')).toHaveAccessibleDescription('');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('while sending', () => {
  test('says so on the button for all readers, and ignores a second submission', async () => {
    const onSubmit = vi.fn(never);
    render(<ContactForm onSubmit={onSubmit} />);
    await press(await fill());
    expect(screen.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
    act(() => form().requestSubmit());
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('keeps the fields’ values and the caret', async () => {
    render(<ContactForm onSubmit={never} />);
    const user = await fill();
    await user.click(field('Subject'));
    await user.keyboard('{Enter}');
    expect(field('Subject')).toHaveFocus();
    await user.keyboard('!');
    await user.selectOptions(field('Product'), 'All');
    expect(field('Subject')).toHaveValue('Calls after six');
    expect(field('Product')).toHaveDisplayValue('BDR');
  });

  test('keeps the focus on the pressed button', async () => {
    render(<ContactForm onSubmit={never} />);
    await fill();
    screen.getByRole('button', { name: 'Send message' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Sending...' })).toHaveFocus();
  });
});

describe('afterwards', () => {
  test('announces success once without moving focus, and resets the form', async () => {
    render(<ContactForm onSubmit={arrive} />);
    await press(await fill());
    const status = await screen.findByText('Message sent successfully!');
    expect(status).toHaveRole('status');
    expect(screen.getByRole('button', { name: 'Send message' })).toHaveFocus();
    for (const label of ['Name', 'Email', 'Subject', 'Message']) expect(field(label)).toHaveValue('');
    expect(field('Product')).toHaveDisplayValue('All');
    expect(field('Purpose')).toHaveDisplayValue('Schedule Demo');
    expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled();
  });

  test('announces failure once without moving focus, and keeps everything typed', async () => {
    render(<ContactForm onSubmit={refuse} />);
    await press(await fill());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^Error sending message\.$/);
    expect(screen.getByRole('button', { name: 'Send message' })).toHaveFocus();
    expect(field('Message')).toHaveValue('Who answers?');
  });

  test('fails if onSubmit throws before it returns a promise', async () => {
    render(
      <ContactForm
        onSubmit={() => {
          throw new Error('offline');
        }}
      />,
    );
    await press(await fill());
    expect(await screen.findByRole('alert')).toHaveTextContent('Error sending message.');
  });

  test('does not take focus from a reader who has moved elsewhere', async () => {
    let answer = () => {};
    render(
      <>
        <ContactForm
          onSubmit={() =>
            new Promise((resolve) => {
              answer = resolve;
            })
          }
        />
        <a href="/pricing">Pricing</a>
      </>,
    );
    const user = await fill();
    await press(user);
    act(() => screen.getByText('Pricing').focus());
    await act(async () => answer());
    expect(screen.getByRole('status')).toHaveTextContent('Message sent successfully!');
    expect(screen.getByText('Pricing')).toHaveFocus();
  });

  test('closes the alert when dismissed, and on the next edit', async () => {
    render(<ContactForm onSubmit={refuse} />);
    const user = await fill();
    await press(user);
    (await screen.findByRole('button', { name: 'Dismiss' })).focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send message' })).toHaveFocus();
    await press(user);
    await screen.findByRole('alert');
    await user.type(field('Subject'), '!');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the remedy after a failure', () => {
  const remedy = () => document.querySelector('[data-part="remedy"]');

  test('is shown below the failure, in an element that existed before', async () => {
    render(<ContactForm onSubmit={refuse} />);
    const before = remedy();
    expect(before).toBeEmptyDOMElement();
    expect(before).toHaveAttribute('aria-live', 'polite');
    await press(await fill());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error sending message\.$/);
    expect(remedy()).toBe(before);
    expect(before).toHaveTextContent(/^What you typed is still here\. Try again\.$/);
  });

  test('disappears with the failure', async () => {
    render(<ContactForm onSubmit={refuse} />);
    const user = await fill();
    await press(user);
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(remedy()).toBeEmptyDOMElement();
  });

  test('may contain a mail link', async () => {
    render(<ContactForm onSubmit={refuse} remedy={<a href="mailto:sales@halloway.example">Write to us</a>} />);
    await press(await fill());
    expect(await screen.findByRole('link', { name: 'Write to us' })).toBeVisible();
    expect(remedy()).toHaveTextContent(/^Write to us$/);
  });

  test('starts with the server’s reason if it refuses the whole submission', async () => {
    render(
      <ContactForm
        onSubmit={async () => {
          throw new SubmissionRefused('429', { reason: 'Too many messages: try again in 40 s.' });
        }}
      />,
    );
    await press(await fill());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error sending message\.$/);
    expect(remedy()).toHaveTextContent(
      'Too many messages: try again in 40 s. What you typed is still here. Try again.',
    );
  });

  test('shows no reason of an earlier submission', async () => {
    const reasons = ['Too many messages', ''];
    render(
      <ContactForm
        onSubmit={async () => {
          throw new SubmissionRefused('refused', { reason: reasons.shift() ?? '' });
        }}
      />,
    );
    const user = await fill();
    await press(user);
    await screen.findByText(/Too many messages/);
    await press(user);
    await screen.findByRole('alert');
    expect(remedy()).toHaveTextContent(/^What you typed is still here\. Try again\.$/);
  });
});

test('has a hint below the purpose for messages that fit no choice', () => {
  render(<ContactForm onSubmit={arrive} />);
  expect(field('Purpose')).toHaveAccessibleDescription(
    'Something else? Leave these as they are; we go by your message.',
  );
  expect(field('Product')).not.toHaveAccessibleDescription();
});

test('formats a limit in the language of the texts', async () => {
  const { rerender } = render(<ContactForm onSubmit={arrive} />);
  const user = await fill();
  await enter(user, field('Message'), 'x'.repeat(10_001));
  await press(user);
  expect(field('Message')).toHaveAccessibleDescription(/^Use at most 10,000 characters; there are 10,013$/);
  rerender(<ContactForm onSubmit={arrive} texts={{ locale: 'de' }} />);
  expect(field('Message')).toHaveAccessibleDescription(/at most 10\.000 characters/);
});

test('shows a note after the button, as its description', () => {
  render(
    <ContactForm
      onSubmit={arrive}
      note={
        <>
          We use this to answer you. <a href="/privacy">Privacy Policy</a>
        </>
      }
    />,
  );
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
          fields={{ company: { required: true, maxLength: 20 } }}
          rules={{ subject: (value) => (value === 'Spam' ? 'Write about something else' : undefined) }}
          texts={{
            labels: { company: 'Company' } as object,
            problems: { company: { missing: 'Enter your company' } } as object,
          }}
          timeout={1_000}
        />
      </BehaviourProvider>,
    );
    const user = userEvent.setup();
    await enter(user, field('Name'), 'Amara Osei');
    await enter(user, field('Email'), 'amara@intranet');
    await enter(user, field('Subject'), 'Spam');
    await enter(user, field('Message'), 'Who answers?');
    await press(user);
    expect(field('Subject')).toHaveAccessibleDescription('Write about something else');
    expect(field('Company')).toHaveAccessibleDescription('Enter your company');
    await user.type(field('Subject'), '?');
    await enter(user, field('Company'), 'x'.repeat(21));
    expect(field('Company')).toHaveAccessibleDescription('Use at most 20 characters; there are 21');
    await user.keyboard('{Backspace}');
    await press(user);
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ product: 'Trains', company: 'x'.repeat(20) });
    act(() => clock.increment(1_000));
    expect(screen.getByRole('alert')).toHaveTextContent('Error sending message.');
  });

  test('aborts when hidden while sending, says so when shown again, and sends nothing twice', async () => {
    const onSubmit = vi.fn<SubmitHandler<ContactMessage>>(never);
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <ContactForm onSubmit={onSubmit} />
      </Activity>
    );
    const { rerender } = render(page('visible'));
    const user = await fill();
    await press(user);
    rerender(page('hidden'));
    expect(onSubmit.mock.lastCall?.[1].signal.aborted).toBe(true);
    rerender(page('visible'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(form()).toHaveAttribute('data-state', 'unanswered');
    expect(field('Subject')).toHaveValue('Calls after six');
  });

  test('leaves out a field that is undefined', () => {
    const asking = (isBusiness: boolean) => (
      <ContactForm onSubmit={arrive} fields={{ company: isBusiness ? { required: true } : undefined }} />
    );
    const { rerender } = render(asking(false));
    expect(screen.queryByLabelText('company')).toBeNull();
    rerender(asking(true));
    expect(field('company')).toBeRequired();
    rerender(asking(false));
    expect(screen.queryByLabelText('company')).toBeNull();
  });

  test('leaves no filled-in value for the next person', () => {
    const { rerender } = render(<ContactForm onSubmit={arrive} initialValues={{ name: 'Jun' }} />);
    rerender(<ContactForm onSubmit={arrive} />);
    rerender(<ContactForm onSubmit={arrive} initialValues={{ name: 'Ada' }} />);
    expect(field('Name')).toHaveValue('Ada');
  });

  test('restores filled-in values on a native reset', async () => {
    render(<ContactForm onSubmit={arrive} initialValues={{ name: 'Jun' }} />);
    await userEvent.type(field('Name'), ' Park');
    act(() => form().reset());
    expect(field('Name')).toHaveValue('Jun');
  });

  test('selects a filled-in choice of a list that arrives later', async () => {
    const { rerender } = render(<ContactForm onSubmit={arrive} />);
    rerender(
      <ContactForm onSubmit={arrive} products={['Trains', 'Buses']} initialValues={{ product: 'Buses' as never }} />,
    );
    expect(field('Product')).toHaveValue('Buses');
    const onSubmit = vi.fn(arrive);
    rerender(<ContactForm onSubmit={onSubmit} products={['Ships']} />);
    const user = userEvent.setup();
    for (const name of ['Name', 'Subject', 'Message']) await enter(user, field(name), 'Amara Osei');
    await enter(user, field('Email'), 'amara@northline.example');
    await press(user);
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ product: 'Ships' });
  });

  test('shows a server’s reason beside its field until that field changes', async () => {
    const refusal = new SubmissionRefused('400', { fields: { email: 'This address bounces' } });
    render(<ContactForm onSubmit={() => Promise.reject(refusal)} />);
    const user = await fill();
    await press(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Error sending message.');
    expect(field('Email')).toHaveAccessibleDescription('This address bounces');
    await user.type(field('Subject'), '!');
    expect(field('Email')).toHaveAccessibleDescription('This address bounces');
    await user.type(field('Email'), 'x');
    expect(field('Email')).toHaveAccessibleDescription('');
  });
});

test('has no field that the product takes away', async () => {
  const onSubmit = vi.fn();
  const fields = { subject: undefined, product: undefined, purpose: undefined, message: undefined };
  render(
    <ContactForm
      fields={fields}
      initialValues={{ name: 'Amara', email: 'amara@northline.example' }}
      onSubmit={onSubmit}
    />,
  );
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByText(/Leave these as they are/)).toBeNull();
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Amara', email: 'amara@northline.example' }, expect.anything());
});
