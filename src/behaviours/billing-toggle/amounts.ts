import { numberFormat } from '../../theme/formats';
import { type BillingPeriod, yearlyPrice, yearlyTotal } from './billing-toggle.machine';

/** The price of a plan: per month, and, if it has its own, the amount billed once a year. */
interface Price {
  monthly: number | null;
  yearly?: number | undefined;
}

/** The formatted prices of plans. */
export interface Amounts {
  /** The displayed price per month. */
  price: (of: Price, period: BillingPeriod) => string;
  /** The amount billed once a year. */
  total: (of: Price) => string;
  /** Whether a year costs less than twelve months. */
  isCheaper: (of: Price) => boolean;
  /** The largest discount of these plans, in percent and empty if there is none, and whether all have it. */
  saving: (of: readonly Price[]) => { percent: string; isSame: boolean };
}

/** Formats amounts of a currency in a locale. */
export function amountsIn(locale: string, currency: string, factor: number): Amounts {
  const exact = numberFormat(locale, { currency });
  const whole = numberFormat(locale, { currency, minimumFractionDigits: 0, maximumFractionDigits: 0 });
  const percent = numberFormat(locale, { style: 'percent' });
  const decimals = exact.resolvedOptions().maximumFractionDigits;
  /** Without cents if there are none, as in the specification: 25, 12.49. */
  const amount = (of: number) => (Number.isInteger(of) ? whole : exact).format(of);
  const monthlyOf = ({ monthly }: Price) => monthly ?? 0;
  const savingOf = ({ monthly, yearly }: Price) =>
    yearly === undefined || !monthly ? 1 - factor : 1 - yearly / 12 / monthly;
  return {
    // The yearly price always has its cents (SPEC §9: shown as 20.00); zero is $0.
    price: (of, period) =>
      period === 'yearly' && monthlyOf(of) > 0
        ? exact.format(of.yearly === undefined ? yearlyPrice(monthlyOf(of), factor, decimals) : of.yearly / 12)
        : amount(monthlyOf(of)),
    total: (of) => amount(of.yearly ?? yearlyTotal(monthlyOf(of), factor, decimals)),
    isCheaper: (of) => monthlyOf(of) > 0 && savingOf(of) > 0,
    saving: (plans) => {
      const savings = plans.filter((of) => monthlyOf(of) > 0).map(savingOf);
      const largest = Math.max(...savings);
      const isSame = savings.every((one) => percent.format(one) === percent.format(largest));
      return { percent: largest > 0 ? percent.format(largest) : '', isSame };
    },
  };
}
