import { brand } from '../brand';

/** The price of the receptionist's Growth plan (R54): billed annually, so the text gives the month and the year. */
export const growthPrice = {
  month: '$398',
  year: '$4,776',
  period: 'per month billed annually, $4,776 a year',
} as const;

/** The terms of the receptionist's trial (R26), the same on both pages that sell it. */
export const trialStart =
  'Write to us through the contact form and tell us your hours and your number. Once your number forwards to us and your calendar is connected, the receptionist is live in under 48\u00a0hours. Your 14\u00a0days begin with the first call that you forward.';

/** How Growth is bought (terms 2.2): the button opens the contact form. */
const buying =
  '“Choose Growth” opens the contact form. We answer with an order form, and nothing is charged before you sign it.';

/** What counts toward the minutes of Growth: the questions that the ROI article recommends to buyers. */
export const growthMeter =
  'Minutes count while the receptionist is on the line, including wrong numbers and time on hold. They stop when a call is transferred.';

/** Overage after minute 500. */
export const afterAllowance =
  'There are no overage charges: when the 500\u00a0minutes of a month are used up, calls are still answered. If two months in a row go over, we ask you to move to Enterprise at your next renewal.';

/** The terms of an annual purchase (agreement 4.2 to 4.4 and 4.8), beside its price. */
export const growthTerms: readonly string[] = [
  buying,
  `Growth is billed for a year in advance, ${growthPrice.year} before tax, in US dollars.`,
  `It renews for another year at the price then in force until you cancel, on the dashboard or by writing to ${brand.mail.legal}, at any time before the renewal date. Payments are not refunded, in whole or in part.`,
  growthMeter,
  afterAllowance,
  '“Live in under 48 hours” counts from when your number forwards to us and your calendar is connected.',
];
