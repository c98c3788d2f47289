import { expect, test } from 'vitest';
import { includedMinutes, planCalculator, planFor } from './plan-calculator';
import { pricing } from './pricing';
import { roi, workedOut } from './roi';

const given = (groups: readonly { fields: readonly { name: string; value: number }[] }[]) =>
  Object.fromEntries(groups.flatMap(({ fields }) => fields.map(({ name, value }) => [name, value])));
const example = given(planCalculator.groups);
const plan = (calls: number, missed: number, length: number) => planFor({ calls, missed, length })[1];
const worth = (figures = {}) => planFor({ ...example, ...figures })[2];

test('the limit equals that of the plan table (R54)', () => {
  const [growth] = pricing.plans;
  expect(growth.minutes).toBe(`${includedMinutes} incoming call minutes per month`);
  expect(pricing.summary.rows.map(({ growth }) => growth)).toContain(`${includedMinutes} per month`);
});

test('at two minutes a call Growth has room for 250 calls', () => {
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
  expect(planFor(example).map(({ value }) => value)).toEqual(['400', 'Growth', '$4,800']);
});

test('the missed calls of the example are worth what the article’s formula says, and it is called an example', () => {
  const { lost = 0, missed = 0, margin = 0 } = example;
  const article = given(roi.groups);
  expect(margin).toBe(article.margin);
  expect(workedOut({ ...article, service: 0, overtime: 0, missed, weeks: 12 }).benefit).toBeCloseTo(
    (missed / lost) * margin * 12,
  );
  expect(worth().note).toMatch(/invented example, not a promise.*from 50 missed calls a month\.$/);
  expect(worth({ margin: 0 }).note).toMatch(/\$4,776 a year\.$/);
});
