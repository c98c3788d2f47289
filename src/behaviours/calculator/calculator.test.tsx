import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
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
  work: ({ calls = 0, length = 0 }) => [
    { label: 'Cost of a call', value: '$2', note: 'As agreed.' },
    {
      label: 'Minutes a month',
      value: String(calls * length),
      main: true,
      of: { amount: calls * length, limit: 3_000, label: '3,000 minutes' },
    },
  ],
};
const field = (label: string) => screen.getByRole('spinbutton', { name: label });

describe('before JavaScript', () => {
  const server = () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(<Calculator {...props} />);
    return html;
  };

  test('is a list of figures and of what they come to, without a field that would do nothing', () => {
    const html = server();
    const rows = [...html.querySelectorAll('dl > div')].map((row) => row.textContent);
    expect(rows).toEqual([
      'Calls a month1,200',
      'An ordinary call2 minutes',
      'Cost of a call$2As agreed.',
      'Minutes a month24003,000 minutes',
    ]);
    expect(html.querySelector('input, button')).toBeNull();
  });

  test('has no style attribute', () => {
    expect(server().innerHTML).not.toContain('style=');
  });
});

describe('in the hands of a reader', () => {
  test('works out each figure as it is typed, and tells what it comes to', async () => {
    render(<Calculator {...props} />);
    await userEvent.clear(field('An ordinary call'));
    await userEvent.type(field('An ordinary call'), '3');
    expect(screen.getByRole('status')).toHaveTextContent('3600');
  });

  test('says what a figure may be, and works nothing out without it', async () => {
    render(<Calculator {...props} />);
    const status = screen.getByRole('status');
    await userEvent.clear(field('Calls a month'));
    expect(field('Calls a month')).toBeInvalid();
    expect(field('Calls a month')).toHaveAccessibleDescription('Enter a number from 1 to 100,000');
    expect(status).toHaveTextContent(/^Fill in every figure, and this is worked out again\.$/);
    expect(screen.queryByText('Minutes a month')).toBeNull();
    await userEvent.type(field('Calls a month'), '7');
    expect(field('Calls a month')).toBeValid();
    // The same element all the time: what comes with its text already in it is not read out.
    expect(screen.getByRole('status')).toBe(status);
    expect(status).toHaveTextContent(/^Minutes a month: 14$/);
  });

  test('brings the given figures back, with a button that is there when there is something to bring back', async () => {
    render(<Calculator {...props} />);
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.type(field('Calls a month'), '0');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the example' }));
    expect(field('Calls a month')).toHaveValue(1_200);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('keeps the focus near where the button was', async () => {
    render(<Calculator {...props} />);
    await userEvent.type(field('Calls a month'), '0');
    await userEvent.click(screen.getByRole('button'));
    expect(field('Calls a month')).toHaveFocus();
  });

  test('groups what is filled in and what comes of it under their names', () => {
    render(<Calculator {...props} />);
    expect(within(screen.getByRole('group', { name: 'Your call log' })).getAllByRole('spinbutton')).toHaveLength(2);
    expect(within(screen.getByRole('group', { name: 'What it comes to' })).getByRole('status')).toBeVisible();
  });

  test.each([
    ['1500', 'within'],
    ['1501', 'over'],
  ])('draws %s calls of 2 minutes as %s a limit of 3,000', async (calls, state) => {
    const { container } = render(<Calculator {...props} />);
    await userEvent.clear(field('Calls a month'));
    await userEvent.type(field('Calls a month'), calls);
    expect(container.querySelector('[data-part="reach"]')).toHaveAttribute('data-state', state);
  });
});

describe('the product', () => {
  test('keeps the figures where it wants to', async () => {
    const told = vi.fn();
    function Product() {
      const [value, setValue] = useState<CalculatorProps['value']>({ calls: 10, length: 2 });
      return (
        <Calculator
          {...props}
          value={value}
          onValueChange={(figures) => {
            told(figures);
            setValue(figures);
          }}
        />
      );
    }
    render(<Product />);
    expect(field('Calls a month')).toHaveValue(10);
    await userEvent.clear(field('Calls a month'));
    await userEvent.type(field('Calls a month'), '5');
    expect(told.mock.calls.map(([figures]) => figures)).toEqual([
      { calls: null, length: 2 },
      { calls: 5, length: 2 },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('10');
  });

  test('refuses a figure, and it is not shown', async () => {
    render(<Calculator {...props} value={{ calls: 10, length: 2 }} />);
    await userEvent.type(field('Calls a month'), '5');
    expect(screen.getByRole('status')).toHaveTextContent('20');
  });

  test.each([{ calls: 10 }, { calls: 10, length: -4 }, { calls: 10, length: Number.NaN }])(
    'has none of a figure that it does not give, or that is out of bounds: %j',
    (value) => {
      render(<Calculator {...props} value={value} />);
      expect(field('Calls a month')).toHaveValue(10);
      expect(field('An ordinary call')).toBeInvalid();
      expect(screen.getByRole('status')).toHaveTextContent(/^Fill in every figure/);
    },
  );

  test('hears of each state', async () => {
    const onStateChange = vi.fn();
    render(<Calculator {...props} onStateChange={onStateChange} />);
    await userEvent.clear(field('Calls a month'));
    await userEvent.type(field('Calls a month'), '5');
    await userEvent.click(screen.getByRole('button'));
    expect(onStateChange.mock.calls).toEqual([['incomplete'], ['changed'], ['given']]);
  });
});
