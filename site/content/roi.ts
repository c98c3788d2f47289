import type { CalculatorGroup, CalculatorResult } from '@halloway/ui';

/** `{value}` with a dollar sign before it. */
const inDollars = `$\{value}`;

/** The formula of the article `ai-roi`, with the figures of its example: change both or neither (roi.test.ts). */
export const roi = {
  label: 'The arithmetic, with your figures',
  results: 'What is left',
  incomplete: 'One figure is missing. Fill it in, and the page is worked out again.',
  groups: [
    {
      title: 'What comes in',
      fields: [
        { name: 'missed', label: 'Unanswered calls a week', value: 60, max: 100_000 },
        { name: 'later', label: 'Of those, reach you later anyway', value: 50, max: 100, unit: '{value}%' },
        { name: 'wanted', label: 'Of the rest, were calling to book: one in', value: 3, min: 1, max: 1_000 },
        { name: 'booked', label: 'Of those, book when answered', value: 40, max: 100, unit: '{value}%' },
        {
          name: 'margin',
          label: 'Left of a job, after parts and labor',
          value: 120,
          max: 1_000_000,
          unit: inDollars,
        },
        { name: 'weeks', label: 'Weeks a year', value: 50, min: 1, max: 53 },
        { name: 'service', label: 'Answering service, a month', value: 900, max: 1_000_000, unit: inDollars },
        {
          name: 'overtime',
          label: 'Overtime a year, the half you count',
          value: 4_950,
          max: 1_000_000,
          unit: inDollars,
        },
      ],
    },
    {
      title: 'What goes out',
      fields: [
        {
          name: 'subscription',
          label: 'Subscription and usage, a month',
          value: 1_100,
          min: 1,
          max: 1_000_000,
          unit: inDollars,
        },
        { name: 'connection', label: 'Connecting your systems, once', value: 6_000, max: 1_000_000, unit: inDollars },
        { name: 'launch', label: 'Your own people, to launch', value: 80, max: 100_000, unit: '{value} hours' },
        { name: 'weekly', label: 'Then, a week', value: 2, max: 10_000, unit: '{value} hours' },
        { name: 'wage', label: 'What an hour of theirs costs', value: 40, max: 10_000, unit: inDollars },
      ],
    },
  ] satisfies CalculatorGroup[],
};

/** The results, calculated as in the article, in dollars and jobs. */
export function workedOut(figures: Readonly<Record<string, number>>) {
  const of = (name: string) => figures[name] ?? 0;
  const jobs = (((of('missed') * (100 - of('later'))) / 100 / of('wanted')) * of('booked')) / 100;
  const cash = of('service') * 12 + of('overtime');
  const benefit = jobs * of('margin') * of('weeks') + cash;
  const hours = { first: of('launch') + of('weekly') * of('weeks'), second: of('weekly') * of('weeks') };
  const subscription = of('subscription') * 12;
  const firstCost = subscription + of('connection') + hours.first * of('wage');
  const secondCost = subscription + hours.second * of('wage');
  const short = firstCost - cash;
  const twiceTheHours = (hours.first + hours.second) * of('wage');
  return {
    benefit,
    cash,
    firstCost,
    secondCost,
    /** Jobs a week that have to be saved; infinite where a job leaves no profit. */
    breakEven: short > 0 ? short / (of('margin') * of('weeks')) : 0,
    /** The result of two years with every benefit halved and the staff's hours doubled. */
    halved: benefit - (firstCost + secondCost + twiceTheHours),
  };
}

const dollars = (amount: number) => `${amount < 0 ? '–' : ''}$${Math.abs(Math.round(amount)).toLocaleString('en-US')}`;
const percent = (part: number) => `${Math.round(part * 100).toLocaleString('en-US')}%`.replace('-', '–');

/** The same, in the article's words. */
export function roiResults(figures: Readonly<Record<string, number>>): CalculatorResult[] {
  const { benefit, firstCost, secondCost, breakEven, halved } = workedOut(figures);
  const [first, second] = [benefit - firstCost, benefit - secondCost];
  return [
    { label: 'Benefit a year', value: dollars(benefit) },
    { label: 'Cost of the first year', value: dollars(firstCost) },
    { label: 'Cost of the second', value: dollars(secondCost) },
    { label: 'Left after the first year', value: `${dollars(first)}\u00a0· ${percent(first / firstCost)}` },
    { label: 'Left after the second', value: `${dollars(second)}\u00a0· ${percent(second / secondCost)}` },
    {
      label: 'Halving test, over two years',
      value: dollars(halved),
      note: 'Every benefit cut in half, your own people’s hours doubled.',
    },
    {
      label: 'Break-even',
      main: true,
      value: Number.isFinite(breakEven)
        ? `${breakEven.toLocaleString('en-US', { maximumFractionDigits: 1 })} jobs a week`
        : 'Never',
      note: 'So many more jobs a week the agent has to save in the first year.',
    },
  ];
}
