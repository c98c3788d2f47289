import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Globe } from '.';
import { dots } from './globe';

const count = (path: string) => path.split('M').length - 1;

test('shows the land that is visible from its center', () => {
  // From the Pacific less land is visible than from Africa and Europe.
  expect(count(dots([0, -160]))).toBeLessThan(count(dots([20, 20])) / 2);
});

test('draws a part of the disc if requested', () => {
  expect(count(dots([20, 20], 0.3))).toBeLessThan(count(dots([20, 20])));
  const { container } = render(<Globe center={[20, 20]} visible={0.3} />);
  expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 1000 300');
});

test('draws no dot behind the marker, which would cut it in half', () => {
  const place = [39.75, -75.55] as const;
  const near = (path: string) =>
    [...path.matchAll(/M(-?\d+) (-?\d+)/g)].filter(([, x, y]) => Math.hypot(Number(x) - 500, Number(y) - 500) < 20);
  expect(near(dots(place)).length).toBeGreaterThan(0);
  expect(near(dots(place, 1, place))).toEqual([]);
});

test('marks a place on the visible side only', () => {
  const circles = (marker: readonly [number, number]) =>
    render(<Globe center={[20, -60]} marker={marker} />).container.querySelectorAll('circle').length;
  expect(circles([39.75, -75.55])).toBe(circles([-33.9, 151.2]) + 2);
});
