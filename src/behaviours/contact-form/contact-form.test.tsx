import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { SubmissionRefused, type SubmitHandler } from '../../forms/submission';
import { hydrate, serverHtml } from '../../testing/server-html';
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
  test('has six native fields with their constraints, in a form that loads no page, and says what to do', () => {
    const server = serverHtml(<ContactForm onSubmit={arrive} noScript="Write to sales@halloway.example." />);
    const page = within(server);
    for (const label of ['Name', 'Email', 'Subject', 'Message']) expect(page.getByLabelText(label)).toBeRequired();
    // A select without an empty option always has a value, so HTML does not allow `required`.
    for (const label of ['Product', 'Purpose']) expect(page.getByLabelText(label)).not.toBeRequired();
    expect(page.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(page.getByLabelText('Product')).toHaveDisplayValue('All');
    expect(page.getByLabelText('Purpose')).toHaveDisplayValue('Schedule Demo');
    expect(server.querySelector('form')).not.toHaveAttribute('novalidate');
    expect(server.querySelector('form')).toHaveAttribute('method', 'dialog');
    expect(server).toHaveTextContent('Write to sales@halloway.example.');
  });

  test('keeps what was typed and chosen before hydration', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn(arrive);
    await hydrate(<ContactForm onSubmit={onSubmit} />, () => fill(user));
    expect(field('Subject')).toHaveValue('Calls after six');
    expect(field('Product')).toHaveDisplayValue('BDR');
    expect(form()).toHaveAttribute('novalidate');
    await press(user);
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ subject: 'Calls after six', product: 'BDR' });
  });
});

describe('while sending', () => {
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
});

describe('afterwards', () => {
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
});

describe('the remedy after a failure', () => {
  const remedy = () => document.querySelector('[data-part="remedy"]');

  test('is shown with the failure, in an element that existed before, and may be a link', async () => {
    render(<ContactForm onSubmit={refuse} remedy={<a href="mailto:sales@halloway.example">Write to us</a>} />);
    const before = remedy();
    expect(before).toBeEmptyDOMElement();
    expect(before).toHaveAttribute('aria-live', 'polite');
    const user = await fill();
    await press(user);
    expect(await screen.findByRole('link', { name: 'Write to us' })).toBeVisible();
    expect(remedy()).toBe(before);
    expect(before).toHaveTextContent(/^Write to us$/);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(before).toBeEmptyDOMElement();
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

  test('leaves no filled-in value for the next person', () => {
    const { rerender } = render(<ContactForm onSubmit={arrive} initialValues={{ name: 'Jun' }} />);
    rerender(<ContactForm onSubmit={arrive} />);
    rerender(<ContactForm onSubmit={arrive} initialValues={{ name: 'Ada' }} />);
    expect(field('Name')).toHaveValue('Ada');
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
