import type { CalculatorGroup, CalculatorResult } from '@halloway/ui';
import { growthPrice } from './growth';
import { includedMinutes } from './plan-calculator';
import { roi, workedOut } from './roi';

/** What becomes of a missed call, with the figures of the article's example. */
const names = ['later', 'wanted', 'booked', 'margin'];
const outcomes = roi.groups[0]?.fields.filter(({ name }) => names.includes(name)) ?? [];

/**
 * What a minute of Growth costs, and what the missed calls are worth, by the formula of the article `ai-roi`. An example,
 * and called one: its month is that of the plan calculator.
 */
export const minutePrice = {
  results: 'In this example',
  reset: 'Back to the example',
  incomplete: 'One figure is missing. Fill it in, and this is worked out again.',
  groups: [
    {
      title: 'Your phone',
      fields: [{ name: 'minutes', label: 'Incoming minutes a month', value: 400, min: 1, max: 1_000_000, step: 1 }],
    },
    {
      title: 'The calls you miss',
      fields: [{ name: 'missed', label: 'Missed calls a month', value: 50, max: 100_000, step: 1 }, ...outcomes],
    },
  ] satisfies CalculatorGroup[],
} as const;

const number = (price: string) => Number(price.replace(/[$,]/g, ''));
const whole = (amount: number) => `${amount < 0 ? '–' : ''}$${Math.abs(Math.round(amount)).toLocaleString('en-US')}`;

/** The results for the figures of the form. */
export function priced(figures: Readonly<Record<string, number>>): CalculatorResult[] {
  const { minutes = 1, missed = 0 } = figures;
  // The article's formula multiplies the calls of a week by weeks; here they are those of a month.
  const worth = workedOut({ ...figures, weeks: 12 }).benefit;
  const breakEven = Math.ceil((number(growthPrice.year) * missed) / worth);
  return [
    {
      label: 'A minute of Growth',
      // In whole cents: as a binary number, 0.995 is a little less.
      value: `$${(Math.round((number(growthPrice.month) * 100) / minutes) / 100).toFixed(2)}`,
      note:
        minutes > includedMinutes
          ? `Beyond ${includedMinutes}\u00a0minutes calls are still answered at no extra charge. After two such months we ask you to move to Enterprise.`
          : `At ${whole(number(growthPrice.month))} a month, billed annually.`,
    },
    { label: 'Growth, a year', value: growthPrice.year },
    { label: 'Profit from calls now missed, a year', value: whole(worth) },
    {
      label: 'Left after the price of Growth, a year',
      main: true,
      value: whole(worth - number(growthPrice.year)),
      note: Number.isFinite(breakEven)
        ? `With these figures Growth pays for itself from ${breakEven.toLocaleString('en-US')} missed calls a month, before the hours of your own people.`
        : 'With these figures Growth does not pay for itself.',
    },
  ];
}
