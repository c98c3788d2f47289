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

test('gives the number of each tone a mark of its own form and color', () => {
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
  const marks = values.map((value) => value.querySelector('svg'));
  const [form, color] = [
    marks.map((mark) => mark?.querySelector('path')?.getAttribute('d')),
    marks.map((mark) => mark?.getAttribute('class')),
  ];
  expect(new Set(form).size).toBe(4);
  expect(new Set(color).size).toBe(4);
  expect(marks[3]).toBeNull();
});

test('colors the words of a gain, and of a saving or a loss only the mark', () => {
  render(
    <Stats
      stats={[
        { value: '3x', label: 'qualified leads', tone: 'gained' },
        { value: '45%', label: 'cost reduction', tone: 'saved' },
        { value: '12%', label: 'of opportunities lost', tone: 'lost' },
      ]}
    />,
  );
  const isColored = (value: string) => screen.getByText(value).parentElement?.hasAttribute('class');
  expect(['3x', '45%', '12%'].map(isColored)).toEqual([true, false, false]);
});
