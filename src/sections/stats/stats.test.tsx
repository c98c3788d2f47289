import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stats } from '.';

const stats = [
  { value: '200%+', label: 'ROI', description: 'Calls that rang out become bookings.' },
  { value: '3x', label: 'qualified leads' },
];

test('has the label of each number before the number', () => {
  render(<Stats stats={stats} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['ROI', 'qualified leads']);
  expect(screen.getAllByRole('definition').map((definition) => definition.textContent)).toEqual([
    '200%+',
    'Calls that rang out become bookings.',
    '3x',
  ]);
});

test('draws a number in the color of its tone, with a mark that works without color', () => {
  const { container } = render(
    <Stats
      stats={[
        { value: '3x', label: 'qualified leads', tone: 'gained' },
        { value: '45%', label: 'cost reduction', tone: 'saved' },
        { value: 'Up to 40%', label: 'of opportunities lost', tone: 'lost' },
        { value: '24/7', label: 'on the line' },
      ]}
    />,
  );
  const values = [...container.querySelectorAll('dd')];
  expect(values.map(({ textContent }) => textContent)).toEqual(['3x', '45%', 'Up to 40%', '24/7']);
  const drawn = values.map((value) => [
    value.querySelector('span')?.className,
    value.querySelector('path')?.getAttribute('d'),
  ]);
  expect(new Set(drawn.map(([color]) => color)).size).toBe(4);
  expect(new Set(drawn.map(([, mark]) => mark)).size).toBe(4);
  expect(drawn[3]).toEqual([undefined, undefined]);
});
