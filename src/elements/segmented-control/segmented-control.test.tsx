import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { SegmentedControl } from '.';

const options = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly', note: 'Save 20%' },
] as const;
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('is a named group of native radio buttons, each with its note', () => {
  render(<SegmentedControl legend="Billing period" options={options} defaultValue="yearly" />);
  expect(screen.getByRole('group', { name: 'Billing period' })).toContainElement(radio('Monthly'));
  expect(radio('Yearly Save 20%')).toBeChecked();
  expect(radio('Monthly').name).toBe(radio('Yearly Save 20%').name);
});

test('keeps an uncontrolled choice, and submits it with its form', async () => {
  render(
    <form aria-label="Plan">
      <SegmentedControl aria-label="Billing period" name="billing" options={options} defaultValue="monthly" />
    </form>,
  );
  await userEvent.click(radio('Yearly Save 20%'));
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('billing')).toBe('yearly');
});

test('follows the arrow keys if controlled', async () => {
  const user = userEvent.setup();
  function Product() {
    const [value, setValue] = useState<'monthly' | 'yearly'>('monthly');
    return <SegmentedControl aria-label="Billing period" options={options} value={value} onValueChange={setValue} />;
  }
  render(<Product />);
  await user.tab();
  expect(radio('Monthly')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(radio('Yearly Save 20%')).toBeChecked();
  expect(radio('Yearly Save 20%')).toHaveFocus();
});

test('shows no choice that the product refuses', async () => {
  const onValueChange = vi.fn();
  render(
    <SegmentedControl aria-label="Billing period" options={options} value="monthly" onValueChange={onValueChange} />,
  );
  await userEvent.click(radio('Yearly Save 20%'));
  expect(onValueChange.mock.calls.map(([value]) => value)).toEqual(['yearly']);
  expect(radio('Monthly')).toBeChecked();
  expect(radio('Monthly').closest('label')).toHaveAttribute('data-state', 'checked');
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

describe('a reset of its form', () => {
  function Product({ takes }: { takes: boolean }) {
    const [value, setValue] = useState<'monthly' | 'yearly'>('monthly');
    const [changes, setChanges] = useState(0);
    return (
      <form aria-label="Plan" data-changes={changes}>
        <SegmentedControl
          aria-label="Billing period"
          name="billing"
          options={options}
          value={value}
          onValueChange={(next) => {
            setChanges(changes + 1);
            if (takes || changes === 0) setValue(next);
          }}
        />
      </form>
    );
  }

  test.each([
    ['changes a controlled choice to the initial one', true, 'Monthly'],
    ['changes nothing that the product refuses', false, 'Yearly Save 20%'],
  ])('%s', async (_, takes, shown) => {
    render(<Product takes={takes} />);
    await userEvent.click(radio('Yearly Save 20%'));
    const form = screen.getByRole<HTMLFormElement>('form');
    // happy-dom resets no radio buttons.
    form.addEventListener('reset', () => Object.assign(radio('Monthly'), { checked: true }));
    form.reset();
    await waitFor(() => expect(form).toHaveAttribute('data-changes', '2'));
    expect(radio(shown)).toBeChecked();
  });
});
