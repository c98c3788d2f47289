import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Form, FormField, FormSubmit } from '.';

const pdf = new File(['%PDF'], 'resume.pdf', { type: 'application/pdf' });

test('passes a field’s props to its control', async () => {
  const onSubmit = vi.fn(() => Promise.resolve());
  const onChange = vi.fn();
  const ref = { current: null };
  render(
    <Form fields={{ code: {}, note: { type: 'textarea' }, resume: { type: 'file' } }} onSubmit={onSubmit}>
      <FormField name="code" autoComplete="one-time-code" readOnly />
      <FormField name="note" spellCheck={false} />
      <FormField name="resume" ref={ref} className="mine" data-testid="resume" onChange={onChange} />
      <FormSubmit />
    </Form>,
  );
  expect(screen.getByLabelText('code')).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.getByLabelText('code')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('note')).toHaveAttribute('spellcheck', 'false');
  const resume = screen.getByTestId<HTMLInputElement>('resume');
  expect(ref.current).toBe(resume);
  expect(resume).toHaveAttribute('type', 'file');
  expect(resume).toHaveClass('mine');
  await userEvent.upload(resume, pdf);
  expect(onChange).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledWith({ code: '', note: '', resume: pdf }, expect.anything());
});

test('keeps the id and description of a control, and the label of a button', () => {
  render(
    <Form
      fields={{ code: { required: true }, note: { type: 'textarea' }, cv: { type: 'file', maxBytes: 500 * 1024 } }}
      texts={{ placeholders: { note: 'If there is more to say' } }}
      onSubmit={() => Promise.resolve()}
    >
      <p id="rules">Six digits.</p>
      <FormField name="code" id="one-time" aria-describedby="rules" />
      <FormField name="note" />
      <FormField name="cv" />
      <FormSubmit>Book</FormSubmit>
    </Form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Book' }));
  expect(screen.getByLabelText('code')).toHaveAttribute('id', 'one-time');
  expect(screen.getByLabelText('code')).toHaveAccessibleDescription('Fill in this field Six digits.');
  expect(screen.getByPlaceholderText('If there is more to say')).toHaveAccessibleName('note');
  const large = Object.defineProperty(new File(['%PDF'], 'cv.pdf'), 'size', { value: 600 * 1024 });
  fireEvent.change(screen.getByLabelText('cv'), { target: { files: [large] } });
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a file of 0.48 MB or less');
});

test('lets a product’s handler reject a file before the form receives it', () => {
  render(
    <Form fields={{ resume: { type: 'file' } }} onSubmit={() => Promise.resolve()}>
      <FormField name="resume" onChange={(event) => event.preventDefault()} />
    </Form>,
  );
  fireEvent.change(screen.getByLabelText('resume'), { target: { files: [pdf] } });
  expect(screen.queryByText('resume.pdf')).toBeNull();
});

test('leaves a form in a portal below it to itself', () => {
  const onSubmit = vi.fn(() => Promise.resolve());
  const login = vi.fn<(prevented: boolean) => void>();
  render(
    <Form fields={{ name: {} }} initialValues={{ name: 'Amara' }} onSubmit={onSubmit}>
      <FormField name="name" />
      {createPortal(<form aria-label="Log in" />, document.body)}
    </Form>,
  );
  fireEvent.change(screen.getByLabelText('name'), { target: { value: 'Jun' } });
  const listen = ({ defaultPrevented }: Event) => login(defaultPrevented);
  for (const type of ['submit', 'reset'] as const) {
    window.addEventListener(type, listen, { once: true });
    fireEvent[type](screen.getByRole('form', { name: 'Log in' }));
  }
  expect(login.mock.calls).toEqual([[false], [false]]);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByLabelText('name')).toHaveValue('Jun');
});

describe('with an action (D41)', () => {
  const arrive = () => Promise.resolve();
  const props = {
    fields: { email: { type: 'email', required: true } },
    action: '/messages',
    onSubmit: arrive,
  } as const;

  /** Renders the server HTML into the page. */
  function renderOnServer(form: ReactNode) {
    const server = document.createElement('div');
    server.innerHTML = renderToString(form);
    document.body.append(server);
    onTestFinished(() => server.remove());
    return { server, form: server.querySelector('form') as HTMLFormElement };
  }

  test('renders on the server a form that the browser validates and posts', () => {
    const { form } = renderOnServer(<Form {...props} />);
    expect(form).toHaveAttribute('action', '/messages');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).not.toHaveAttribute('enctype');
    expect(form).not.toHaveAttribute('novalidate');
    expect(screen.getByLabelText('email')).toBeRequired();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit');
  });

  test('does not ask for JavaScript', () => {
    const { server } = renderOnServer(<Form {...props} noScript="Write to us." />);
    expect(server).not.toHaveTextContent('JavaScript');
    expect(server).not.toHaveTextContent('Write to us.');
    server.innerHTML = renderToString(<Form {...props} action={undefined} />);
    expect(server).toHaveTextContent('Sending needs JavaScript.');
  });

  test('posts a form with a file as multipart', () => {
    const { form } = renderOnServer(<Form {...props} fields={{ resume: { type: 'file' } }} />);
    expect(form).toHaveAttribute('enctype', 'multipart/form-data');
  });

  test('is submitted by onSubmit once hydrated, not by the browser', async () => {
    const onSubmit = vi.fn(arrive);
    const { server, form } = renderOnServer(<Form {...props} onSubmit={onSubmit} />);
    const mismatch = vi.fn();
    const root = await act(async () =>
      hydrateRoot(server, <Form {...props} onSubmit={onSubmit} />, { onRecoverableError: mismatch }),
    );
    onTestFinished(() => act(() => root.unmount()));
    expect(mismatch).not.toHaveBeenCalled();
    expect(form).toHaveAttribute('novalidate');
    await userEvent.type(screen.getByLabelText('email'), 'amara@northline.example');
    const submitted = vi.fn<(event: Event) => void>();
    document.addEventListener('submit', submitted, { once: true });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledWith({ email: 'amara@northline.example' }, expect.anything());
    expect(submitted.mock.lastCall?.[0].defaultPrevented).toBe(true);
  });
});
