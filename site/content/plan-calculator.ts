import type { CalculatorGroup, CalculatorResult } from '@halloway/ui';
import { growthPrice } from './growth';

/** The minutes included in Growth (R54): incoming call minutes a month. */
export const includedMinutes = 500;

/** Derives a plan from a call log, and what its missed calls could be worth by the formula of the article `ai-roi`. */
export const planCalculator = {
  title: 'From your call log to a plan',
  results: 'Your plan, and your missed calls',
  reset: 'Back to the example',
  incomplete: 'One figure is missing. Fill it in, and the plan is worked out again.',
  /** How the article comes to its figures. */
  formula: { label: 'How we calculate it', href: '/media/blog/ai-roi' },
  groups: [
    {
      title: 'Last month’s log',
      fields: [
        { name: 'calls', label: 'Incoming calls that were answered', value: 150, max: 1_000_000, step: 1 },
        { name: 'missed', label: 'Calls that you missed', value: 50, max: 1_000_000, step: 1 },
        { name: 'length', label: 'An ordinary call', value: 2, min: 0.1, max: 240, unit: '{value} minutes' },
      ],
    },
    {
      title: 'What they could bring',
      fields: [
        // Half call again, a third of the rest want to book, and 40% of these do (roi.ts).
        { name: 'lost', label: 'Missed calls that cost you one job', value: 15, min: 1, max: 100_000 },
        {
          name: 'margin',
          label: 'Left of a job, after parts and labor',
          value: 120,
          max: 1_000_000,
          unit: `$\{value}`,
        },
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

const dollars = (price: string) => Number(price.replace(/[$,]/g, ''));

/** The minutes of such a month, the plan for them, and what the missed calls of a year could bring. */
export function planFor(
  figures: Readonly<Record<string, number>>,
): [
  month: CalculatorResult,
  plan: CalculatorResult & { value: 'Growth' | 'Enterprise' },
  worth: CalculatorResult & { note: string },
] {
  const { calls = 0, missed = 0, length = 0, lost = 1, margin = 0 } = figures;
  // Rounded to hundredths: floating-point 3 × 0.1 would round up to 0.4.
  const minutes = Math.ceil(Math.round((calls + missed) * length * 100) / 100);
  const fits = minutes <= includedMinutes;
  const breakEven = Math.ceil((dollars(growthPrice.year) / 12 / margin) * lost);
  return [
    { label: 'Incoming minutes a month', value: count(minutes) },
    {
      label: 'Plan',
      value: fits ? 'Growth' : 'Enterprise',
      main: true,
      comparison: {
        amount: minutes,
        limit: includedMinutes,
        label: fits ? 'within 500\u00a0minutes' : 'over 500\u00a0minutes',
      },
      // As long as each other, so that nothing below moves.
      note: fits
        ? 'No overage charges. If your months are very uneven, ask for Enterprise all the same.'
        : 'No overage charges. If two months in a row are like this, Enterprise fits better.',
    },
    {
      label: 'Profit from the missed calls, a year',
      value: `$${count(Math.round((missed / lost) * margin * 12))}`,
      note: `An invented example, not a promise: put in your own figures. Growth costs ${growthPrice.year} a year${
        Number.isFinite(breakEven) ? `, and pays for itself from ${count(breakEven)} missed calls a month` : ''
      }.`,
    },
  ];
}
