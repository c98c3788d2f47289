import { expect, test } from 'vitest';
import requirements from '../../docs/requirements.md?raw';
import { titlesIn } from '../tools/titles';

const tests = import.meta.glob<string>(
  ['../**/*.{test,spec}.{ts,tsx}', '../../{src,site}/**/*.test.{ts,tsx}', '!./requirements.test.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

/** The numbers of the specification's lines (R) and of the decisions on what it leaves open (D). */
const numbers = [...requirements.matchAll(/(?:^- |[.;] )([RD]\d+) /gm)].map(([, number = '']) => number);

/** `R39`, `D3`, and ranges such as `R39–R41` or `R43 to R49`. */
function cited(text: string): string[] {
  return [...text.matchAll(/\b([RD])(\d+)(?:(?:[–-]| to )\1(\d+))?\b/g)].flatMap(([, letter, first, last]) =>
    Array.from(
      { length: Number(last ?? first) - Number(first) + 1 },
      (_, index) => `${letter}${Number(first) + index}`,
    ),
  );
}

const proven = new Set(Object.entries(tests).flatMap(([path, source]) => titlesIn(source, path).flatMap(cited)));

test('docs/requirements.md numbers every requirement and every decision once', () => {
  const sorted = (letter: string) =>
    numbers
      .filter((number) => number.startsWith(letter))
      .map((number) => Number(number.slice(1)))
      .sort((one, other) => one - other);
  for (const letter of ['R', 'D']) expect(sorted(letter)).toEqual(sorted(letter).map((_, index) => index + 1));
  expect(numbers).toContain('R99');
  expect(numbers).toContain('D43');
});

test('every requirement and every decision is cited by the title of a test', () => {
  expect(numbers.filter((number) => !proven.has(number))).toEqual([]);
});

test('no title cites a number that does not exist', () => {
  expect([...proven].filter((number) => !numbers.includes(number))).toEqual([]);
});
