import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, createRef, Fragment, type JSX, StrictMode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Field } from '../../elements/field';
import { hydrate } from '../../testing/server-html';
import { ApplicationDialog } from '../application-dialog';
import { ContactForm } from '../contact-form';
import { NewsletterForm } from '../newsletter-form';
import { WaitlistForm } from '../waitlist-form';
import { Form, type FormActions, FormField, type FormProps, FormSubmit, useField } from '.';

const onSubmit = vi.fn(async (_data: unknown, _options: unknown) => {});
/** What was sent last. */
const sent = () => onSubmit.mock.lastCall?.[0];
/** A form with all of its fields. */
const show = (fields: FormProps['fields'], own: Partial<FormProps> = {}) =>
  render(<Form fields={fields} onSubmit={onSubmit} {...own} />);
const control = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
afterEach(() => onSubmit.mockReset());

describe('a group of radio buttons', () => {
  const fields = { meal: { type: 'radio', options: ['fish', 'soup'], required: true } } as const;
  const texts = { labels: { meal: 'Meal' }, hints: { meal: 'Both are warm' }, options: { fish: 'A fish' } };

  test('has its label, hint and error, and gets the focus if nothing is chosen', async () => {
    show(fields, { texts });
    const group = screen.getByRole('radiogroup', { name: 'Meal' });
    expect(group).toHaveAccessibleDescription('Both are warm');
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(group).toBeInvalid();
    expect(group).toHaveAccessibleDescription('Both are warm Fill in this field');
    expect(screen.getByRole('radio', { name: 'A fish' })).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: 'soup' }));
    expect(group).toBeValid();
    await send();
    expect(sent()).toEqual({ meal: 'soup' });
  });

  test('keeps what was chosen before hydration', async () => {
    await hydrate(<Form fields={fields} texts={texts} onSubmit={onSubmit} />, () =>
      Object.assign(screen.getByRole('radio', { name: 'soup' }), { checked: true }),
    );
    await send();
    expect(sent()).toEqual({ meal: 'soup' });
  });
});

describe('a group of checkboxes', () => {
  const group = (options: readonly string[], days: readonly string[], props: object = {}) => (
    <Form
      fields={{ days: { type: 'checkbox', options } } as const}
      initialValues={{ days }}
      onSubmit={onSubmit}
      {...props}
    />
  );
  const ticked = () => screen.getAllByRole('checkbox', { checked: true }).map((box) => (box as HTMLInputElement).value);

  test('is submitted in the order of the options, and gets the focus if it is required and nothing is ticked', async () => {
    const required = { days: { type: 'checkbox', options: ['Monday', 'Friday'], required: true } };
    render(group([], ['Friday'], { fields: required }));
    const [monday, friday] = ['Monday', 'Friday'].map((name) => screen.getByRole('checkbox', { name }));
    await userEvent.click(friday as HTMLElement);
    await send();
    expect(screen.getByRole('group', { name: 'days' })).toHaveAccessibleDescription('Fill in this field');
    expect(monday).toHaveFocus();
    await userEvent.click(friday as HTMLElement);
    await userEvent.click(monday as HTMLElement);
    await send();
    expect(sent()).toEqual({ days: ['Monday', 'Friday'] });
  });

  test('keeps the other ticks where an option goes (appsmithorg/appsmith#33906)', async () => {
    const { rerender } = render(group(['Monday', 'Tuesday', 'Friday'], []));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Monday' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
    rerender(group(['Monday', 'Friday'], []));
    expect(ticked()).toEqual(['Monday']);
    await send();
    expect(sent()).toEqual({ days: ['Monday'] });
  });

  test('shows what was saved, but for an option that is no more (ant-design/ant-design#16602)', () => {
    render(group(['Monday', 'Tuesday'], ['Monday', 'Sunday']));
    expect(ticked()).toEqual(['Monday']);
  });

  test('is as it was saved, in any order (mantinedev/mantine#8062)', async () => {
    const actionsRef = createRef<FormActions>();
    const { rerender } = render(group(['Monday', 'Tuesday', 'Friday'], ['Friday', 'Monday'], { actionsRef }));
    expect(actionsRef.current?.dirty()).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Monday' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Monday' }));
    expect(actionsRef.current?.dirty()).toEqual([]);
    rerender(group(['Monday', 'Tuesday', 'Friday'], ['Friday', 'Tuesday'], { actionsRef }));
    expect(ticked()).toEqual(['Tuesday', 'Friday']);
  });

  test('keeps the error of a server beside what was saved in another order (homebound-team/beam#536)', () => {
    render(group(['Monday', 'Friday'], ['Friday', 'Monday'], { errors: { days: 'Friday is full' } }));
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Friday is full');
  });
});

test('a group is left when the focus leaves all of it, and not for another window (Altinn/app-frontend-react#237)', async () => {
  const actionsRef = createRef<FormActions>();
  render(
    <Form
      actionsRef={actionsRef}
      validationMode="blur"
      fields={{ days: { type: 'checkbox', options: ['Monday', 'Tuesday'] }, email: { type: 'email' } } as const}
      rules={{ days: (days) => (days.length < 2 ? 'Choose two days' : undefined) }}
      onSubmit={onSubmit}
    />,
  );
  const group = screen.getByRole('group');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Monday' }));
  await userEvent.tab();
  expect(screen.getByRole('checkbox', { name: 'Tuesday' })).toHaveFocus();
  expect(group).not.toHaveAccessibleDescription();
  expect(actionsRef.current?.touched()).toEqual([]);
  await userEvent.tab();
  expect(group).toHaveAccessibleDescription('Choose two days');
  expect(actionsRef.current?.touched()).toEqual(['days']);

  const email = screen.getByRole('textbox');
  await userEvent.type(email, 'ada');
  // The browser says so where another window takes the focus, which comes back (Altinn/altinn-studio#3924).
  fireEvent.blur(email);
  expect(email).not.toHaveAccessibleDescription();
  await userEvent.tab();
  expect(email).toHaveAccessibleDescription(/email address/);
});

test('a field is left for the field of that name in another form', async () => {
  const fields = { email: { type: 'email' } } as const;
  render(
    <>
      <Form validationMode="blur" fields={fields} onSubmit={onSubmit}>
        <FormField name="email" label="Yours" />
      </Form>
      <Form fields={fields} onSubmit={onSubmit}>
        <FormField name="email" label="Theirs" />
      </Form>
    </>,
  );
  const email = screen.getByRole('textbox', { name: 'Yours' });
  await userEvent.type(email, 'ada');
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Theirs' })).toHaveFocus();
  expect(email).toHaveAccessibleDescription(/email address/);
});

test('boxes that a program presses at once are all ticked (kubetail-org/kubetail#988)', async () => {
  render(
    <Form
      fields={{ days: { type: 'checkbox', options: ['Monday', 'Tuesday', 'Friday'] } } as const}
      onSubmit={onSubmit}
    >
      <FormField name="days" />
      <button type="button" onClick={() => screen.getAllByRole('checkbox').map((box) => box.click())}>
        All
      </button>
      <FormSubmit />
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  await send();
  expect(sent()).toEqual({ days: ['Monday', 'Tuesday', 'Friday'] });
});

test('limits and steps are said as they are (opengovsg/FormSG#5330), and no other number is sent (dm4t2/vue-currency-input#129)', async () => {
  show({ rate: { type: 'number', min: 0.0005, step: 0.0005 }, order: { type: 'number' } });
  const [rate, order] = [control('rate'), control('order')];
  await userEvent.type(rate, '0.0001');
  await userEvent.type(order, '12345678901234567890');
  await send();
  expect(rate).toHaveAccessibleDescription('Enter 0.0005 or more');
  expect(order).toHaveAccessibleDescription('Enter 9,007,199,254,740,991 or less');
  await userEvent.clear(rate);
  await userEvent.type(rate, '0.0012');
  expect(rate).toHaveAccessibleDescription('Enter a number in steps of 0.0005, like 0.0015');
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  [{}, '1', '-1'],
  [{ step: 5 }, '5', '-5'],
  [{ min: 0, step: 0.5 }, '0.5', '0'],
  [{ min: 5 }, '5', '5'],
  [{ max: -5 }, '-5', '-5'],
  [{ min: -1, step: 2 }, '1', '-1'],
])('in an empty number of %j Up gives %s, and Down %s, as in Chrome', (limits, up, down) => {
  for (const [key, value] of Object.entries({ ArrowUp: up, ArrowDown: down })) {
    show({ seats: { type: 'number', ...limits } });
    fireEvent.keyDown(control('seats'), { key });
    expect(control('seats')).toHaveValue(value);
    cleanup();
  }
});

test('the keyboard of a phone has a minus for a number that may be negative (mantinedev/mantine#981)', () => {
  show({ degrees: { type: 'number', min: -20 }, seats: { type: 'number', min: 0 } });
  expect(control('degrees')).toHaveAttribute('inputmode', 'text');
  expect(control('seats')).toHaveAttribute('inputmode', 'decimal');
});

test('arrow keys in a composed number do not change it (fuma-nama/fumadocs#2100)', () => {
  show({ seats: { type: 'number' } }, { initialValues: { seats: 5 } });
  fireEvent.keyDown(screen.getByRole('spinbutton'), { key: 'ArrowUp', isComposing: true });
  // The key that ends the composition in Safari.
  fireEvent.keyDown(screen.getByRole('spinbutton'), { key: 'ArrowUp', keyCode: 229 });
  expect(screen.getByRole('spinbutton')).toHaveValue('5');
  fireEvent.keyDown(screen.getByRole('spinbutton'), { key: 'ArrowUp' });
  expect(screen.getByRole('spinbutton')).toHaveValue('6');
});

test('a file that was saved as null is null (leveluptuts/fresh#33), and only one can be chosen (Sterc/FormIt#16)', async () => {
  render(
    <Form fields={{ plan: { type: 'file' } }} initialValues={{ plan: null }} onSubmit={onSubmit}>
      <FormField name="plan" multiple />
      <FormSubmit />
    </Form>,
  );
  expect(control('plan')).not.toHaveAttribute('multiple');
  await send();
  expect(sent()).toEqual({ plan: null });
});

describe('before hydration (react/react#26974)', () => {
  const plan = new File(['plan'], 'plan.pdf');

  test.each([false, true])('keeps the file that was chosen; StrictMode %s', async (isStrict) => {
    const Around = isStrict ? StrictMode : Fragment;
    await hydrate(
      <Around>
        <Form fields={{ plan: { type: 'file' } }} onSubmit={onSubmit} />
      </Around>,
      () => userEvent.upload(control('plan'), plan),
    );
    expect(screen.getByText('plan.pdf')).toBeVisible();
    expect(control('plan').files).toHaveLength(1);
    await send();
    expect(sent()).toEqual({ plan });
  });

  test.each(['Old and new', ''])('keeps %o in a text of several lines that had an initial value', async (about) => {
    const form = <Form fields={{ about: { type: 'textarea' } }} initialValues={{ about: 'Old' }} onSubmit={onSubmit} />;
    await hydrate(form, () => Object.assign(control('about'), { value: about }));
    expect(control('about')).toHaveValue(about);
    await send();
    expect(sent()).toEqual({ about });
  });

  test('takes nothing from the form of another root that has the same ids', async () => {
    const form = (about: string) => (
      <Form fields={{ about: { type: 'textarea' } }} initialValues={{ about }} onSubmit={onSubmit} />
    );
    await hydrate(form('Second'), async () => void (await hydrate(form('First'))));
    const [one, other] = screen.getAllByRole<HTMLTextAreaElement>('textbox');
    expect(one?.id).toBe(other?.id);
    expect([one?.value, other?.value].sort()).toEqual(['First', 'Second']);
  });
});

test('a control without a name is no change of the form (react/react#31695)', async () => {
  const failing = () => Promise.reject(new Error('offline'));
  render(
    <Form fields={{ name: {} }} onSubmit={failing} aria-label="Form">
      <FormField name="name" />
      <input aria-label="Search" />
      <FormSubmit />
    </Form>,
  );
  await send();
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'a');
  expect(screen.getByRole('form')).toHaveAttribute('data-state', 'failed');
});

test('submits a switch as a boolean, and prefills it', async () => {
  show({ news: { type: 'switch' } }, { initialValues: { news: true } });
  expect(screen.getByRole('switch', { name: 'news' })).toBeChecked();
  await userEvent.click(screen.getByRole('switch'));
  await send();
  expect(sent()).toEqual({ news: false });
});

test('a number is read, shown and limited in the locale of the texts', async () => {
  show(
    { area: { type: 'number', min: 1, max: 1000.5 }, price: { type: 'number', currency: 'EUR', max: 9 } },
    { initialValues: { area: 2.5 }, texts: { locale: 'de-DE' } },
  );
  const area = screen.getByRole('spinbutton', { name: 'area' });
  const price = screen.getByRole('spinbutton', { name: 'price' });
  expect(area).toHaveValue('2,5');
  expect(price).toHaveAccessibleDescription('€');
  await userEvent.clear(area);
  await userEvent.type(area, '2.5.1');
  await userEvent.type(price, '9,01');
  await send();
  expect(area).toHaveAccessibleDescription('Enter a number, like 2,5');
  expect(price).toHaveAccessibleDescription(/^€ Enter 9,00\s€ or less$/);
  await userEvent.clear(area);
  await userEvent.type(area, '1.000,5{ArrowUp}');
  expect(area).toHaveValue('1000,5');
  await userEvent.clear(price);
  await send();
  expect(sent()).toEqual({ area: 1000.5, price: null });
});

test('in Thai, a limit is a day of the calendar that browsers’ fields have (Esri/calcite-design-system#4571)', async () => {
  show({ start: { type: 'date', min: '2026-12-01' } }, { texts: { locale: 'th-TH' } });
  fireEvent.change(control('start'), { target: { value: '2026-11-24' } });
  await send();
  expect(control('start')).toHaveAccessibleDescription(/ 2026 /);
});

test('checks dates, web addresses and steps, and says what is allowed', async () => {
  show(
    {
      start: { type: 'date', min: '2026-12-01' },
      site: { type: 'url' },
      seats: { type: 'number', min: 0, step: 5 },
      rows: { type: 'number', step: 5 },
    },
    { initialValues: { start: '2026-11-24', site: 'northline', seats: 7, rows: 7 } },
  );
  expect(control('start')).toHaveAttribute('min', '2026-12-01');
  await send();
  expect(control('start')).toHaveAccessibleDescription('Choose December 1, 2026 or a later day');
  expect(control('site')).toHaveAccessibleDescription('Enter a web address, like https://company.example');
  expect(control('seats')).toHaveAccessibleDescription('Enter a number in steps of 5, like 10');
  // As in HTML, the steps of a number without `min` begin at its initial value.
  expect(control('rows')).toBeValid();
});

test('a limit that only the server knows is not made up', () => {
  const named = {
    tooLow: 'number',
    tooHigh: 'number',
    stepMismatch: 'number',
    tooEarly: 'date',
    tooLate: 'date',
  } as const;
  const others = { tooLong: 'text', tooLarge: 'file' } as const;
  const fields = Object.entries({ ...named, ...others }).map(([name, type]) => [name, { type }]);
  const errors = Object.fromEntries(fields.map(([name]) => [name, name]));
  show(Object.fromEntries(fields), {
    errors,
    initialValues: { tooLow: 5 },
    texts: { anyProblem: { tooLong: 'Too long' } },
  });
  for (const [name] of fields)
    expect(control(name as string)).toHaveAccessibleDescription(
      name === 'tooLong' ? 'Too long' : 'It was not accepted.',
    );
});

test('takes `disabled` and `readOnly` from a field, as in HTML', async () => {
  show({
    // What nobody can change is not validated.
    order: { readOnly: true, defaultValue: 'B12', maxLength: 2 },
    size: { type: 'select', options: ['small', 'large'], readOnly: true },
    news: { type: 'switch', readOnly: true, required: true },
    vat: { disabled: true, required: true },
  });
  expect(control('vat')).toBeDisabled();
  await userEvent.type(control('order'), '3');
  fireEvent.change(control('size'), { target: { value: 'large' } });
  await userEvent.click(control('news'));
  expect(control('size')).toHaveValue('small');
  expect(control('news')).not.toBeChecked();
  await send();
  expect(sent()).toEqual({ order: 'B12', size: 'small', news: false });
});

test('a prop of a field wins over its definition, and an undefined one does not', async () => {
  render(
    <Form
      fields={{
        topic: { type: 'radio', options: ['Sales'], disabled: true, readOnly: true },
        vat: { disabled: true },
        order: { readOnly: true },
      }}
      onSubmit={onSubmit}
    >
      <FormField name="topic" disabled={false} readOnly={false} />
      <FormField name="vat" disabled={undefined} />
      <FormField name="order" readOnly={undefined} />
    </Form>,
  );
  await userEvent.click(control('Sales'));
  expect(control('Sales')).toBeChecked();
  expect(control('vat')).toBeDisabled();
  expect(control('order')).toHaveAttribute('readonly');
});

test('passes the data of all fields to onValuesChange after each change', async () => {
  const onValuesChange = vi.fn();
  show({ name: {}, seats: { type: 'number' } }, { onValuesChange });
  await userEvent.type(control('name'), 'A');
  await userEvent.type(control('seats'), '2');
  expect(onValuesChange.mock.calls).toEqual([[{ name: 'A', seats: null }], [{ name: 'A', seats: 2 }]]);
});

describe('a control of the product’s own', () => {
  function Rating() {
    const { value, setValue, field, control } = useField<number | null>('rating');
    return (
      <Field {...field}>
        {(look) => (
          <button type="button" {...look} {...control} onClick={() => setValue((value ?? 0) + 1)}>
            {value ?? 0} stars
          </button>
        )}
      </Field>
    );
  }

  test('is validated, focused and submitted as any other field', async () => {
    render(
      <Form
        fields={{ rating: { type: 'number', required: true, max: 2 }, name: { required: true } }}
        texts={{ labels: { rating: 'Rating' } }}
        onSubmit={onSubmit}
      >
        <Rating />
        <FormField name="name" />
        <FormSubmit />
      </Form>,
    );
    await send();
    const stars = control('Rating');
    expect(stars).toHaveFocus();
    expect(stars).toHaveAccessibleDescription('Fill in this field');
    await userEvent.click(stars);
    await userEvent.type(control('name'), 'Amara');
    await send();
    expect(sent()).toEqual({ rating: 1, name: 'Amara' });
  });

  test('needs a form, and a field', () => {
    expect(() => render(<Rating />)).toThrow('useField("rating") is in no form');
    const unknown = (
      <Form fields={{ name: {} }} onSubmit={onSubmit}>
        <Rating />
      </Form>
    );
    expect(() => render(unknown)).toThrow('The form has no field "rating". It has name');
  });
});

describe('a schema', () => {
  const fields = { email: { type: 'email' }, seats: { type: 'number' } } as const;

  test('validates the data, and onSubmit gets what it returns', async () => {
    const schema = z.object({
      email: z.string().min(1, 'Enter your address'),
      seats: z.number('Enter the seats').transform((seats) => `${seats} seats`),
    });
    render(<Form fields={fields} schema={schema} onSubmit={onSubmit} />);
    await send();
    expect(control('email')).toHaveFocus();
    expect(control('email')).toHaveAccessibleDescription('Enter your address');
    expect(control('seats')).toHaveAccessibleDescription('Enter the seats');
    await userEvent.type(control('email'), 'amara@northline.example');
    await userEvent.type(control('seats'), '2');
    await send();
    expect(sent()).toEqual({ email: 'amara@northline.example', seats: '2 seats' });
  });

  test('that answers later, or has no field to blame, refuses the submission', async () => {
    const schema = z
      .object({ email: z.string().refine(async (email) => email !== '', 'Enter your address'), seats: z.unknown() })
      .refine(async ({ seats }) => seats !== null, 'Say more');
    render(<Form fields={fields} schema={schema} onSubmit={onSubmit} />);
    await send();
    expect(await screen.findByText('It was not accepted.')).toBeVisible();
    expect(control('email')).toHaveAccessibleDescription('Enter your address');
    await userEvent.type(control('email'), 'amara@northline.example');
    await send();
    expect(await screen.findByText(/Say more/)).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

test('a schema that answers later is asked once for a submission, and not while the reader types', async () => {
  const validate = vi.fn(async ({ user }: { user: string }) =>
    user === 'Ada' ? { issues: [{ message: 'Taken', path: ['user'] }] } : { value: { user } },
  );
  const standard = { version: 1, vendor: 'test', validate };
  const form = (note: string) => (
    <Form fields={{ user: {} }} title={note} schema={{ '~standard': standard } as never} onSubmit={onSubmit} />
  );
  const { rerender } = render(form('first'));
  await userEvent.type(control('user'), 'Ada');
  await send();
  expect(await screen.findByText('Taken')).toBeVisible();
  expect(validate).toHaveBeenCalledTimes(1);
  rerender(form('second'));
  await userEvent.type(control('user'), ' Byron');
  expect(validate).toHaveBeenCalledTimes(1);
  await send();
  expect(sent()).toEqual({ user: 'Ada Byron' });
  expect(validate).toHaveBeenCalledTimes(2);
});

test('a rule’s words come before the browser’s', async () => {
  render(
    <Form
      fields={{ code: {} }}
      initialValues={{ code: 'abc' }}
      rules={{ code: () => 'Six digits, please' }}
      onSubmit={onSubmit}
    >
      <FormField name="code" pattern="[0-9]{6}" />
      <FormSubmit />
    </Form>,
  );
  await send();
  expect(control('code')).toHaveAccessibleDescription('Six digits, please');
});

describe('a check that takes time', () => {
  const setup = () => {
    const answers: ((problem?: string) => void)[] = [];
    const signals: AbortSignal[] = [];
    const taken = vi.fn((_value: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise<string | undefined>((resolve) => answers.push(resolve));
    });
    const { unmount } = show({ user: {}, name: {} }, { checks: { user: taken } });
    const answer = (at: number, problem?: string) => act(async () => answers[at]?.(problem));
    return { taken, signals, answer, unmount };
  };

  test('runs when the reader leaves the field, once for a value, and stops when it changes or the form goes', async () => {
    const { taken, signals, answer, unmount } = setup();
    const user = control('user');
    await userEvent.type(user, 'amara');
    expect(taken).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(taken).toHaveBeenCalledWith('amara', expect.objectContaining({ data: { user: 'amara', name: '' } }));
    await userEvent.type(user, '2');
    expect(signals[0]?.aborted).toBe(true);
    await answer(0, 'This name is taken');
    expect(user).toBeValid();
    await userEvent.tab();
    await answer(1, 'This name is taken');
    expect(user).toHaveAccessibleDescription('This name is taken');
    await userEvent.click(user);
    await userEvent.tab();
    expect(taken).toHaveBeenCalledTimes(2);
    await userEvent.type(user, '3');
    await userEvent.tab();
    expect(signals.at(-1)?.aborted).toBe(false);
    unmount();
    expect(signals.at(-1)?.aborted).toBe(true);
  });

  test('holds a submission until it has answered', async () => {
    const { taken, answer } = setup();
    await userEvent.type(control('user'), 'amara');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await answer(0, 'This name is taken');
    expect(control('user')).toHaveAccessibleDescription('This name is taken');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(control('user'), '2');
    await userEvent.keyboard('{Enter}');
    await answer(1);
    expect(sent()).toEqual({ user: 'amara2', name: '' });
    expect(taken).toHaveBeenCalledTimes(2);
  });

  test('that fails does not hold it for ever', async () => {
    const check = vi.fn(() => Promise.reject(new Error('There is no network.')));
    show({ user: {} }, { checks: { user: check } });
    await userEvent.type(control('user'), 'amara{Enter}');
    expect(await screen.findByText('It was not sent. Please try again.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(check).toHaveBeenCalledTimes(2);
  });
});

test('a letter renders its own field, and no other', async () => {
  const drawn: string[] = [];
  /** A field whose control notes that it is rendered: nothing else reads its `autoComplete`. */
  const noting = (name: string, field: object) =>
    Object.defineProperty(field, 'autoComplete', { enumerable: true, get: () => void drawn.push(name) });
  const fields = { name: noting('name', {}), size: noting('size', { type: 'select', options: ['S'] }) };
  show(fields);
  drawn.length = 0;
  await userEvent.type(control('name'), 'A');
  expect(new Set(drawn)).toEqual(new Set(['name']));
});

test('a letter neither adds nor removes a listener of the form', async () => {
  show({ name: {} });
  const name = control('name');
  const remove = vi.spyOn(name.form as HTMLFormElement, 'removeEventListener');
  await userEvent.type(name, 'A');
  expect(remove).not.toHaveBeenCalled();
  act(() => name.form?.reset());
  await vi.waitFor(() => expect(name).toHaveValue(''));
});

describe('a product’s own step through a form', () => {
  const actions = createRef<FormActions>();
  const isValid = (options?: { focus?: boolean }) => act(() => actions.current?.validate(options));
  const fields = { guest: { required: true }, email: { type: 'email' }, seats: { type: 'number' } } as const;
  const taken = async (value: string) => (value === 'a@b.co' ? 'Taken' : undefined);

  test('validates without sending, and shows what is wrong', async () => {
    show(fields, { checks: { email: taken }, actionsRef: actions });
    const [guest, email] = [control('guest'), screen.getByLabelText(/email/)];
    expect(await isValid({ focus: false })).toBe(false);
    expect(guest).toHaveAccessibleDescription('Fill in this field');
    expect(document.body).toHaveFocus();
    expect(await isValid()).toBe(false);
    expect(guest).toHaveFocus();
    await userEvent.type(guest, 'Ada');
    await userEvent.type(email, 'a@b.co');
    expect(await isValid()).toBe(false);
    expect(email).toHaveAccessibleDescription('Taken');
    expect(email).toHaveFocus();
    await userEvent.type(email, 'm');
    expect(await isValid()).toBe(true);
    expect(onSubmit).not.toHaveBeenCalled();
    await send();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('shows what a schema says of the data as a whole', async () => {
    const schema = z.object({}).refine(async () => false, 'Nothing fits');
    show(fields, { schema, initialValues: { guest: 'A' }, actionsRef: actions });
    expect(await isValid()).toBe(false);
    expect(screen.getByText('Nothing fits')).toBeVisible();
  });

  test('knows which values are no longer the initial ones, and which fields the reader has been in', async () => {
    const asked = { ...fields, meal: { type: 'radio', options: ['fish'] } } as const;
    show(asked, { initialValues: { seats: 2 }, actionsRef: actions });
    const known = () => [actions.current?.dirty(), actions.current?.touched()];
    expect(known()).toEqual([[], []]);
    await userEvent.type(control('guest'), 'A');
    expect(known()).toEqual([['guest'], []]);
    await userEvent.tab();
    expect(known()).toEqual([['guest'], ['guest']]);
    await userEvent.type(screen.getByLabelText(/seats/), '0');
    expect(known()).toEqual([
      ['guest', 'seats'],
      ['guest', 'email'],
    ]);
    await userEvent.keyboard('{Backspace}');
    await userEvent.click(control('fish'));
    await userEvent.tab();
    expect(known()).toEqual([
      ['guest', 'meal'],
      ['guest', 'email', 'seats', 'meal'],
    ]);
  });
});

describe('the parts of a field, in the product’s own markup', () => {
  function Seats() {
    const { value, setValue, error, parts } = useField<number | null>('seats');
    return (
      <section>
        {error && <strong {...parts.error} />}
        <input
          {...parts.control}
          value={value ?? ''}
          onChange={({ target }) => setValue(Number(target.value) || null)}
        />
        <small {...parts.hint} className="mine">
          At <em>most</em> eight
        </small>
        {createElement('label', parts.label)}
      </section>
    );
  }
  const view = (hints: object) => (
    <Form
      fields={{ seats: { type: 'number', required: true } }}
      texts={{ labels: { seats: 'Seats' }, hints }}
      onSubmit={onSubmit}
    >
      <Seats />
      <FormSubmit />
    </Form>
  );
  const seats = () => screen.getByRole('textbox', { name: 'Seats' });

  test('name and describe the control, in any order, and by nothing that is not there', async () => {
    const { rerender } = render(view({}));
    expect(seats()).not.toHaveAttribute('aria-describedby');
    rerender(view({ seats: 'At most eight' }));
    expect(seats()).toHaveAccessibleDescription('At most eight');
    expect(seats()).not.toHaveAttribute('aria-invalid');
    await send();
    expect(seats()).toHaveFocus();
    expect(seats()).toHaveAttribute('aria-invalid', 'true');
    expect(seats()).toHaveAccessibleDescription('At most eight Fill in this field');
    await userEvent.type(seats(), '2');
    await send();
    expect(sent()).toEqual({ seats: 2 });
  });
});

describe('validated when the reader leaves a field', () => {
  const mode = { validationMode: 'blur', onSubmit } as const;
  test.each<[string, JSX.Element]>([
    ['Form', <Form key="" {...mode} fields={{ name: { required: true }, email: { type: 'email' } }} />],
    ['ContactForm', <ContactForm key="" {...mode} />],
    ['WaitlistForm', <WaitlistForm key="" {...mode} />],
    ['NewsletterForm', <NewsletterForm key="" {...mode} />],
    ['ApplicationDialog', <ApplicationDialog key="" {...mode} defaultPosition="Cook" />],
  ])('%s shows the problem of what was entered there, and of nothing else', async (_, form) => {
    render(form);
    const [first] = screen.getAllByRole('textbox');
    const email = screen.getByLabelText(/^email/i);
    first?.focus();
    await userEvent.type(email, 'ada');
    expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    expect(email).toHaveAccessibleDescription(/Enter an email address/);
    expect(screen.getAllByRole('textbox').filter((field) => field.matches('[aria-invalid="true"]'))).toEqual([email]);
    await userEvent.type(email, '@b.co');
    expect(email).not.toHaveAttribute('aria-invalid');
  });
});

test('shows how much has been sent while it is sent', async () => {
  let sent: ((fraction: number) => void) | undefined;
  let finish = () => {};
  show(
    { resume: { type: 'file' } },
    {
      onSubmit: (_, { onProgress }) => {
        sent = onProgress;
        return new Promise<void>((resolve) => {
          finish = resolve;
        });
      },
    },
  );
  await send();
  expect(screen.queryByRole('progressbar')).toBeNull();
  act(() => sent?.(0.25));
  expect(screen.getByRole('progressbar', { name: 'Sent so far' })).toHaveAttribute('value', '0.25');
  await act(async () => finish());
  act(() => sent?.(0.5));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

describe('a file that was refused', () => {
  const fields = { plan: { type: 'file', accept: '.pdf', maxBytes: 5_120 }, note: {} } as const;
  const choose = (file: File) => userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('plan'), file);
  const drawing = new File(['x'], 'plan.png', { type: 'image/png' });

  test('is not left out silently: the form waits until it is exchanged', async () => {
    render(<Form fields={fields} onSubmit={onSubmit} />);
    await choose(drawing);
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByLabelText('plan')).toHaveFocus();
    expect(screen.getByLabelText('plan')).toHaveAccessibleDescription('Choose a file of another type');
    const pdf = new File(['%PDF'], 'plan.pdf');
    await choose(pdf);
    await send();
    expect(onSubmit).toHaveBeenCalledWith({ plan: pdf, note: '' }, expect.anything());
  });

  test('can be taken back, and holds nothing where its field is disabled or gone', async () => {
    const { rerender } = render(<Form fields={fields} onSubmit={onSubmit} />);
    await choose(drawing);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getByLabelText('plan')).toHaveFocus();
    expect(screen.getByLabelText('plan')).toBeValid();
    await send();
    expect(onSubmit).toHaveBeenCalledWith({ plan: null, note: '' }, expect.anything());
    await choose(drawing);
    rerender(<Form fields={{ ...fields, plan: { ...fields.plan, disabled: true } }} onSubmit={onSubmit} />);
    await send();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  test.each([
    [1024 ** 2, 'Choose a file of 1 MB or less', '1'],
    [5_120, 'Choose a file of 5 kB or less', '0.0048828125'],
    [128, 'Choose a file of 0.12 kB or less', '0.0001220703125'],
  ])('says the limit in a unit in which it is not 0: %d', async (maxBytes, message, megabytes) => {
    const large = Object.defineProperty(new File(['%PDF'], 'plan.pdf'), 'size', { value: 2 * 1024 ** 2 });
    const form = (tooLarge?: string) => (
      <Form
        fields={{ plan: { type: 'file', maxBytes } }}
        texts={tooLarge ? { anyProblem: { tooLarge } } : {}}
        onSubmit={onSubmit}
      />
    );
    const { rerender } = render(form());
    fireEvent.change(screen.getByLabelText('plan'), { target: { files: [large] } });
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    rerender(form('At most {limit} MB'));
    expect(screen.getByRole('alert')).toHaveTextContent(`At most ${megabytes} MB`);
  });
});

test('a value that is written otherwise is still the initial one', async () => {
  const actions = createRef<FormActions>();
  render(
    <Form
      fields={{ seats: { type: 'number' }, guests: { type: 'number' }, day: { type: 'date' }, name: {}, tag: {} }}
      initialValues={{ seats: 3, guests: 1000, day: '2026-11-28', name: 'Ada' }}
      actionsRef={actions}
      onSubmit={onSubmit}
    />,
  );
  const write = (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values))
      fireEvent.change(screen.getByLabelText(name), { target: { value } });
  };
  write({ seats: '3.0', guests: '1,000', day: '2026-11-29', name: ' Ada ', tag: '  ' });
  write({ day: '2026-11-28' });
  expect(actions.current?.dirty()).toEqual([]);
  expect(screen.getByLabelText('seats')).toHaveValue('3.0');
  write({ seats: 'three', guests: '1,00', day: '', name: '', tag: 'a' });
  expect(actions.current?.dirty()).toEqual(['seats', 'guests', 'day', 'name', 'tag']);
});

test('a number that is none is not the initial value of a field without one', async () => {
  const actions = createRef<FormActions>();
  render(<Form fields={{ seats: { type: 'number' } }} actionsRef={actions} onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText('seats'), 'three');
  expect(actions.current?.dirty()).toEqual(['seats']);
});
