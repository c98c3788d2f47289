import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SegmentedControl } from '../../elements/segmented-control';
import type { FieldDefinition } from '../../forms/fields';
import { SubmissionRefused } from '../../forms/submission';
import { hydrate, serverHtml } from '../../testing/server-html';
import { ApplicationDialog } from '../application-dialog';
import { ContactForm } from '../contact-form';
import { NewsletterForm } from '../newsletter-form';
import { WaitlistForm } from '../waitlist-form';
import { Form, FormField, FormOutcome, type FormProps, FormSubmit } from '.';

const onSubmit = vi.fn(async (_data: unknown, _options: unknown) => {});
/** What was sent last. */
const sent = () => onSubmit.mock.lastCall?.[0];
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
afterEach(() => onSubmit.mockClear());

/** A form with all of its fields. */
const show = (fields: FormProps['fields'], own: Partial<FormProps> = {}) =>
  render(<Form fields={fields} onSubmit={onSubmit} {...own} />);

const pdf = new File(['%PDF'], 'resume.pdf', { type: 'application/pdf' });

test('passes a field’s props, id and description to its control, and its words to a button', async () => {
  const onChange = vi.fn();
  const ref = { current: null };
  render(
    <Form
      fields={{ code: { required: true }, note: { type: 'textarea' }, resume: { type: 'file', maxBytes: 500 * 1024 } }}
      texts={{ placeholders: { note: 'If there is more to say' } }}
      onSubmit={onSubmit}
    >
      <p id="rules">Six digits.</p>
      <FormField name="code" id="one-time" aria-describedby="rules" autoComplete="one-time-code" />
      <FormField name="note" spellCheck={false} readOnly />
      <FormField name="resume" ref={ref} className="mine" data-testid="resume" onChange={onChange} />
      <FormSubmit>Book</FormSubmit>
    </Form>,
  );
  const book = screen.getByRole('button', { name: 'Book' });
  fireEvent.click(book);
  expect(field('code')).toHaveAttribute('id', 'one-time');
  expect(field('code')).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field('code')).toHaveAccessibleDescription('Fill in this field Six digits.');
  expect(screen.getByPlaceholderText('If there is more to say')).toHaveAccessibleName('note');
  expect(field('note')).toHaveAttribute('spellcheck', 'false');
  expect(field('note')).toHaveAttribute('readonly');
  const resume = screen.getByTestId<HTMLInputElement>('resume');
  expect(ref.current).toBe(resume);
  expect(resume).toHaveAttribute('type', 'file');
  expect(resume).toHaveClass('mine');
  const large = Object.defineProperty(new File(['%PDF'], 'cv.pdf'), 'size', { value: 600 * 1024 });
  await userEvent.upload(resume, large);
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a file of 0.48 MB or less');
  await userEvent.upload(resume, pdf);
  expect(resume).toBeValid();
  expect(onChange).toHaveBeenCalledTimes(2);
  await userEvent.type(field('code'), '123456');
  await userEvent.click(book);
  expect(sent()).toEqual({ code: '123456', note: '', resume: pdf });
});

test('lets a product’s handler reject a file before the form receives it', () => {
  render(
    <Form fields={{ resume: { type: 'file' } }} onSubmit={onSubmit}>
      <FormField name="resume" onChange={(event) => event.preventDefault()} />
    </Form>,
  );
  fireEvent.change(field('resume'), { target: { files: [pdf] } });
  expect(screen.queryByText('resume.pdf')).toBeNull();
});

test('leaves a form in a portal below it to itself', () => {
  const login = vi.fn<(prevented: boolean) => void>();
  render(
    <Form fields={{ name: {} }} initialValues={{ name: 'Amara' }} onSubmit={onSubmit}>
      <FormField name="name" />
      {createPortal(<form aria-label="Log in" />, document.body)}
    </Form>,
  );
  fireEvent.change(field('name'), { target: { value: 'Jun' } });
  const listen = ({ defaultPrevented }: Event) => login(defaultPrevented);
  for (const type of ['submit', 'reset'] as const) {
    window.addEventListener(type, listen, { once: true });
    fireEvent[type](screen.getByRole('form', { name: 'Log in' }));
  }
  expect(login.mock.calls).toEqual([[false], [false]]);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field('name')).toHaveValue('Jun');
});

describe('native controls in the layout', () => {
  test('are required and submitted as in HTML', async () => {
    render(
      <Form fields={{ name: {} }} onSubmit={onSubmit}>
        <FormField name="name" />
        <input type="checkbox" name="consent" aria-label="I agree" required />
        <input type="checkbox" name="topic" value="billing" defaultChecked />
        <input type="checkbox" name="topic" value="voice" defaultChecked />
        <input type="hidden" name="source" value="footer" />
        <input name="off" value="x" disabled readOnly />
        <FormSubmit />
      </Form>,
    );
    const invalid = vi.fn();
    field('I agree').addEventListener('invalid', invalid);
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field('I agree')).toHaveFocus();
    // The browser shows its own message.
    expect(invalid).toHaveBeenCalledOnce();
    await userEvent.click(field('I agree'));
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('data-state', 'valid');
    await send();
    expect(sent()).toEqual({ name: '', consent: 'on', topic: ['billing', 'voice'], source: 'footer' });
  });

  test('take the focus in the order of the page', async () => {
    render(
      <Form fields={{ name: { required: true } }} onSubmit={onSubmit}>
        <input aria-label="Nameless" required />
        <FormField name="name" />
        <FormSubmit />
      </Form>,
    );
    await send();
    expect(field('Nameless')).toHaveFocus();
    await userEvent.type(field('Nameless'), 'x');
    await send();
    expect(field('name')).toHaveFocus();
    expect(field('name')).toHaveAccessibleDescription('Fill in this field');
  });

  test('may be outside of its element', async () => {
    render(
      <>
        <Form id="booking" fields={{ name: {} }} onSubmit={onSubmit}>
          <FormField name="name" />
          <FormSubmit />
        </Form>
        <input form="booking" name="seats" aria-label="Seats" required />
        <input name="stray" required />
      </>,
    );
    await send();
    expect(field('Seats')).toHaveFocus();
    await userEvent.type(field('Seats'), '2');
    await send();
    expect(sent()).toEqual({ name: '', seats: '2' });
  });
});

test('submits a checkbox field once it is ticked', async () => {
  render(
    <Form fields={{ terms: { type: 'checkbox', required: true }, news: {} }} onSubmit={onSubmit}>
      <FormField name="terms" />
      <FormField name="news" type="checkbox" value="weekly" />
      <FormSubmit />
    </Form>,
  );
  const terms = screen.getByRole('checkbox', { name: 'terms' });
  await send();
  expect(terms).toHaveFocus();
  expect(terms).toHaveAccessibleDescription('Fill in this field');
  await userEvent.click(terms);
  await userEvent.click(screen.getByRole('checkbox', { name: 'news' }));
  expect(terms).toBeChecked();
  expect(terms).toBeValid();
  await send();
  expect(sent()).toEqual({ terms: true, news: 'weekly' });
});

test('applies the native constraints of a field’s control', async () => {
  render(
    <Form fields={{ code: {}, note: {} }} onSubmit={onSubmit}>
      <FormField name="code" pattern="[0-9]{6}" />
      <FormField name="note" required />
      <FormSubmit />
    </Form>,
  );
  await userEvent.type(field('code'), 'abc');
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field('code')).toBeInvalid();
  expect(field('note')).toBeInvalid();
  await userEvent.clear(field('code'));
  await userEvent.type(field('code'), '123456');
  await userEvent.type(field('note'), 'x');
  await send();
  expect(sent()).toEqual({ code: '123456', note: 'x' });
});

test('neither validates nor submits a field that is disabled or not in the page', async () => {
  const form = (isCompany: boolean) => (
    <Form
      fields={{ name: {}, vat: { required: true, disabled: !isCompany }, code: { required: true }, company: {} }}
      initialValues={{ name: 'Amara' }}
      rules={{ vat: () => 'No', company: () => 'No' }}
      onSubmit={onSubmit}
    >
      <FormField name="name" />
      <FormField name="vat" />
      <FormField name="code" disabled={!isCompany} />
      {isCompany && <FormField name="company" />}
      <FormSubmit />
    </Form>
  );
  const { rerender } = render(form(true));
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field('vat')).toHaveFocus();
  for (const name of ['vat', 'code', 'company']) expect(field(name)).toBeInvalid();
  rerender(form(false));
  for (const name of ['vat', 'code']) expect(field(name)).toBeValid();
  await send();
  expect(sent()).toEqual({ name: 'Amara' });
});

test('keeps the values after a success where the product says so, and a reset returns to them', async () => {
  show({ name: {} }, { initialValues: { name: 'Ada' }, keepValues: true });
  const name = field('name');
  await userEvent.type(name, ' Byron');
  await send();
  expect(await screen.findByText('Sent.')).toBeVisible();
  expect(name).toHaveValue('Ada Byron');
  await userEvent.type(name, '!');
  fireEvent.reset(document.forms[0] as HTMLFormElement);
  expect(name).toHaveValue('Ada Byron');
});

test('shows nothing of the record before where another has no value (openstax/tutor-js#1358, khoait/DCE.PCF#22)', async () => {
  const form = (initialValues: Partial<Record<'name' | 'phone', string>>) => (
    <Form
      fields={{ name: {}, phone: {}, meal: { defaultValue: 'soup' } }}
      initialValues={initialValues}
      onSubmit={onSubmit}
    />
  );
  const { rerender } = render(form({ name: 'Ada', phone: '+44 1' }));
  rerender(form({ name: 'Jun' }));
  expect(field('name')).toHaveValue('Jun');
  expect(field('phone')).toHaveValue('');
  await userEvent.type(field('name'), '!');
  rerender(form({}));
  await send();
  expect(sent()).toEqual({ name: 'Jun!', phone: '', meal: 'soup' });
});

test('keeps what was saved of a field that never had an initial value', async () => {
  const form = (name: string) => (
    <Form fields={{ name: {}, phone: {} }} initialValues={{ name }} keepValues onSubmit={onSubmit} />
  );
  const { rerender } = render(form('Ada'));
  await userEvent.type(field('phone'), '1');
  await send();
  rerender(form('Ada Byron'));
  expect(field('name')).toHaveValue('Ada Byron');
  expect(field('phone')).toHaveValue('1');
});

test('shows its fields in the order of `fields`, also when that changes', async () => {
  const form = (names: readonly string[]) => (
    <Form fields={Object.fromEntries(names.map((name) => [name, {}]))} onSubmit={onSubmit} />
  );
  const { rerender } = render(form(['first', 'second']));
  await userEvent.type(field('second'), 'typed');
  rerender(form(['second', 'first']));
  const [top, bottom] = screen.getAllByRole('textbox');
  expect([top, bottom]).toEqual([field('second'), field('first')]);
  expect(top).toHaveValue('typed');
});

test('a field that becomes one of another kind begins empty; another kind of text keeps what was typed', async () => {
  const form = (field: FieldDefinition) => <Form fields={{ answer: field }} keepValues onSubmit={onSubmit} />;
  for (const [kind, data] of [
    [{ type: 'checkbox' }, false],
    [{ type: 'checkbox', options: ['a', 'b'] }, []],
    [{ type: 'file' }, null],
    [{ type: 'textarea' }, 'a'],
    [{ type: 'select', options: ['b', 'a'] }, 'a'],
  ] as const satisfies [FieldDefinition, unknown][]) {
    const { rerender, unmount } = render(form({}));
    await userEvent.type(field('answer'), 'a');
    rerender(form(kind));
    await send();
    expect(onSubmit).toHaveBeenLastCalledWith({ answer: data }, expect.anything());
    unmount();
  }
});

test('keeps what was entered into controls of the product’s own, which are no fields, if the fields do', async () => {
  const options = ['Small', 'Large'].map((label) => ({ value: label, label }));
  render(
    <Form fields={{ name: {} }} keepValues onSubmit={onSubmit}>
      <FormField name="name" />
      <input type="checkbox" name="consent" aria-label="I agree" />
      <textarea name="note" aria-label="Note" defaultValue="Hello" />
      <SegmentedControl aria-label="Plan" name="plan" defaultValue="Small" options={options} />
      <FormSubmit />
      <FormOutcome />
    </Form>,
  );
  await userEvent.type(field('name'), 'Ada');
  await userEvent.click(field('I agree'));
  await userEvent.type(field('Note'), ' there');
  await userEvent.click(field('Large'));
  await send();
  expect(await screen.findByText('Sent.')).toBeVisible();
  expect(field('name')).toHaveValue('Ada');
  expect(field('I agree')).toBeChecked();
  expect(field('Note')).toHaveValue('Hello there');
  expect(field('Large')).toBeChecked();
});

test('a label may hold a link', async () => {
  const label = (
    <>
      I agree to the <a href="/terms">terms</a>
    </>
  );
  render(
    <Form fields={{ terms: { type: 'checkbox' }, size: { type: 'radio', options: ['S'] } }} onSubmit={onSubmit}>
      <FormField name="terms" label={label} />
      <FormField name="size" label={<b>Size</b>} />
      <FormSubmit />
    </Form>,
  );
  expect(screen.getByRole('radiogroup')).toHaveAccessibleName('Size');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/terms');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I agree to the terms' }));
  await send();
  expect(sent()).toEqual({ terms: true, size: '' });
});

test('takes fields with the names of built-in properties', async () => {
  const names = ['constructor', 'toString', 'elements', 'submit'];
  show(Object.fromEntries(names.map((name) => [name, { required: true }])));
  await send();
  expect(field('constructor')).toHaveFocus();
  for (const name of names) await userEvent.type(screen.getByLabelText(name), name);
  await send();
  expect(sent()).toEqual(Object.fromEntries(names.map((name) => [name, name])));
  const unknown = (
    <Form fields={{}} onSubmit={onSubmit}>
      <FormField name="valueOf" />
    </Form>
  );
  expect(() => render(unknown)).toThrow('The form has no field "valueOf".');
});

test('leaves to the browser what it restores after a reload: a text that differs from its attribute (remix-run/react-router#1188)', async () => {
  show({ name: {}, seats: { type: 'number' } }, { initialValues: { name: 'Jun' } });
  for (const [label, initial] of [
    ['name', 'Jun'],
    ['seats', ''],
  ] as const) {
    const input = screen.getByLabelText<HTMLInputElement>(label);
    await userEvent.type(input, '2');
    expect(input).toHaveValue(`${initial}2`);
    expect(input).toHaveAttribute('value', initial);
  }
});

test('a native reset also resets what is not a field, and shows the fields’ initial values', async () => {
  render(
    <Form
      fields={{ name: {}, size: { type: 'select', options: ['small', 'large'] } }}
      initialValues={{ name: 'Amara', size: 'large' }}
      onSubmit={onSubmit}
    >
      <FormField name="name" />
      <FormField name="size" />
      <input type="checkbox" aria-label="News" />
      <button type="reset">Clear</button>
    </Form>,
  );
  await userEvent.type(field('name'), ' Osei');
  await userEvent.click(field('News'));
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field('name')).toHaveValue('Amara');
  expect(field('size')).toHaveValue('large');
  expect(field('News')).not.toBeChecked();
  // From script, the browser resets before React renders.
  await userEvent.selectOptions(field('size'), 'small');
  act(() => field('name').form?.reset());
  expect(field('size')).toHaveValue('large');
});

describe('with an action (D41)', () => {
  const props = { fields: { email: { type: 'email', required: true } }, action: '/messages', onSubmit } as const;
  const formOf = (page: HTMLElement) => page.querySelector('form') as HTMLFormElement;

  test('is on the server a form that the browser validates and posts, which does not ask for JavaScript', () => {
    const server = serverHtml(<Form {...props} noScript="Write to us." />);
    const form = formOf(server);
    expect(form).toHaveAttribute('action', '/messages');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).not.toHaveAttribute('enctype');
    expect(form).not.toHaveAttribute('novalidate');
    expect(field('email')).toBeRequired();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit');
    expect(server).not.toHaveTextContent(/JavaScript|Write to us/);
    const withFile = serverHtml(<Form {...props} fields={{ resume: { type: 'file' } }} />);
    expect(formOf(withFile)).toHaveAttribute('enctype', 'multipart/form-data');
    expect(serverHtml(<Form {...props} action={undefined} />)).toHaveTextContent('Sending needs JavaScript.');
  });

  test('is submitted by onSubmit once hydrated, not by the browser', async () => {
    const { page } = await hydrate(<Form {...props} />);
    expect(formOf(page)).toHaveAttribute('novalidate');
    await userEvent.type(field('email'), 'amara@northline.example');
    const submitted = vi.fn<(event: Event) => void>();
    document.addEventListener('submit', submitted, { once: true });
    await send();
    expect(sent()).toEqual({ email: 'amara@northline.example' });
    expect(submitted.mock.lastCall?.[0].defaultPrevented).toBe(true);
  });
});

test('labels the options of each select for itself', () => {
  show(
    {
      from: { type: 'select', options: ['person', 'agent'] },
      to: { type: 'select', options: ['person', 'agent'] },
    },
    {
      texts: { options: { agent: 'An agent', from: { person: 'A caller' }, to: { person: 'A colleague' } } },
      onSubmit: () => {},
    },
  );
  const labels = (name: string) => [...screen.getByLabelText<HTMLSelectElement>(name).options].map(({ text }) => text);
  expect(labels('from')).toEqual(['A caller', 'An agent']);
  expect(labels('to')).toEqual(['A colleague', 'An agent']);
});

test('shows the server’s errors for names without a field in the form below the message', async () => {
  const fields = {
    name: 'That name is taken',
    vat: 'The VAT number is unknown',
    seats: 'Two are left',
    code: 'tooLarge',
  };
  render(
    <Form
      fields={{ name: {}, seats: {} }}
      texts={{ anyProblem: { tooLarge: 'Something is too large' } }}
      onSubmit={() => Promise.reject(new SubmissionRefused('422', { fields, reason: 'Call us.' }))}
    >
      <FormField name="name" />
      <FormSubmit />
      <FormOutcome remedy={<a href="mailto:sales@halloway.example">Try again.</a>} />
    </Form>,
  );
  // Before the failure, so that screen readers announce what is added.
  const remedy = document.querySelector('[data-part="remedy"]');
  expect(remedy).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button'));
  expect(field('name')).toHaveAccessibleDescription('That name is taken');
  expect(screen.getByRole('link', { name: 'Try again.' })).toBeVisible();
  expect(remedy).toHaveTextContent('The VAT number is unknown Two are left Something is too large Call us. Try again.');
  expect(remedy).not.toHaveTextContent('That name is taken');
  expect(remedy).toHaveAttribute('aria-live', 'polite');
  await userEvent.type(field('name'), 'Ada');
  expect(remedy).toBeEmptyDOMElement();
});

test('is valid once the fields are mended, when the server also refused a name without a field', async () => {
  const refuse = () => Promise.reject(new SubmissionRefused('422', { fields: { name: 'Taken', policy: 'No dogs' } }));
  const onStateChange = vi.fn();
  render(<Form fields={{ name: {} }} onSubmit={refuse} onStateChange={onStateChange} />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(field('name'), 'A');
  expect(onStateChange.mock.calls.flat()).toEqual(['submitting', 'refused', 'valid']);
});

describe('errors of the product, before any submission (the answer to a redirect, or of a loader)', () => {
  const props = { fields: { email: {}, name: {} }, onSubmit };
  const errors = { email: ['has already been taken'], name: null, vat: 'The VAT number is unknown' };
  const email = () => field('email');

  test('are in the server’s HTML, beside their fields or below the message, until the reader changes their field', async () => {
    const onStateChange = vi.fn();
    await hydrate(<Form {...props} errors={errors} onStateChange={onStateChange} />, (page) => {
      expect(email()).toHaveAttribute('aria-invalid', 'true');
      expect(email()).toHaveAccessibleDescription('has already been taken');
      expect(field('name')).not.toHaveAttribute('aria-invalid');
      expect(page.querySelector('[data-part="remedy"]')).toHaveTextContent('The VAT number is unknown');
    });
    expect(onStateChange).not.toHaveBeenCalled();
    expect(email()).toHaveAccessibleDescription('has already been taken');
    await userEvent.type(field('name'), 'A');
    expect(email()).toHaveAccessibleDescription('has already been taken');
    await userEvent.type(email(), 'b');
    expect(email()).not.toHaveAttribute('aria-invalid');
  });

  test('come again when their content changes, and not with another object of the same content', async () => {
    const view = (given: typeof props & { errors?: unknown }) => <Form {...(given as typeof props)} />;
    const { rerender } = render(view({ ...props, errors }));
    await userEvent.type(email(), 'b');
    rerender(view({ ...props, errors: { ...errors, email: ['has already been taken'] } }));
    expect(email()).not.toHaveAttribute('aria-invalid');
    rerender(view({ ...props, errors: { email: 'is too short' } }));
    expect(email()).toHaveAccessibleDescription('is too short');
    expect(email()).toHaveValue('b');
    rerender(view(props));
    expect(email()).not.toHaveAttribute('aria-invalid');
  });

  test.each<[string, ReactNode]>([
    ['contact', <ContactForm key="contact" errors={{ email: 'Taken' }} onSubmit={onSubmit} />],
    ['waitlist', <WaitlistForm key="waitlist" errors={{ email: 'Taken' }} onSubmit={onSubmit} />],
    ['newsletter', <NewsletterForm key="newsletter" errors={{ email: 'Taken' }} onSubmit={onSubmit} />],
    [
      'application',
      <ApplicationDialog key="application" errors={{ email: 'Taken' }} defaultPosition="Clerk" onSubmit={onSubmit} />,
    ],
  ])('are shown by the %s form, too', (_, view) => {
    render(view);
    expect(field('Email')).toHaveAccessibleDescription('Taken');
  });
});

describe('a mistake of a server or a product takes no form down', () => {
  const word = (answer: unknown) => answer as Record<string, string>;
  test.each<[string, unknown, string | undefined]>([
    ['a list, as Rails, Laravel and Django answer', { email: ['is taken', 'is short'] }, 'is taken is short'],
    ['nested objects', { email: { user: [{ message: 'Taken', code: 'unique' }] } }, 'Taken'],
    ['a number', { email: 422 }, '422'],
    ['the name of a property of every object', { email: 'constructor' }, 'constructor'],
    ['null for the field', { email: null }, undefined],
    ['a promise', { email: Promise.resolve('Taken') }, undefined],
    ['a function', { email: () => 'Taken' }, undefined],
    ['null for all', null, undefined],
    ['a list for all', ['The address is taken'], 'The address is taken'],
    ['a text for all', 'The address is taken', 'The address is taken'],
  ])('%s, of a server', async (_, fields, shown) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    show(
      { email: {} },
      {
        onSubmit: () =>
          Promise.reject(new SubmissionRefused('No.', { fields: word(fields), reason: word(['Sorry']) as never })),
      },
    );
    await send();
    expect(await screen.findByText('It was not accepted.')).toBeVisible();
    expect(screen.getByText('Sorry')).toBeVisible();
    if (shown) expect(screen.getByText(shown)).toBeVisible();
    else expect(field('email')).not.toHaveAttribute('aria-invalid');
  });

  test('a rule that answers later finds nothing, and development says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    show({ email: {} }, { rules: { email: (async () => 'Taken') as never } });
    await send();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('await it, or, in a rule, pass it in `checks`'));
  });

  test.each<[string, object, string]>([
    ['a rule that throws', { rules: { email: () => nothing.answer } }, 'Sent.'],
    ['a schema that throws', { schema: { '~standard': { validate: () => nothing.answer } } }, failed],
    ['a schema that answers nothing', { schema: { '~standard': { validate: () => {} } } }, failed],
    [
      'a schema’s problem without a place',
      { schema: { '~standard': { validate: () => ({ issues: [null] }) } } },
      failed,
    ],
    ['a locale as a server writes it', { ...number, texts: { locale: 'de_DE' } }, 'Enter 2,5 or more'],
    ['a locale that is none', { ...number, texts: { locale: 'German!' } }, 'Enter 2.5 or more'],
    ['a currency that is none', { fields: { email: { ...number.fields.email, currency: '€' } } }, '€'],
    ['a check that answers at once', { checks: { email: () => ['Taken'] } }, 'Taken'],
    ['a check that throws', { checks: { email: () => nothing.answer } }, failed],
    [
      'a date’s limit with a typo',
      { fields: { email: { type: 'date', min: '2026-13-01' } } },
      'Choose 2026-13-01 or a later day',
    ],
  ])('%s', async (_, props, shown) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    show({ email: {} }, { initialValues: { email: '2026-11-26' }, ...props });
    await send();
    expect(await screen.findByText(shown)).toBeVisible();
  });
});

const nothing = undefined as never as { answer: string };
const failed = 'It was not sent. Please try again.';
const number = { fields: { email: { type: 'number', min: 2.5 } }, initialValues: { email: 1 } };

test('empties a field that another record leaves undefined, also after a while without any and while the field was away', () => {
  const form = (
    initialValues: Partial<Record<'name' | 'phone', string | undefined>> | undefined,
    phone?: FieldDefinition,
  ) => <Form fields={{ name: {}, phone }} initialValues={initialValues} onSubmit={onSubmit} />;
  const { rerender } = render(form({ name: 'Ada', phone: '+44 1' }, {}));
  rerender(form({ name: 'Jun', phone: undefined }, {}));
  expect(screen.getByLabelText('phone')).toHaveValue('');
  rerender(form({ name: 'Ada', phone: '+44 1' }, {}));
  rerender(form(undefined, {}));
  expect(screen.getByLabelText('phone')).toHaveValue('+44 1');
  rerender(form({ name: 'Jun', phone: undefined }, {}));
  expect(screen.getByLabelText('phone')).toHaveValue('');
  rerender(form({ name: 'Ada', phone: '+44 1' }, {}));
  rerender(form({ name: 'Ada', phone: '+44 1' }));
  rerender(form({ name: 'Jun', phone: undefined }));
  rerender(form({ name: 'Jun', phone: undefined }, {}));
  expect(screen.getByLabelText('phone')).toHaveValue('');
});
