import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Stats } from '.';

const stats = [
  { value: '200%+', label: 'ROI', description: 'Calls that rang out become bookings.' },
  { value: '3x', label: 'qualified leads' },
];

test('says of each number what it counts, before the number', () => {
  render(<Stats stats={stats} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['ROI', 'qualified leads']);
  expect(screen.getAllByRole('definition').map((definition) => definition.textContent)).toEqual([
    '200%+',
    'Calls that rang out become bookings.',
    '3x',
  ]);
});

test('is plain HTML without a style attribute', () => {
  expect(renderToString(<Stats stats={stats} />)).not.toContain('style=');
});

test('passes native attributes to its root', () => {
  render(<Stats stats={stats} id="results" data-testid="root" className="mine" />);
  expect(screen.getByTestId('root')).toHaveAttribute('id', 'results');
  expect(screen.getByTestId('root')).toHaveClass('mine');
});
