import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { serverHtml } from '../../testing/server-html';
import { Calculator, type CalculatorProps } from '.';

const props: CalculatorProps = {
  groups: [
    {
      title: 'Your call log',
      fields: [
        { name: 'calls', label: 'Calls a month', value: 1_200, min: 1, max: 100_000, step: 1 },
        { name: 'length', label: 'An ordinary call', value: 2, unit: '{value} minutes' },
      ],
    },
  ],
  calculate: ({ calls = 0, length = 0 }) => [
    { label: 'Cost of a call', value: '$2', note: 'As agreed.' },
    {
      label: 'Minutes a month',
      value: String(calls * length),
      main: true,
      comparison: { amount: calls * length, limit: 3_000, label: '3,000 minutes' },
    },
  ],
};
const field = (label: string) => screen.getByRole('spinbutton', { name: label });

test('is a list of values and results before JavaScript, without fields, which would not work', () => {
  const html = serverHtml(<Calculator {...props} />);
  const rows = [...html.querySelectorAll('dl > div')].map((row) => row.textContent);
  expect(rows).toEqual([
    'Calls a month1,200',
    'An ordinary call2 minutes',
    'Cost of a call$2As agreed.',
    'Minutes a month24003,000 minutes',
  ]);
  expect(html.querySelector('input, button')).toBeNull();
});

describe('user input', () => {
  test('calculates while typing, and shows a field’s limits, and no results, for an invalid value', async () => {
    render(<Calculator {...props} />);
    const status = screen.getByRole('status');
    await userEvent.clear(field('Calls a month'));
    expect(field('Calls a month')).toBeInvalid();
    expect(field('Calls a month')).toHaveAccessibleDescription('Enter 1 to 100,000');
    expect(status).toHaveTextContent(/^Fill in every figure, and this is worked out again\.$/);
    expect(screen.getByText('Minutes a month').closest('dl')).toHaveAttribute('aria-hidden', 'true');
    await userEvent.type(field('Calls a month'), '7');
    expect(field('Calls a month')).toBeValid();
    // The live region must exist before its text, or it is not announced.
    expect(screen.getByRole('status')).toBe(status);
    expect(status).toHaveTextContent(/^Minutes a month: 14$/);
  });

  test('resets the values with a button that is shown only then, and gives its focus to the first field', async () => {
    render(<Calculator {...props} />);
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.type(field('Calls a month'), '0');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the example' }));
    expect(field('Calls a month')).toHaveValue('1200');
    expect(field('Calls a month')).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each([
    ['1500', 'within'],
    ['1501', 'over'],
  ])('draws %s calls of 2 minutes as %s a limit of 3,000', async (calls, state) => {
    const { container } = render(<Calculator {...props} />);
    await userEvent.clear(field('Calls a month'));
    await userEvent.type(field('Calls a month'), calls);
    expect(container.querySelector('[data-part="meter"]')).toHaveAttribute('data-state', state);
  });
});

test('has a field that comes later, and says a limit as it is (opengovsg/FormSG#5330)', async () => {
  const calculate = vi.fn(({ calls = 0, share }: Readonly<Record<string, number>>) => [
    { label: 'Sum', value: (calls * (share as number)).toFixed(1), main: true },
  ]);
  const share = { name: 'share', label: 'Share', value: 0.5, min: 0.0005, max: 1 };
  const groups = (...more: (typeof share)[]) => [
    { title: 'Calls', fields: [{ name: 'calls', label: 'Calls', value: 4 }, ...more] },
  ];
  const sum = ({ calls = 0, share = 1 }) => [{ label: 'Sum', value: `${calls * share}`, main: true }];
  const { rerender } = render(<Calculator groups={groups()} calculate={sum} />);
  await userEvent.type(field('Calls'), '0');
  rerender(<Calculator groups={groups(share)} calculate={calculate} />);
  expect(field('Calls')).toHaveValue('40');
  expect(screen.getByRole('status')).toHaveTextContent('Sum: 20.0');
  await userEvent.clear(field('Share'));
  expect(field('Share')).toHaveAccessibleDescription('Enter 0.0005 to 1');
  await userEvent.type(field('Share'), '0.25');
  expect(screen.getByRole('status')).toHaveTextContent('Sum: 10.0');
});

describe('in German', () => {
  test('reads and writes figures as they are written there', async () => {
    const onValueChange = vi.fn();
    render(<Calculator {...props} locale="de-DE" onValueChange={onValueChange} />);
    await userEvent.clear(field('An ordinary call'));
    await userEvent.type(field('An ordinary call'), '2,5');
    expect(onValueChange).toHaveBeenLastCalledWith({ calls: 1200, length: 2.5 }, expect.anything());
    await userEvent.clear(field('An ordinary call'));
    // As an English keyboard has it.
    await userEvent.type(field('An ordinary call'), '3.5');
    expect(onValueChange).toHaveBeenLastCalledWith({ calls: 1200, length: 3.5 }, expect.anything());
    await userEvent.clear(field('An ordinary call'));
    await userEvent.type(field('An ordinary call'), '2.5.1');
    expect(field('An ordinary call')).toBeInvalid();
    expect(field('An ordinary call')).toHaveAccessibleDescription('Enter 0 to 1.000.000.000');
  });

  test('writes the figures anew when the product changes the language', async () => {
    const { rerender } = render(<Calculator {...props} locale="en-US" value={undefined} />);
    await userEvent.clear(field('An ordinary call'));
    await userEvent.type(field('An ordinary call'), '2.5');
    rerender(<Calculator {...props} locale="de-DE" value={undefined} />);
    expect(field('An ordinary call')).toHaveValue('2,5');
    expect(field('An ordinary call')).toBeValid();
    await userEvent.type(field('An ordinary call'), '1');
    expect(field('An ordinary call')).toHaveAttribute('aria-valuenow', '2.51');
  });

  test('changes a figure by the arrow keys, within its limits', async () => {
    render(<Calculator {...props} locale="de-DE" value={undefined} />);
    await userEvent.clear(field('An ordinary call'));
    await userEvent.type(field('An ordinary call'), '1,5{ArrowUp}');
    expect(field('An ordinary call')).toHaveValue('2');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(field('An ordinary call')).toHaveValue('0');
    expect(field('An ordinary call')).toHaveAttribute('aria-valuenow', '0');
  });
});

describe('the product', () => {
  test('refuses a value, which is never shown', async () => {
    render(<Calculator {...props} value={{ calls: 10, length: 2 }} />);
    await userEvent.type(field('Calls a month'), '5');
    expect(screen.getByRole('status')).toHaveTextContent('20');
  });

  test.each([{ calls: 10 }, { calls: 10, length: -4 }, { calls: 10, length: Number.NaN }])(
    'treats a missing value, or one that is out of bounds, as empty: %j',
    (value) => {
      render(<Calculator {...props} value={value} />);
      expect(field('Calls a month')).toHaveValue('10');
      expect(field('An ordinary call')).toBeInvalid();
      expect(screen.getByRole('status')).toHaveTextContent(/^Fill in every figure/);
    },
  );
});

test('keeps the last results, and says so in development, if `calculate` throws or returns none', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const calculate = vi.fn(props.calculate);
  render(<Calculator {...props} calculate={calculate} />);
  calculate.mockImplementation(() => {
    throw new Error('No tariff');
  });
  await userEvent.type(field('Calls a month'), '0');
  expect(field('Calls a month')).toHaveValue('12000');
  expect(screen.getByRole('status')).toHaveTextContent('Minutes a month: 2400');
  expect(warn.mock.calls.flat().join()).toContain('No tariff');
  calculate.mockReturnValue(undefined as never);
  await userEvent.type(field('Calls a month'), '{Backspace}');
  expect(screen.getByRole('status')).toHaveTextContent('Minutes a month: 2400');
  calculate.mockImplementation(props.calculate);
  await userEvent.clear(field('Calls a month'));
  await userEvent.type(field('Calls a month'), '7');
  expect(screen.getByRole('status')).toHaveTextContent('Minutes a month: 14');
  warn.mockRestore();
});
