import { describe, expect, test } from 'vitest';
import { dark } from './dark';
import { type ColorRole, light } from './light';
import { moreContrast } from './more-contrast';

/** WCAG 2.2 relative luminance and contrast ratio. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a: string, b: string) => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

/**
 * Every pair that components use, with its minimum ratio: 7 for body text and errors, 4.5 for other text, 3 for boundaries and
 * drawings.
 */
const pairs: [ColorRole, ColorRole, number][] = [
  ['ink', 'paper', 7],
  ['ink', 'raised', 7],
  ['quiet', 'paper', 7],
  ['quiet', 'raised', 7],
  ['paper', 'ink', 7],
  ['brand', 'paper', 4.5],
  ['brand', 'raised', 4.5],
  ['onBrand', 'brand', 4.5],
  ['danger', 'paper', 7],
  ['danger', 'raised', 7],
  ['saved', 'paper', 4.5],
  ['saved', 'raised', 4.5],
  ['live', 'paper', 3],
  ['live', 'raised', 3],
];

/** With `prefers-contrast: more`: 7 for all text, 4.5 for boundaries and drawings. */
const morePairs: [ColorRole, ColorRole, number][] = [
  ...pairs.map(([foreground, background, least]): [ColorRole, ColorRole, number] => [
    foreground,
    background,
    least === 3 ? 4.5 : 7,
  ]),
  ['line', 'paper', 4.5],
  ['line', 'raised', 4.5],
];

describe.each([
  ['light palette', light, pairs],
  ['dark palette', dark, pairs],
  ['light palette of more contrast', moreContrast.light, morePairs],
  ['dark palette of more contrast', moreContrast.dark, morePairs],
])('the %s', (_name, palette, itsPairs) => {
  test.each(itsPairs)('%s on %s has a contrast of at least %d', (foreground, background, least) => {
    expect(contrast(palette[foreground], palette[background])).toBeGreaterThanOrEqual(least);
  });
});
