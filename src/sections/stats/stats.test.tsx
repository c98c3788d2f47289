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
