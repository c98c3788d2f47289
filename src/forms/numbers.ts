/** Numbers as people write them in a locale. No side effects: machines import it. */

/** The locale of numbers if a product names none. */
export const DEFAULT_LOCALE = 'en-US';

/** How a locale writes numbers. Formats are costly to make, and a form asks on every key. */
const notations = new Map<string, Notation>();

interface Notation {
  decimal: string;
  /** The digits of the locale's numbering system, from zero. */
  digits: readonly string[];
  /** Matches a whole number with or without group separators, and its fraction. The separators are `,` and `.` as in English. */
  pattern: RegExp;
  group: string;
}

/** Marks of direction, which some locales write around the sign. */
const INVISIBLE = /[\u200e\u200f\u061c]/g;
/** People type a plain space where a locale groups by a narrow one, and an apostrophe where it groups by a curly one. */
const normalized = (separator: string) => (/\s/.test(separator) ? ' ' : separator === '’' ? "'" : separator);

function notationOf(locale: string): Notation {
  const known = notations.get(locale);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, { useGrouping: true });
  const parts = format.formatToParts(123456789.5);
  const signOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value;
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => [...value].length);
  // India writes 12,34,56,789.
  const middle = groups.at(-2) ?? 3;
  const notation = {
    decimal: signOf('decimal') ?? '.',
    group: normalized(signOf('group') ?? ','),
    digits: Array.from({ length: 10 }, (_, digit) => plain.format(digit)),
    pattern: new RegExp(`^[+-]?(?:\\d+|\\d{1,${middle}}(?:,\\d{${middle}})*,\\d{3})?(?:\\.\\d*)?$`),
  };
  notations.set(locale, notation);
  return notation;
}

/**
 * The number that a text is in a locale: "1.234,5" is 1234.5 in German. NaN if it is none: "2.5" in German is neither a
 * fraction nor a group of thousands, and 25 would be wrong in silence.
 */
export function parseNumber(text: string, locale: string = DEFAULT_LOCALE): number {
  const { decimal, group, digits, pattern } = notationOf(locale);
  const inEnglish = [...text.trim().replace(INVISIBLE, '')]
    .map((character) => {
      const digit = digits.indexOf(character);
      if (digit !== -1) return String(digit);
      if (character === decimal) return '.';
      if (normalized(character) === group) return ',';
      if (character === '−') return '-';
      // A separator of another locale.
      return character === '.' || character === ',' ? '?' : character;
    })
    .join('');
  return pattern.test(inEnglish) && /\d/.test(inEnglish) ? Number(inEnglish.replaceAll(',', '')) : Number.NaN;
}

/** A number as a reader would type it in a locale: with its decimal sign, without groups. */
export const formatNumber = (number: number, locale: string = DEFAULT_LOCALE): string =>
  new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 })
    .format(number)
    .replace(INVISIBLE, '');
