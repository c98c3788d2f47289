import { type BillingPeriod, yearlyPrice, yearlyTotal } from './billing-toggle.machine';

/** What prices and their parts are, in words. */
export interface Amounts {
  /** What is shown for a month. */
  price: (monthly: number, period: BillingPeriod) => string;
  /** What is billed once a year. */
  total: (monthly: number) => string;
  /** What the yearly price saves, in percent. */
  saving: string;
}

/** Writes amounts of a currency as a locale does. @throws RangeError where there is no such locale or currency. */
export function amountsIn(locale: string, currency: string, factor: number): Amounts {
  const style = { style: 'currency', currency } as const;
  const exact = new Intl.NumberFormat(locale, style);
  const whole = new Intl.NumberFormat(locale, { ...style, minimumFractionDigits: 0, maximumFractionDigits: 0 });
  const decimals = exact.resolvedOptions().maximumFractionDigits;
  /** Without cents where there are none, as the specification lists amounts: 25, 12.49. */
  const amount = (of: number) => (Number.isInteger(of) ? whole : exact).format(of);
  return {
    // The yearly price has its cents always (SPEC §9: shown as 20.00); nothing at all is just $0.
    price: (monthly, period) =>
      period === 'yearly' && monthly > 0 ? exact.format(yearlyPrice(monthly, factor, decimals)) : amount(monthly),
    total: (monthly) => amount(yearlyTotal(monthly, factor, decimals)),
    saving: new Intl.NumberFormat(locale, { style: 'percent' }).format(1 - factor),
  };
}
