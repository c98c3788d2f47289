import { assertEvent, assign, setup } from 'xstate';

/** What a price is paid by, the default first (SPEC §4). */
export const BILLING_PERIODS = ['monthly', 'yearly'] as const;
/** One of the two. */
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

/** SPEC §9: what a month costs when the year is paid at once, as a part of what it costs by the month. */
export const YEARLY_FACTOR = 0.8;

/** What a month costs when billed annually: `monthly` × 0.8 to two decimals (SPEC §9). In the currency of `monthly`. */
export const yearlyPrice = (monthly: number) => Math.round(Math.round(monthly * 100) * YEARLY_FACTOR) / 100;

/** What is billed once a year: twelve of the displayed monthly prices (D2). */
export const yearlyTotal = (monthly: number) => Math.round(yearlyPrice(monthly) * 1200) / 100;

/**
 * How the plans are billed, and which of them the reader picked (SPEC §4).
 *
 * | state   | monthly.choose | yearly.choose | plan.choose |
 * | ------- | -------------- | ------------- | ----------- |
 * | monthly |                | yearly        | =           |
 * | yearly  | monthly        |               | =           |
 *
 * A picked plan stays picked when the period changes.
 */
export const billingToggleMachine = setup({
  types: {
    context: {} as { /** The id of the plan picked; null when none is. */ plan: string | null },
    events: {} as { type: `${BillingPeriod}.choose` } | { type: 'plan.choose'; plan: string },
  },
  actions: {
    highlight: assign(({ event }) => {
      assertEvent(event, 'plan.choose');
      return { plan: event.plan };
    }),
  },
}).createMachine({
  id: 'billing-toggle',
  context: { plan: null },
  initial: 'monthly',
  states: {
    monthly: { on: { 'yearly.choose': 'yearly', 'plan.choose': { actions: 'highlight' } } },
    yearly: { on: { 'monthly.choose': 'monthly', 'plan.choose': { actions: 'highlight' } } },
  },
});
