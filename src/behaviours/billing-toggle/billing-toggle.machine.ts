import { assertEvent, assign, setup } from 'xstate';

/** What a price is paid by, the default first (SPEC §4). */
export const BILLING_PERIODS = ['monthly', 'yearly'] as const;
/** One of the two. */
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

/** SPEC §9: what a month costs when the year is paid at once, as a part of what it costs by the month. */
export const YEARLY_FACTOR = 0.8;

/**
 * What a month costs when billed annually: `monthly` × `factor`, to two decimals (SPEC §9) or as many as the currency has.
 * In the currency of `monthly`.
 */
export const yearlyPrice = (monthly: number, factor = YEARLY_FACTOR, decimals = 2) => {
  const unit = 10 ** decimals;
  return Math.round(Math.round(monthly * unit) * factor) / unit;
};

/** What is billed once a year: twelve of the displayed monthly prices (D2). */
export const yearlyTotal = (monthly: number, factor = YEARLY_FACTOR, decimals = 2) => {
  const unit = 10 ** decimals;
  return Math.round(yearlyPrice(monthly, factor, decimals) * 12 * unit) / unit;
};

/**
 * How the plans are billed, and which of them the reader picked (SPEC §4).
 *
 * | state   | monthly.choose | yearly.choose | plan.choose | always                |
 * | ------- | -------------- | ------------- | ----------- | --------------------- |
 * | monthly |                | yearly        | =           | [beginsYearly] yearly |
 * | yearly  | monthly        |               | =           |                       |
 *
 * The period is chosen by the reader or by the product, which also says with which one it begins. A picked plan stays
 * picked when the period changes.
 */
export const billingToggleMachine = setup({
  types: {
    input: {} as { period?: BillingPeriod } | undefined,
    context: {} as {
      /** The id of the plan picked; null when none is. */
      plan: string | null;
      /** The period to begin with; null once it has begun. */
      begins: BillingPeriod | null;
    },
    events: {} as { type: `${BillingPeriod}.choose` } | { type: 'plan.choose'; plan: string },
  },
  actions: {
    begin: assign({ begins: null }),
    highlight: assign(({ event }) => {
      assertEvent(event, 'plan.choose');
      return { plan: event.plan };
    }),
  },
  guards: { beginsYearly: ({ context }) => context.begins === 'yearly' },
}).createMachine({
  id: 'billing-toggle',
  context: ({ input }) => ({ plan: null, begins: input?.period ?? null }),
  initial: 'monthly',
  on: { 'plan.choose': { actions: 'highlight' } },
  states: {
    monthly: {
      always: { guard: 'beginsYearly', target: 'yearly', actions: 'begin' },
      on: { 'yearly.choose': 'yearly' },
    },
    yearly: { on: { 'monthly.choose': 'monthly' } },
  },
});
