import { expect, test } from 'vitest';
import { formatNumber, numberAt, parseNumber, stepsFrom } from './numbers';

test.each<[string, string, number]>([
  ['en-US', '2.5', 2.5],
  ['en-US', '1,234.5', 1234.5],
  ['en-US', '-3', -3],
  ['en-US', '.5', 0.5],
  ['de-DE', '2,5', 2.5],
  ['de-DE', '1.234,5', 1234.5],
  ['de-DE', '1234', 1234],
  ['de-DE', '−3', -3],
  ['de-CH', "1'234.5", 1234.5],
  ['fr-FR', '1 234,5', 1234.5],
  ['en-IN', '12,34,567', 1234567],
  // A spreadsheet of another region groups so (facebook/astryx#5450).
  ['en-IN', '1,234,567.5', 1234567.5],
  ['en-US', '12,34,567', 1234567],
  ['ar-EG', '٢٫٥', 2.5],
  ['ar-EG', '25', 25],
  // Of other keyboards (s-yadav/react-number-format#823).
  ['ja-JP', '１，２３４．５', 1234.5],
  ['en-US', '۱۲۳٫۵', 123.5],
  // A word processor makes a dash of a hyphen; web pages and fonts have others for a minus.
  ...[...'‐‑‒–—−﹣－'].map((minus): [string, string, number] => ['de-DE', `${minus}３`, -3]),
  // A phone's keys have the decimal sign of its own region (primefaces/primereact#5170).
  ['en-US', '2,5', 2.5],
  ['en-US', '-,75', -0.75],
  ['de-DE', '2.5', 2.5],
  ['de-DE', '1.2345', 1.2345],
  ['fr-FR', '2.5', 2.5],
  ['en-US', '0,125', 0.125],
  ['de-CH', '2,50', 2.5],
  // Groups that are none of another notation's decimals, whatever the locale (adobe/react-spectrum#9623).
  ['en-US', '1 000', 1000],
  ['en-US', '-1\u00a0234\u00a0567,25', -1234567.25],
  ['de-DE', '1\u2009000', 1000],
  ['de-DE', '1 000.500', 1000.5],
  ['en-US', "1'000", 1000],
  ['fr-FR', '1’234’567.5', 1234567.5],
  ['en-US', '1.234.567', 1234567],
  ['en-US', '1.234.567,89', 1234567.89],
  ['fr-FR', '1.234.567', 1234567],
  ['fr-FR', '1,234,567.5', 1234567.5],
  ['de-DE', '1,234,567', 1234567],
  ['en-US', '1.234', 1.234],
  ['de-DE', '1.234', 1234],
  // People there group by full stops, too (UI5/openui5#1231).
  ['de-AT', '1.234,5', 1234.5],
  ['nb-NO', '-1.234,', -1234],
  // The full stop of a Japanese keyboard.
  ['ja-JP', '3。5', 3.5],
  // Marks of direction around a number out of an address book or a table.
  ['en-US', '\u202d12.5\u202c', 12.5],
  ['en-US', '\u20661,000\u2069', 1000],
])('in %s, %j is %d', (locale, text, number) => {
  expect(parseNumber(text, locale)).toBe(number);
});

test.each([
  ['de-DE', '1.2.3'],
  ['en-US', '1 00'],
  ['en-US', '1000 000'],
  ['en-US', '1 000,000,000'],
  ['en-US', '1.234.56'],
  ['en-US', '1.234,567.8'],
  ['en-US', '1 234.567 890'],
  ['en-US', '1,23,4'],
  ['en-US', '1.2,5'],
  ['fr-FR', '1.234'],
  ['en-US', '2,'],
  ['en-US', ''],
  ['en-US', '-'],
  ['en-US', '1e3'],
  ['en-US', 'many'],
  // ² is beside 1 on a French keyboard.
  ['fr-FR', '²15'],
  ['en-US', 'Infinity'],
  ['fr-FR', '1,234.5'],
])('in %s, %j is no number', (locale, text) => {
  expect(parseNumber(text, locale)).toBeNaN();
});

test.each([
  ['de-DE', 'EUR', -1234.5],
  ['de-CH', 'CHF', -1234.5],
  ['en-CA', 'USD', 1234.5],
  ['nl-NL', 'EUR', -1234.5],
  ['ja-JP', 'JPY', 1234],
  ['ar-EG', 'EGP', -1234.5],
  ['sv-SE', 'SEK', 1234.5],
])('in %s, an amount in %s is read as it is written (frappe/frappe#8563)', (locale, currency, amount) => {
  for (const currencyDisplay of ['symbol', 'narrowSymbol', 'code'] as const) {
    const { format } = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
    expect(parseNumber(format(amount), locale, currency)).toBe(amount);
  }
});

// Austria groups amounts by full stops, and other numbers by spaces (UI5/openui5#1231).
test.each([1234, -1234.5, 1234567.25])('in de-AT, %d is read as an amount is written, and as a number is', (amount) => {
  const { format } = new Intl.NumberFormat('de-AT', { style: 'currency', currency: 'EUR' });
  expect(parseNumber(format(amount), 'de-AT', 'EUR')).toBe(amount);
  expect(parseNumber(formatNumber(amount, 'de-AT'), 'de-AT', 'EUR')).toBe(amount);
  expect(parseNumber('1.234', 'de-AT', 'EUR')).toBe(1234);
  expect(parseNumber(amount.toLocaleString('de-AT'), 'de-AT', 'EUR')).toBe(amount);
  expect(parseNumber('12.34', 'de-AT', 'EUR')).toBe(12.34);
});

test.each(['12€50', '€', '5 $', '€ 5 €', '.€5'])('%j is no amount in euros', (text) => {
  expect(parseNumber(text, 'en-US', 'EUR')).toBeNaN();
});

test.each(['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'ar-EG'])('reads in %s what it writes', (locale) => {
  for (const number of [0, 2.5, 0.1, -1234567.25, 1e9])
    expect(parseNumber(formatNumber(number, locale), locale)).toBe(number);
  expect(formatNumber(2.5, 'de-DE')).toBe('2,5');
});

test.each([
  [0, 0.3, 0.1, 3],
  [100, 100.1, 0.1, 1],
  [1e6, 1000000.1, 0.1, 1],
  [0.1, 4.35, 0.05, 85],
  [0, 1234567890123, 1, 1234567890123],
  [0, 2e-7, 1e-7, 2],
])('from %d to %d by %d are %d steps (mui/base-ui#4905)', (first, number, step, steps) => {
  expect(stepsFrom(first, number, step)).toBe(steps);
  expect(numberAt(first, steps, step)).toBe(number);
});

test('a number beside a step is no step, however large', () => {
  expect(stepsFrom(0, 1234567890123.5, 1)).toBe(1234567890123.5);
  expect(stepsFrom(0, 1e15 + 0.5, 1)).not.toBe(1e15);
});
