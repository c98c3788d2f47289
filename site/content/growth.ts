/** The price of the receptionist's Growth plan (R54): billed annually, so the text gives the month and the year. */
export const growthPrice = {
  month: '$398',
  year: '$4,776',
  period: 'per month billed annually, $4,776 a year',
} as const;

/** The terms of the receptionist's trial (R26), the same on both pages that sell it. */
export const trialStart =
  'Write to us through the contact form and tell us your hours and your number. We set the receptionist up in under 48\u00a0hours, and your 14\u00a0days begin with the first call that you forward.';

/** What counts toward the minutes of Growth: the questions that the ROI article recommends to buyers. */
export const growthMeter =
  'The meter runs while the receptionist is on the line. A wrong number counts for its few seconds, time on hold with the receptionist counts, and nothing counts after a call has been transferred.';

/** Overage after minute 500. */
export const afterAllowance =
  'When the 500\u00a0minutes of a month are used up, calls are still answered and cost nothing extra. If two months in a row go over, we ask you to move to Enterprise at your next renewal.';

/** The terms of an annual purchase (agreement 4.2 to 4.4 and 4.8), beside its price. */
export const growthTerms: readonly string[] = [
  `Growth is billed for a year in advance, ${growthPrice.year} before tax, in US dollars.`,
  'It renews for another year at the price then in force until you cancel, which you can do at any time before the renewal date. Payments are not refunded, in whole or in part.',
  growthMeter,
  afterAllowance,
];
