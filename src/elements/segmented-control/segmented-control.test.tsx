import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { hydrate } from '../../testing/server-html';
import { SegmentedControl, SegmentedControlParts, type SegmentedControlRootProps } from '.';

const options = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly', note: 'Save 20%' },
] as const;
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

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

describe('the parts', () => {
  const composed = (root: SegmentedControlRootProps = {}) => (
    <SegmentedControlParts.Root className={({ value }) => `of-${value}`} {...root}>
      <SegmentedControlParts.Legend>Billing period</SegmentedControlParts.Legend>
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

  function Controlled() {
    const [value, setValue] = useState('monthly');
    return composed({ value, onValueChange: setValue });
  }

  test.each([
    ['uncontrolled', composed({ defaultValue: 'monthly' })],
    ['controlled', <Controlled key="controlled" />],
  ])('take classes and styles that depend on the state of each part: %s', async (_, view) => {
    render(view);
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
