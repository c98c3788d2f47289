import { assertEvent, assign, setup } from 'xstate';

/** The billing periods, the default first (SPEC §4). */
export const BILLING_PERIODS = ['monthly', 'yearly'] as const;
/** A billing period. */
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

/** SPEC §9: the monthly price when billed annually, as a fraction of the monthly price. */
export const YEARLY_FACTOR = 0.8;

/**
 * What a month costs when billed annually: `monthly` × `factor`, to two decimals (SPEC §9) or as many as the currency has.
 * In the currency of `monthly`.
 */
export const yearlyPrice = (monthly: number, factor = YEARLY_FACTOR, decimals = 2) => {
  const unit = 10 ** decimals;
  return Math.round(Math.round(monthly * unit) * factor) / unit;
};

/** The amount billed once a year: twelve times the displayed monthly price (D2). */
export const yearlyTotal = (monthly: number, factor = YEARLY_FACTOR, decimals = 2) => {
  const unit = 10 ** decimals;
  return Math.round(yearlyPrice(monthly, factor, decimals) * 12 * unit) / unit;
};

/**
 * The billing period of the plans, and the plan that the reader picked (SPEC §4).
 *
 * | state   | monthly.choose | yearly.choose | plan.choose | always                |
 * | ------- | -------------- | ------------- | ----------- | --------------------- |
 * | monthly |                | yearly        | =           | [isInitiallyYearly] yearly |
 * | yearly  | monthly        |               | =           |                       |
 *
 * The reader or the product chooses the period; the product may set the initial one. A picked plan stays picked when the period
 * changes.
 */
export const billingToggleMachine = setup({
  types: {
    input: {} as { period?: BillingPeriod } | undefined,
    context: {} as {
      /** The id of the picked plan, or null. */
      plan: string | null;
      /** The initial period; null once it has been applied. */
      initialPeriod: BillingPeriod | null;
    },
    events: {} as { type: `${BillingPeriod}.choose` } | { type: 'plan.choose'; plan: string },
  },
  actions: {
    clearInitial: assign({ initialPeriod: null }),
    highlight: assign(({ event }) => {
      assertEvent(event, 'plan.choose');
      return { plan: event.plan };
    }),
  },
  guards: {
    /** Guard: the first period is a year. */
    isInitiallyYearly: ({ context }) => context.initialPeriod === 'yearly',
  },
}).createMachine({
  id: 'billing-toggle',
  context: ({ input }) => ({ plan: null, initialPeriod: input?.period ?? null }),
  initial: 'monthly',
  on: { 'plan.choose': { actions: 'highlight' } },
  states: {
    monthly: {
      always: { guard: 'isInitiallyYearly', target: 'yearly', actions: 'clearInitial' },
      on: { 'yearly.choose': 'yearly' },
    },
    yearly: { on: { 'monthly.choose': 'monthly' } },
  },
});
