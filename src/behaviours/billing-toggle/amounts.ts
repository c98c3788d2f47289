import { type BillingPeriod, yearlyPrice, yearlyTotal } from './billing-toggle.machine';

/** The formatted prices of a plan. */
export interface Amounts {
  /** The displayed price per month. */
  price: (monthly: number, period: BillingPeriod) => string;
  /** The amount billed once a year. */
  total: (monthly: number) => string;
  /** The yearly discount, in percent. */
  saving: string;
}

/** Formats amounts of a currency in a locale. @throws RangeError for an unknown locale or currency. */
export function amountsIn(locale: string, currency: string, factor: number): Amounts {
  const style = { style: 'currency', currency } as const;
  const exact = new Intl.NumberFormat(locale, style);
  const whole = new Intl.NumberFormat(locale, { ...style, minimumFractionDigits: 0, maximumFractionDigits: 0 });
  const decimals = exact.resolvedOptions().maximumFractionDigits;
  /** Without cents if there are none, as in the specification: 25, 12.49. */
  const amount = (of: number) => (Number.isInteger(of) ? whole : exact).format(of);
  return {
    // The yearly price always has its cents (SPEC §9: shown as 20.00); zero is $0.
    price: (monthly, period) =>
      period === 'yearly' && monthly > 0 ? exact.format(yearlyPrice(monthly, factor, decimals)) : amount(monthly),
    total: (monthly) => amount(yearlyTotal(monthly, factor, decimals)),
    saving: new Intl.NumberFormat(locale, { style: 'percent' }).format(1 - factor),
  };
}
