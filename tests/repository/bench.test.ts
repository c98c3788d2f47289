import { describe, expect, test } from 'vitest';
import { report } from '../bench/report';
import { beside, markdown, median, percentile } from '../bench/table';

const table = { says: 'What it is.', head: ['lamp', 'ms'], rows: [['ours', beside(50, 100)]] };

describe('the page of the bench', () => {
  const first = report(
    '',
    [
      { name: 'lamps', title: 'Lamps', tables: [table] },
      { name: 'doors', title: 'Doors' },
    ],
    'Measured today.',
  );

  test('says of each part when it was measured and how many times its reference each figure is', () => {
    expect(first).toContain('## Lamps (`lamps`)\n\n<!-- bench: lamps -->\nMeasured today.\n\nWhat it is.\n');
    expect(first).toContain('| ours | 50 (0.50 ×) |');
    expect(first).toContain('## Doors (`doors`)\n\n<!-- bench: doors -->\nNot measured yet.\n');
  });

  test('keeps what a part said that was not measured this time, with its own date', () => {
    const second = report(
      first,
      [
        { name: 'lamps', title: 'Lamps' },
        { name: 'doors', title: 'Doors', tables: [{ ...table, says: 'Doors.' }] },
      ],
      'Measured tomorrow.',
    );
    expect(second).toContain('<!-- bench: lamps -->\nMeasured today.\n\nWhat it is.\n');
    expect(second).toContain('<!-- bench: doors -->\nMeasured tomorrow.\n\nDoors.\n');
  });

  test('has tables that Markdown understands', () => {
    expect(markdown({ says: 'Two.', head: ['a', 'b'], rows: [['x', 1234]] })).toBe(
      'Two.\n\n| a   |     b |\n| --- | ----: |\n| x   | 1,234 |',
    );
  });
});

test('a median is the middle one, or what is between the middle two', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('a percentile is no more than the largest', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(percentile(hundred, 0.99)).toBe(100);
  expect(percentile(hundred, 0.5)).toBe(51);
  expect(percentile([7], 0.99)).toBe(7);
});
