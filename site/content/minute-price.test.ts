import { expect, test } from 'vitest';
import { minutePrice, priced } from './minute-price';

const example = Object.fromEntries(
  minutePrice.groups.flatMap(({ fields }) => fields.map(({ name, value }) => [name, value])),
);
const of = (label: string, figures = example) => priced(figures).find((result) => result.label === label);

test('the missed calls are worth what the article’s example says: four jobs a week, 120 dollars each, 50 weeks', () => {
  expect(of('Your missed calls, a year')?.value).toBe('$24,000');
  expect(of('Left, a year')?.value).toBe('$19,224');
});

test('a minute costs the month’s price divided by the minutes used', () => {
  expect(of('A minute of Growth', { ...example, minutes: 500 })?.value).toBe('$0.80');
  expect(of('A minute of Growth', { ...example, minutes: 200 })?.value).toBe('$1.99');
  expect(of('A minute of Growth', { ...example, minutes: 400 })?.value).toBe('$1.00');
});

test('minute 501 is answered at no extra charge', () => {
  expect(of('A minute of Growth', { ...example, minutes: 501 })?.note).toContain('no extra charge');
});
