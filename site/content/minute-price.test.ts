import { expect, test } from 'vitest';
import { minutePrice, priced } from './minute-price';
import { planCalculator, planFor } from './plan-calculator';
import { pricing } from './pricing';

const given = (groups: readonly { fields: readonly { name: string; value: number }[] }[]) =>
  Object.fromEntries(groups.flatMap(({ fields }) => fields.map(({ name, value }) => [name, value])));
const example = given(minutePrice.groups);
const of = (label: string, figures = example) => priced(figures).find((result) => result.label === label);

test('the result is called an example, and its month is that of the calculator at the top of the page', () => {
  const { missed, ...month } = given(planCalculator.groups);
  const [minutes] = planFor({ missed: missed ?? 0, ...month });
  expect(pricing.minutePrice.title).toBe(`Example: ${missed} missed calls a month`);
  expect(pricing.minutePrice.intro).toMatch(/invented.*not a promise/);
  expect(example).toMatchObject({ missed, minutes: Number(minutes.value) });
});

test('the missed calls of a month are worth what the article’s formula says, in twelve months', () => {
  // 50 calls, of which half call later; one in three wanted to book, 40% do: 3⅓ jobs of 120 dollars.
  expect(of('Profit from calls now missed, a year')?.value).toBe('$4,800');
  expect(of('Left after the price of Growth, a year')).toMatchObject({
    value: '$24',
    note: expect.stringContaining('from 50 missed calls a month'),
  });
  expect(of('Left after the price of Growth, a year', { ...example, margin: 0 })?.note).toContain('not pay for itself');
  expect(of('Left after the price of Growth, a year', { ...example, missed: 0 })?.note).toContain('not pay for itself');
});

test('a minute costs the month’s price divided by the minutes used', () => {
  expect(of('A minute of Growth', { ...example, minutes: 500 })?.value).toBe('$0.80');
  expect(of('A minute of Growth', { ...example, minutes: 200 })?.value).toBe('$1.99');
  expect(of('A minute of Growth', { ...example, minutes: 400 })?.value).toBe('$1.00');
});

test('minute 501 is answered at no extra charge', () => {
  expect(of('A minute of Growth', { ...example, minutes: 501 })?.note).toContain('no extra charge');
});
