/** Formats of `Intl`, which throws for a wrong locale or currency: a product's typo would take its page down. No side effects. */

/** The locale of numbers if a product names none. */
export const DEFAULT_LOCALE = 'en-US';

/** A locale that `Intl` takes: `de_DE` as `de-DE`, and the default for one that is none. */
export function knownLocale(locale: string | undefined): string | undefined {
  if (locale === undefined) return undefined;
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0];
  } catch {
    return DEFAULT_LOCALE;
  }
}

/** Whether it is written as a currency of ISO 4217. */
export const isCurrency = (currency: string | undefined) => /^[a-z]{3}$/i.test(currency ?? '');

/** A format of numbers, or of amounts of a `currency`. */
export const numberFormat = (
  locale: string | undefined,
  { currency, ...options }: Intl.NumberFormatOptions = {},
): Intl.NumberFormat =>
  new Intl.NumberFormat(
    knownLocale(locale),
    isCurrency(currency) ? { ...options, style: 'currency', currency } : { ...(currency && CENTS), ...options },
  );

/** A number as it is, not rounded to three digits. */
export const EXACT = { maximumFractionDigits: 20 };

/** Without a currency that says how many digits its amounts have. */
const CENTS = { maximumFractionDigits: 2 };
