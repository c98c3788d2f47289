import type { CalculatorGroup, CalculatorResult } from '@halloway/ui';
import { growthPrice } from './growth';
import { includedMinutes } from './plan-calculator';
import { roi, workedOut } from './roi';

/** The part of the article's page that missed calls fill, with the figures of its example. */
const names = ['missed', 'later', 'wanted', 'booked', 'margin', 'weeks'];
const missedCalls = roi.groups[0]?.fields.filter(({ name }) => names.includes(name)) ?? [];

/** What a minute of Growth costs, and what the missed calls are worth, by the formula of the article `ai-roi`. */
export const minutePrice = {
  results: 'In dollars',
  reset: 'Back to the article’s example',
  incomplete: 'One figure is missing. Fill it in, and this is worked out again.',
  groups: [
    {
      title: 'Your phone',
      fields: [{ name: 'minutes', label: 'Incoming minutes a month', value: 400, min: 1, max: 1_000_000, step: 1 }],
    },
    { title: 'The calls you miss', fields: missedCalls },
  ] satisfies CalculatorGroup[],
} as const;

const number = (price: string) => Number(price.replace(/[$,]/g, ''));
const whole = (amount: number) => `${amount < 0 ? '–' : ''}$${Math.abs(Math.round(amount)).toLocaleString('en-US')}`;

/** The results for the figures of the form. */
export function priced(figures: Readonly<Record<string, number>>): CalculatorResult[] {
  const { minutes = 1 } = figures;
  const worth = workedOut(figures).benefit;
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
    { label: 'Your missed calls, a year', value: whole(worth) },
    {
      label: 'Left, a year',
      main: true,
      value: whole(worth - number(growthPrice.year)),
      note: 'Before the hours of your own people, which the article counts as well.',
    },
  ];
}
