import type { CalculatorGroup, CalculatorResult } from '@halloway/ui';

/** The minutes included in Growth (R54): incoming call minutes a month. */
export const includedMinutes = 500;

/** Derives a plan from a call log: the steps of the pricing page, calculated. */
export const planCalculator = {
  title: 'From your call log to a plan',
  results: 'What you need',
  reset: 'Begin again',
  incomplete: 'One figure is missing. Fill it in, and the plan is worked out again.',
  groups: [
    {
      title: 'Last month’s log',
      fields: [
        { name: 'calls', label: 'Incoming calls that were answered', value: 150, max: 1_000_000, step: 1 },
        { name: 'missed', label: 'Calls that you missed', value: 50, max: 1_000_000, step: 1 },
        { name: 'length', label: 'An ordinary call', value: 2, min: 0.1, max: 240, unit: '{value} minutes' },
      ],
    },
  ] satisfies CalculatorGroup[],
};

const count = (value: number) => value.toLocaleString('en-US');

/** The link below the plan, and the message of the contact form that it leads to. */
export const choice = {
  Growth: {
    href: '/contact?subject=receptionist-growth',
    label: (minutes: string) => `Choose Growth with ${minutes} minutes`,
  },
  Enterprise: {
    href: '/contact?subject=receptionist-enterprise',
    label: (minutes: string) => `Ask for Enterprise with ${minutes} minutes`,
  },
  message: (minutes: string) => `Our phones take about ${minutes} incoming minutes a month.`,
} as const;

/** The minutes of such a month, and the plan for them. */
export function planFor(
  figures: Readonly<Record<string, number>>,
): [month: CalculatorResult, room: CalculatorResult, plan: CalculatorResult & { value: 'Growth' | 'Enterprise' }] {
  const { calls = 0, missed = 0, length = 0 } = figures;
  // Rounded to hundredths: floating-point 3 × 0.1 would round up to 0.4.
  const minutes = Math.ceil(Math.round((calls + missed) * length * 100) / 100);
  const room = Math.floor(includedMinutes / length);
  const fits = minutes <= includedMinutes;
  return [
    { label: 'Incoming minutes a month', value: count(minutes) },
    { label: 'Calls of that length in 500\u00a0minutes', value: count(room) },
    {
      label: 'Plan',
      value: fits ? 'Growth' : 'Enterprise',
      main: true,
      comparison: { amount: minutes, limit: includedMinutes, label: '500 minutes' },
      // As long as each other, so that nothing below moves.
      note: fits
        ? 'No overage charges. If your months are very uneven, ask for Enterprise all the same.'
        : 'No overage charges. If two months in a row are like this, Enterprise fits better.',
    },
  ];
}
