import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense, use, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Form, FormSubmit, useField } from '../../behaviours/form';
import { hydrate, serverHtml } from '../../testing/server-html';
import { SegmentedControl, SegmentedControlParts, type SegmentedControlRootProps } from '.';

const options = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly', note: 'Save 20%' },
] as const;
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('says which option is chosen once the data of its options has come', async () => {
  let come = (_: unknown) => {};
  const data = new Promise<unknown>((resolve) => {
    come = resolve;
  });
  const Options = () =>
    use(data) ? (
      <SegmentedControlParts.Item value="yearly">
        <SegmentedControlParts.Control />
        Yearly
      </SegmentedControlParts.Item>
    ) : null;
  await act(async () =>
    render(
      <SegmentedControlParts.Root defaultValue="yearly">
        <SegmentedControlParts.List>
          <Suspense fallback="…">
            <Options />
          </Suspense>
        </SegmentedControlParts.List>
      </SegmentedControlParts.Root>,
    ),
  );
  await act(async () => come(true));
  expect(screen.getByRole('radio')).toBeChecked();
  expect(screen.getByRole('radio').closest('label')).toHaveAttribute('data-state', 'checked');
});

test('is in no form without a name, and in the named one with it', () => {
  render(
    <form aria-label="Order">
      <SegmentedControl aria-label="Nameless" options={options} defaultValue="monthly" />
      <SegmentedControl aria-label="Named" name="billing" form="elsewhere" options={options} defaultValue="yearly" />
    </form>,
  );
  const forms = screen.getAllByRole('radio').map((control) => control.getAttribute('form'));
  expect(forms).toEqual(['', '', 'elsewhere', 'elsewhere']);
});

test('follows a reset of its form while the product renders', async () => {
  function Product() {
    const [resets, setResets] = useState(0);
    return (
      <form aria-label="Plan" data-resets={resets} onReset={() => setResets(resets + 1)}>
        <SegmentedControl aria-label="Period" name="billing" options={options} defaultValue="monthly" />
      </form>
    );
  }
  render(<Product />);
  await userEvent.click(radio('Yearly Save 20%'));
  const form = screen.getByRole<HTMLFormElement>('form');
  form.addEventListener('reset', () => Object.assign(radio('Monthly'), { checked: true }));
  act(() => form.reset());
  expect(form).toHaveAttribute('data-resets', '1');
  await waitFor(() => expect(radio('Monthly').closest('label')).toHaveAttribute('data-state', 'checked'));
});

describe('none chosen', () => {
  test('is null, controlled or not', async () => {
    function Product() {
      const [value, setValue] = useState<'monthly' | 'yearly' | null>(null);
      return (
        <>
          <SegmentedControl aria-label="Controlled" options={options} value={value} onValueChange={setValue} />
          <button type="button" onClick={() => setValue(null)}>
            None
          </button>
        </>
      );
    }
    const { unmount } = render(<Product />);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(radio('Monthly'));
    expect(radio('Monthly')).toBeChecked();
    await userEvent.click(screen.getByRole('button'));
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(radio('Monthly').closest('label')).toHaveAttribute('data-state', 'unchecked');
    unmount();
    render(<SegmentedControl aria-label="Uncontrolled" options={options} defaultValue={null} />);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  test('stays where the product refuses the choice', async () => {
    const refuse = vi.fn((_: string, { cancel }: { cancel: () => void }) => cancel());
    render(<SegmentedControl aria-label="Period" options={options} value={null} onValueChange={refuse} />);
    await userEvent.click(radio('Monthly'));
    expect(refuse).toHaveBeenCalledOnce();
    await waitFor(() => expect(radio('Monthly')).not.toBeChecked());
  });
});

describe('required', () => {
  const group = () => screen.getByRole('radiogroup', { name: 'Period' });

  test('is native, and assistive technology knows it', () => {
    render(<SegmentedControl label="Period" name="period" options={options} required />);
    expect(group()).toBeRequired();
    expect(radio('Monthly')).toBeRequired();
    expect(group()).not.toHaveAttribute('aria-invalid');
  });

  test('shows the product’s error, in server HTML, too', () => {
    serverHtml(<SegmentedControl label="Period" options={options} error="Choose a period" />);
    expect(group()).toBeInvalid();
    expect(group()).toHaveAccessibleDescription('Choose a period');
  });

  test('has its message where the product puts the part, and names none without it', async () => {
    const parts = (error: ReactNode) => (
      <SegmentedControlParts.Root aria-label="Period" error="Choose a period">
        {error}
        <SegmentedControlParts.Item value="monthly">
          <SegmentedControlParts.Control /> Monthly
        </SegmentedControlParts.Item>
      </SegmentedControlParts.Root>
    );
    const { rerender } = render(parts(<SegmentedControlParts.Error id="mine" render={<em />} />));
    expect(document.querySelector('em#mine')).toHaveTextContent('Choose a period');
    expect(group()).toHaveAttribute('aria-describedby', 'mine');
    rerender(parts(<SegmentedControlParts.Error>A period is missing</SegmentedControlParts.Error>));
    expect(group()).toHaveAccessibleDescription('A period is missing');
    rerender(parts(null));
    expect(group()).not.toHaveAttribute('aria-describedby');
  });
});

test.each([
  ['uncontrolled', { defaultValue: 'monthly', required: true }],
  ['controlled', { value: 'monthly', onValueChange: () => {} }],
] as const)('readOnly keeps the choice, the focus and the submitted value: %s', async (_, props) => {
  const control = <SegmentedControl label="Period" name="p" options={options} readOnly {...props} />;
  render(<form aria-label="Plan">{control}</form>);
  const group = screen.getByRole('radiogroup', { name: 'Period' });
  expect(group).toHaveAttribute('aria-readonly', 'true');
  // As in HTML, what nobody can change has no constraints.
  expect(radio('Monthly')).not.toBeRequired();
  await userEvent.click(radio('Yearly Save 20%'));
  await waitFor(() => expect(radio('Monthly')).toBeChecked());
  expect(radio('Monthly').closest('label')).toHaveAttribute('data-state', 'checked');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(radio('Monthly')).toBeChecked());
  expect(radio('Yearly Save 20%').closest('label')).toHaveAttribute('data-state', 'unchecked');
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('p')).toBe('monthly');
});

test('shows the problem of its field in a form', async () => {
  const onSubmit = vi.fn();
  function Period() {
    const { value, setValue, error, field, readOnly } = useField<'monthly' | 'yearly' | ''>('period');
    return (
      <SegmentedControl
        name="period"
        label={field.label}
        options={options}
        value={value || null}
        onValueChange={setValue}
        error={error}
        readOnly={readOnly}
        required
      />
    );
  }
  const period = { type: 'radio', options: ['monthly', 'yearly'], required: true } as const;
  render(
    <Form fields={{ period }} texts={{ labels: { period: 'Period' } }} onSubmit={onSubmit}>
      <Period />
      <FormSubmit />
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('radiogroup', { name: 'Period' })).toHaveAccessibleDescription('Fill in this field');
  expect(radio('Monthly')).toHaveFocus();
  await userEvent.click(radio('Yearly Save 20%'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledWith({ period: 'yearly' }, expect.anything());
});

test('in a form, stops a submission as a native group does', async () => {
  const onSubmit = vi.fn();
  render(
    <Form fields={{}} onSubmit={onSubmit}>
      <SegmentedControl label="Period" name="period" options={options} required />
      <FormSubmit />
    </Form>,
  );
  const heard = vi.fn();
  screen.getByRole('radiogroup').addEventListener('invalid', heard, true);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(radio('Monthly')).toHaveFocus();
  // The browser shows its own message.
  expect(heard).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(radio('Monthly'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledWith({ period: 'monthly' }, expect.anything());
});

describe('the parts', () => {
  const composed = (root: SegmentedControlRootProps = {}) => (
    <SegmentedControlParts.Root className={({ value }) => `of-${value}`} {...root}>
      <SegmentedControlParts.Label>Billing period</SegmentedControlParts.Label>
      <SegmentedControlParts.List className={({ value }) => `bar-${value}`}>
        <SegmentedControlParts.Item value="monthly" className={({ checked }) => (checked ? 'is-on' : 'is-off')}>
          <SegmentedControlParts.Control />
          Monthly
        </SegmentedControlParts.Item>
        <SegmentedControlParts.Item
          value="weekly"
          disabled
          style={({ disabled }) => (disabled ? { opacity: 0.5 } : undefined)}
        >
          <SegmentedControlParts.Control />
          Weekly
        </SegmentedControlParts.Item>
        <SegmentedControlParts.Item value="yearly">
          <SegmentedControlParts.Control />
          Yearly <SegmentedControlParts.Note>Save 20%</SegmentedControlParts.Note>
        </SegmentedControlParts.Item>
      </SegmentedControlParts.List>
    </SegmentedControlParts.Root>
  );
  const itemOf = (name: string) => radio(name).closest('label') as HTMLLabelElement;

  test('have the roles, names, states, focus and keys of a group of radio buttons', async () => {
    const user = userEvent.setup();
    render(composed({ defaultValue: 'monthly' }));
    expect(screen.getByRole('group', { name: 'Billing period' })).toContainElement(radio('Monthly'));
    expect(radio('Monthly')).toBeChecked();
    expect(radio('Weekly')).toBeDisabled();
    await user.tab();
    expect(radio('Monthly')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(radio('Yearly Save 20%')).toHaveFocus();
    expect(radio('Yearly Save 20%')).toBeChecked();
    await user.keyboard('{ArrowRight}');
    expect(radio('Monthly')).toHaveFocus();
    await user.click(radio('Weekly'));
    expect(radio('Monthly')).toBeChecked();
  });

  test('take classes and styles that depend on the state of each part', async () => {
    render(composed({ defaultValue: 'monthly' }));
    expect(screen.getByRole('group')).toHaveClass('of-monthly');
    expect(itemOf('Monthly')).toHaveClass('is-on');
    expect(itemOf('Weekly').style.opacity).toBe('0.5');
    await userEvent.click(radio('Yearly Save 20%'));
    expect(screen.getByRole('group')).toHaveClass('of-yearly');
    expect(document.querySelector('[data-part="list"]')).toHaveClass('bar-yearly');
    expect(itemOf('Monthly')).toHaveClass('is-off');
    expect(itemOf('Monthly')).toHaveAttribute('data-state', 'unchecked');
  });

  test('follow a choice before hydration, and a reset of the form', async () => {
    const view = <form aria-label="Plan">{composed({ name: 'billing', defaultValue: 'monthly' })}</form>;
    await hydrate(view, () => Object.assign(radio('Yearly Save 20%'), { checked: true }));
    expect(screen.getByRole('group')).toHaveClass('of-yearly');
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).get('billing')).toBe('yearly');
    // happy-dom resets no radio buttons.
    form.addEventListener('reset', () => Object.assign(radio('Monthly'), { checked: true }));
    form.reset();
    await waitFor(() => expect(screen.getByRole('group')).toHaveClass('of-monthly'));
  });
});

test('has no error where it is a list of nothing', () => {
  render(<SegmentedControl label="Period" options={options} error={[]} />);
  expect(screen.getByRole('group', { name: 'Period' })).toBeInTheDocument();
  expect(document.querySelector('[data-part="error"]')).toBeNull();
});
