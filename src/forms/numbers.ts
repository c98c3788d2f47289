/** Numbers as people write them in a locale. No side effects: machines import it. */
import { DEFAULT_LOCALE, EXACT, numberFormat } from '../theme/formats';

/** Calls a function once for the same arguments: formats are costly to make, and a form asks on every key. */
function once<Args extends readonly (string | undefined)[], Result>(make: (...args: Args) => Result) {
  const made = new Map<string, Result>();
  return (...args: Args): Result => {
    const key = args.join(' ');
    const result = made.get(key) ?? make(...args);
    made.set(key, result);
    return result;
  };
}

interface Notation {
  decimal: string;
  /** The digits of the locale's numbering system, from zero. */
  digits: readonly string[];
  group: string;
}

/** A number with `,` and `.` as in English, with or without groups: of three digits, or as India writes 12,34,567. */
const IN_ENGLISH = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})?(?:\.\d*)?$/;

/** Marks of direction, which some locales write around the sign, address books around a phone number; and spaces without width. */
const INVISIBLE = /[\u200b\u200e\u200f\u061c\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** A text without invisible marks. */
export const withoutMarks = (text: string): string => text.replace(INVISIBLE, '');
/**
 * Without marks of direction; full-width characters, as a Japanese keyboard writes them, narrow spaces, and the dashes of word
 * processors and fonts as plain ones. Not superscripts: “²15” is a slip on a French keyboard.
 */
const plain = (text: string) =>
  withoutMarks(text.replace(/[\p{Zs}\uff01-\uffee]/gu, (character) => character.normalize('NFKC')))
    .replace(/[‐-—−﹣]/g, '-')
    .replaceAll('。', '.');
/** People type an apostrophe where a locale groups by a curly one. */
const separatorOf = (separator: string) => (separator === '’' ? "'" : plain(separator));

/** How a locale writes numbers, or amounts: Austria groups only these by full stops. */
const notationOf = once((locale: string, currency?: string): Notation => {
  const format = numberFormat(locale, { useGrouping: true, minimumFractionDigits: 1, currency });
  const parts = format.formatToParts(123456789.5);
  const signOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value;
  const digit = numberFormat(locale, { useGrouping: false });
  return {
    decimal: signOf('decimal') ?? '.',
    group: separatorOf(signOf('group') ?? ','),
    digits: Array.from({ length: 10 }, (_, value) => digit.format(value)),
  };
});

/** Unicode has the digits of each script in a row, from zero. */
function digitOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  let digit = 0;
  while (digit < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - digit - 1))) digit++;
  return digit;
}

/** How a currency is written before or after a number, the longest first. */
const signsOf = once((currency: string, locale: string) =>
  (['symbol', 'narrowSymbol', 'code'] as const)
    .flatMap((currencyDisplay) => numberFormat(locale, { currency, currencyDisplay }).formatToParts(1))
    .filter(({ type }) => type === 'currency')
    .map(({ value }) => plain(value))
    .sort((one, other) => other.length - one.length),
);

/** An amount without its currency, which stands at one of its ends. */
function withoutCurrency(text: string, currency: string, locale: string): string {
  for (const sign of signsOf(currency, locale)) {
    const at = text.indexOf(sign);
    const [before, behind] = [text.slice(0, at), text.slice(at + sign.length)];
    if (at >= 0 && (!behind || /^[-+\s]*$/.test(before))) return `${before.trim()}${behind.trim()}`;
  }
  return text;
}

/** One sign with digits behind it, which a phone has in its own region's notation, whatever the page's locale. */
const ONE_SEPARATOR = /^([+-]?)(\d*)([.,])(\d+)$/;

/** Groups of three digits, and what may be behind another separator: a spreadsheet writes them in its own region's notation. */
const GROUPED = /^([+-]?\d{1,3}([ '’.,])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/;

/**
 * The number that a text is in a locale: "1.234,5" is 1234.5 in German. The decimal sign may be that of another locale where it
 * groups no thousands: "2.5" is 2.5 in German too, and "2.500" is 2500. Groups by spaces or apostrophes, or several by the
 * same sign, are read in every locale: "1 000", "1.234.567". NaN if it is none. Digits may be those of any script,
 * and an amount may have the sign of its `currency`.
 */
export function parseNumber(text: string, locale: string = DEFAULT_LOCALE, currency?: string): number {
  const notation = notationOf(locale);
  const written = plain(text).trim();
  const spelled = [...(currency ? withoutCurrency(written, currency, locale) : written)]
    .map((character) => {
      const digit = notation.digits.indexOf(character);
      if (digit !== -1) return String(digit);
      return /\p{Nd}/u.test(character) ? String(digitOf(character)) : character;
    })
    .join('');
  const number = numberIn(spelled, notation);
  return currency && Number.isNaN(number) ? numberIn(spelled, notationOf(locale, currency)) : number;
}

function numberIn(spelled: string, { decimal, group }: Notation): number {
  const [, sign = '', whole = '', separator, fraction = ''] = ONE_SEPARATOR.exec(spelled) ?? [];
  if (separator && separator !== decimal && (fraction.length !== 3 || Number(whole) === 0))
    return Number(`${sign}${whole}.${fraction}`);
  const [, groups = '', by = '', rest = ''] = GROUPED.exec(spelled) ?? [];
  const inGroups = groups.split(by);
  // One group behind a comma or a full stop is the locale's question, unless its decimal sign follows.
  if (by && (inGroups.length > 2 || !'.,'.includes(by) || spelled[groups.length] === decimal))
    return Number(`${inGroups.join('')}.${rest}`);
  const inEnglish = [...spelled]
    .map((character) => {
      // Arabic has its own separators.
      if (character === decimal || character === '٫') return '.';
      if (separatorOf(character) === group || character === '٬') return ',';
      // A separator of another locale.
      return character === '.' || character === ',' ? '?' : character;
    })
    .join('');
  return IN_ENGLISH.test(inEnglish) && /\d/.test(inEnglish) ? Number(inEnglish.replaceAll(',', '')) : Number.NaN;
}

/** A number as a reader would type it in a locale: with its decimal sign, without groups. */
export const formatNumber = (number: number, locale: string = DEFAULT_LOCALE): string =>
  withoutMarks(numberFormat(locale, { useGrouping: false, ...EXACT }).format(number));

/** How many digits a number has behind its decimal point: 7 in 1e-7. */
function decimalsOf(number: number): number {
  const [, fraction = '', exponent = 0] = /(?:\.(\d+))?(?:e(.+))?$/.exec(String(number)) ?? [];
  return Math.max(0, fraction.length - Number(exponent));
}

/** Calculates with whole numbers, since binary fractions have errors: 0.1 + 0.2. */
function inWholes(numbers: readonly number[], calculate: (scale: number, ...wholes: number[]) => number): number {
  const scale = 10 ** Math.max(...numbers.map(decimalsOf));
  return calculate(scale, ...numbers.map((number) => Math.round(number * scale)));
}

/** How many steps a number is from the first one. */
export const stepsFrom = (first: number, number: number, step: number): number =>
  inWholes([first, number, step], (_, from = 0, to = 0, by = 1) => (to - from) / by);

/** The number so many whole steps from the first one. */
export const numberAt = (first: number, steps: number, step: number): number =>
  inWholes([first, step], (scale, from = 0, by = 1) => (from + steps * by) / scale);

/** A text as the same number is written in another locale. One that is no number stays as it is. */
export function rewriteNumber(
  text: string,
  from: string | undefined,
  to: string | undefined,
  currency?: string,
): string {
  const number = from === to ? Number.NaN : parseNumber(text, from, currency);
  return Number.isNaN(number) ? text : formatNumber(number, to);
}
