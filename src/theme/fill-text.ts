import { EXACT, knownLocale, numberFormat } from './formats';

/**
 * Replaces the `{placeholders}` of a text; one without a value stays visible. A number may choose its words, in the notation
 * of ICU: `{count, plural, one {# seat} other {# seats}}`. `locale` writes numbers and chooses the words. Also runs on the server.
 */
export function fillText(
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
  locale?: string,
): string {
  const shown = (value: string | number) =>
    typeof value === 'number' && locale ? numberFormat(locale, EXACT).format(value) : String(value);
  return text
    .replace(PLURAL, (plural, name: string, forms: string) => {
      const value = values[name];
      if (value === undefined) return plural;
      const byCategory = new Map([...forms.matchAll(FORM)].map(([, category, words]) => [category, words]));
      const number = Number(value);
      const words =
        byCategory.get(`=${number}`) ??
        byCategory.get(new Intl.PluralRules(knownLocale(locale) ?? 'en').select(number)) ??
        byCategory.get('other');
      return words?.replaceAll('#', shown(value)) ?? plural;
    })
    .replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name];
      return value === undefined ? placeholder : shown(value);
    });
}

const FORM = /(=\d+|\w+)\s*\{((?:[^{}]|\{\w+\})*)\}/g;
const PLURAL = /\{(\w+),\s*plural,\s*((?:(?:=\d+|\w+)\s*\{(?:[^{}]|\{\w+\})*\}\s*)+)\}/g;
