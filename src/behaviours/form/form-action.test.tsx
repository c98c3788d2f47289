/** Forms with a function as `action`, as React's own `<form action={fn}>`. */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode, StrictMode, useActionState, useState } from 'react';
import { useFormStatus } from 'react-dom';
import { describe, expect, test, vi } from 'vitest';
import { SubmissionRefused } from '../../forms/submission';
import { hydrate, serverHtml } from '../../testing/server-html';
import { Form, FormField, FormSubmit, useField } from '.';

const fields = { email: { type: 'email', required: true } } as const;
const email = () => screen.getByLabelText('email');
const button = () => screen.getByRole('button', { name: /Send/ });
const form = () => document.querySelector('form') as HTMLFormElement;

/** An action that the test answers. */
function answered<Answer>() {
  const calls: { data: FormData; resolve: (answer: Answer) => void; reject: (error: unknown) => void }[] = [];
  const action = vi.fn(
    (data: FormData) => new Promise<Answer>((resolve, reject) => void calls.push({ data, resolve, reject })),
  );
  return { action, calls, answer: (answer: Answer) => act(async () => calls.at(-1)?.resolve(answer)) };
}

test('gets the FormData once, and the form is submitting until it has ended', async () => {
  const { action, answer, calls } = answered<void>();
  render(<Form fields={{ ...fields, plan: { type: 'file' } }} action={action as (data: FormData) => Promise<void>} />);
  await userEvent.click(button());
  expect(action).not.toHaveBeenCalled();
  expect(email()).toHaveFocus();
  await userEvent.type(email(), 'amara@northline.example');
  await userEvent.upload(screen.getByLabelText('plan'), new File(['%PDF'], 'plan.pdf'));
  await userEvent.click(button());
  await userEvent.click(button());
  await userEvent.type(email(), '{Enter}');
  expect(action).toHaveBeenCalledOnce();
  expect(calls[0]?.data.get('email')).toBe('amara@northline.example');
  expect(calls[0]?.data.get('plan')).toHaveProperty('name', 'plan.pdf');
  expect(form()).toHaveAttribute('data-state', 'submitting');
  expect(button()).toHaveTextContent('Sending...');
  await answer();
  expect(form()).toHaveAttribute('data-state', 'submitted');
  expect(email()).toHaveValue('');
  expect(action).toHaveBeenCalledOnce();
});

test('has what a native form has: the pressed button, and the values of controls of the product’s own', async () => {
  const action = vi.fn();
  function Rating() {
    const { value, setValue, control } = useField<number | null>('rating');
    return (
      <button type="button" {...control} onClick={() => setValue((value ?? 0) + 2)}>
        More
      </button>
    );
  }
  render(
    <Form fields={{ rating: { type: 'number' } }} action={action}>
      <Rating />
      <input name="source" defaultValue="footer" />
      <button type="submit" name="intent" value="draft">
        Save
      </button>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(action).toHaveBeenCalledOnce());
  const data: FormData = action.mock.lastCall?.[0];
  expect(Object.fromEntries(data)).toEqual({ rating: '2', source: 'footer', intent: 'draft' });
});

describe('with useActionState', () => {
  function Product({ save }: { save: (data: FormData) => Promise<object | null> }) {
    const [errors, action, isPending] = useActionState((_: object | null, data: FormData) => save(data), null);
    return (
      <>
        <output>{isPending ? 'pending' : 'idle'}</output>
        <Form fields={fields} action={action} errors={errors as null} />
      </>
    );
  }

  test.each([
    ['', false],
    [' in StrictMode', true],
  ])('shows the errors that it returns, as often as it does, and loses nothing typed%s', async (_, strict) => {
    const { action, answer } = answered<object | null>();
    const view = <Product save={action} />;
    render(strict ? <StrictMode>{view}</StrictMode> : view);
    await userEvent.type(email(), 'amara@northline.example');
    for (const times of [1, 2]) {
      await userEvent.click(button());
      await waitFor(() => expect(action).toHaveBeenCalledTimes(times));
      expect(form()).toHaveAttribute('data-state', 'submitting');
      expect(screen.getAllByRole('status')[0]).toHaveTextContent('pending');
      await answer({ email: ['has already been taken'] });
      expect(form()).toHaveAttribute('data-state', 'refused');
      expect(email()).toHaveAccessibleDescription('has already been taken');
      expect(email()).toHaveValue('amara@northline.example');
      expect(screen.getAllByRole('status')[0]).toHaveTextContent('idle');
    }
    await userEvent.type(email(), 's');
    expect(email()).not.toHaveAttribute('aria-invalid');
    await userEvent.click(button());
    await answer(null);
    expect(form()).toHaveAttribute('data-state', 'submitted');
    expect(email()).toHaveValue('');
    expect(action).toHaveBeenCalledTimes(3);
  });
});

test.each([
  ['', (action: () => Promise<void>) => action],
  [', also that of useActionState', (action: () => Promise<void>) => useActionState(action, undefined)[1]],
])('React’s useFormStatus is pending while the action runs%s (react/react#29019)', async (_, useIt) => {
  const { action, answer } = answered<void>();
  function Status() {
    const { pending, data } = useFormStatus();
    return <p role="status">{pending ? `sends ${data.get('email')}` : 'idle'}</p>;
  }
  const isFree = vi.fn(async () => undefined);
  function Product() {
    return (
      <Form fields={fields} checks={{ email: isFree }} action={useIt(action as never)}>
        <FormField name="email" />
        <FormSubmit />
        <Status />
      </Form>
    );
  }
  render(<Product />);
  const status = () => screen.getByRole('status').textContent;
  await userEvent.click(button());
  expect(status()).toBe('idle');
  for (const times of [1, 2]) {
    await userEvent.type(email(), 'a@b.example{Enter}');
    await waitFor(() => expect(action).toHaveBeenCalledTimes(times));
    expect(status()).toBe('sends a@b.example');
    await answer();
    await waitFor(() => expect(form()).toHaveAttribute('data-state', 'submitted'));
    expect(status()).toBe('idle');
  }
});

describe('that fails', () => {
  test.each([
    ['by any error', new Error('No network.'), 'failed'],
    ['by a refusal', new SubmissionRefused('422', { fields: { email: 'Taken' } }), 'refused'],
  ])('%s keeps what was typed', async (_, error, state) => {
    render(<Form fields={fields} action={() => Promise.reject(error)} />);
    await userEvent.type(email(), 'a@b.example');
    await userEvent.click(button());
    await waitFor(() => expect(form()).toHaveAttribute('data-state', state));
    expect(email()).toHaveValue('a@b.example');
  });

  test('to answer in time does not hold the next', async () => {
    const action = vi.fn(async () => {});
    action.mockImplementationOnce(() => new Promise<void>(() => {}));
    const { rerender } = render(<Form fields={fields} timeout={50} action={action} />);
    await userEvent.type(email(), 'a@b.example{Enter}');
    await waitFor(() => expect(form()).toHaveAttribute('data-state', 'unanswered'));
    // A busy machine may not answer the next one in 50 ms.
    rerender(<Form fields={fields} timeout={60_000} action={action} />);
    await userEvent.click(button());
    await waitFor(() => expect(form()).toHaveAttribute('data-state', 'submitted'));
    expect(action).toHaveBeenCalledTimes(2);
  });

  test('by what a framework throws to go elsewhere, leaves that to the framework', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    class Redirects extends Component<{ children: ReactNode }> {
      override state = { to: '' };
      static getDerivedStateFromError = ({ digest }: { digest: string }) => ({ to: digest });
      override render = () => this.state.to || this.props.children;
    }
    const redirect = Object.assign(new Error('NEXT_REDIRECT'), { digest: 'NEXT_REDIRECT;push;/thanks;307;' });
    render(
      <Redirects>
        <Form fields={fields} action={() => Promise.reject(redirect)} />
      </Redirects>,
    );
    await userEvent.type(email(), 'a@b.example');
    await userEvent.click(button());
    expect(await screen.findByText(/push;\/thanks/)).toBeVisible();
  });
});

test('sends only by onSubmit, where there is one', async () => {
  const [action, onSubmit] = [vi.fn(), vi.fn()];
  render(<Form fields={fields} action={action} onSubmit={onSubmit} />);
  await userEvent.type(email(), 'a@b.example{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(action).not.toHaveBeenCalled();
});

test('values that stay after a success, and an action that changes', async () => {
  function Profile() {
    const [saved, setSaved] = useState('');
    return (
      <>
        <output>{saved}</output>
        <Form fields={fields} keepValues action={async (data) => setSaved(`${saved}|${data.get('email')}`)} />
      </>
    );
  }
  render(<Profile />);
  await userEvent.type(email(), 'a@b.example{Enter}');
  await waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent('|a@b.example'));
  await waitFor(() => expect(form()).toHaveAttribute('data-state', 'submitted'));
  await userEvent.type(email(), 's{Enter}');
  await waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent('|a@b.example|a@b.examples'));
  expect(email()).toHaveValue('a@b.examples');
});

describe('before hydration', () => {
  test('a function is not called past the validation, and `noScript` replaces the button', async () => {
    const page = serverHtml(<Form fields={fields} action={() => {}} noScript="Call us." />);
    expect(page.querySelector('form')).toHaveAttribute('method', 'dialog');
    expect(page.querySelector('form')).not.toHaveAttribute('action');
    expect(page.querySelector('script')).toBeNull();
    expect(page).toHaveTextContent('Call us.');
    const action = vi.fn();
    await hydrate(<Form fields={fields} action={action} noScript="Call us." />);
    await userEvent.type(screen.getAllByLabelText('email').at(-1) as HTMLElement, 'a@b.example{Enter}');
    await waitFor(() => expect(action).toHaveBeenCalledOnce());
  });
});

test('development says what is missing where a form has neither', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(
    <Form fields={{}} action="/messages">
      <FormSubmit />
    </Form>,
  );
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('onSubmit'));
});

test('development says what a button’s own function is not called for (reactjs/react.dev#6312)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const [publish, save] = [vi.fn(), vi.fn()];
  render(
    <Form fields={{ title: {} }} action={publish}>
      <button type="submit" formAction={save}>
        Save draft
      </button>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(publish).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('`formAction`'));
});
