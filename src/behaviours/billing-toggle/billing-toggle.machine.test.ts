import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { billingToggleMachine, yearlyPrice, yearlyTotal } from './billing-toggle.machine';

test('starts with the period of the product, and remembers the plan picked last in either', () => {
  const actor = createActor(billingToggleMachine, { input: { period: 'yearly' } }).start();
  expect(actor.getSnapshot()).toMatchObject({ value: 'yearly', context: { plan: null } });
  actor.send({ type: 'plan.choose', plan: 'pro' });
  actor.send({ type: 'monthly.choose' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'monthly', context: { plan: 'pro' } });
  actor.send({ type: 'plan.choose', plan: 'business' });
  actor.send({ type: 'yearly.choose' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'yearly', context: { plan: 'business' } });
});

describe('a yearly price', () => {
  // R44, R45, R43.
  test.each([
    [12.49, 9.99, 119.88],
    [25, 20, 240],
    [0, 0, 0],
  ])('of %d a month is %d a month, %d a year', (monthly, price, total) => {
    expect(yearlyPrice(monthly)).toBe(price);
    expect(yearlyTotal(monthly)).toBe(total);
  });

  // With another factor, and a currency without a minor unit.
  test.each([
    [12.49, 0.9, 2, 11.24, 134.88],
    [999, 0.8, 0, 799, 9588],
    [25, 1, 2, 25, 300],
  ])('of %d, times %d, to %d decimals', (monthly, factor, decimals, price, total) => {
    expect(yearlyPrice(monthly, factor, decimals)).toBe(price);
    expect(yearlyTotal(monthly, factor, decimals)).toBe(total);
  });

  test('is four fifths, rounded to the cent, for any price in whole cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        const price = yearlyPrice(cents / 100);
        expect(price).toBe(Number(price.toFixed(2)));
        expect(Math.abs(price - cents / 125)).toBeLessThanOrEqual(0.005 + 1e-9);
        expect(yearlyTotal(cents / 100)).toBeCloseTo(price * 12, 2);
      }),
    );
  });
});
