import { expect, test } from 'vitest';
import { includedMinutes, planCalculator, planFor } from './plan-calculator';
import { pricing } from './pricing';

const plan = (calls: number, missed: number, length: number) => planFor({ calls, missed, length }).at(-1);

test('the limit equals that of the plan table (R54)', () => {
  const [growth] = pricing.plans;
  expect(growth.minutes).toBe(`${includedMinutes} incoming call minutes per month`);
  expect(pricing.summary.rows.map(({ growth }) => growth)).toContain(`${includedMinutes} per month`);
});

test('two minutes a call give 250 calls, as the page says', () => {
  expect(pricing.choosing.steps[2]?.description).toContain('At two minutes a call, that is room for 250 calls.');
  expect(plan(200, 50, 2)).toMatchObject({ value: 'Growth', comparison: { amount: 500, limit: 500 } });
  expect(plan(200, 51, 2)).toMatchObject({ value: 'Enterprise', comparison: { amount: 502, limit: 500 } });
});

test('missed calls count as long as others', () => {
  expect(plan(0, 251, 2)?.value).toBe('Enterprise');
  expect(plan(0, 0, 2)?.value).toBe('Growth');
});

test('tenths of minutes add up exactly', () => {
  expect(planFor({ calls: 3, missed: 0, length: 0.1 })[0]?.value).toBe('1');
  expect(planFor({ calls: 5_000, missed: 0, length: 0.1 })[0]?.value).toBe('500');
});

test('the default month fits the plan', () => {
  const given = Object.fromEntries(planCalculator.groups[0]?.fields.map(({ name, value }) => [name, value]) ?? []);
  expect(planFor(given).map(({ value }) => value)).toEqual(['400', '250', 'Growth']);
});
