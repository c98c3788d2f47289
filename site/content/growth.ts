/** What the receptionist's Growth plan costs (R54). It is billed for the year, so the year is said with the month. */
export const growthPrice = {
  month: '$398',
  year: '$4,776',
  period: 'per month billed annually, $4,776 a year',
} as const;

/** How the receptionist's trial starts (R26): one answer, on both pages that sell it. */
export const trialStart =
  'Write to us through the contact form and tell us your hours and your number. We set the receptionist up in under 48\u00a0hours, and your 14\u00a0days begin with the first call that you forward.';
