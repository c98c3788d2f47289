import { expect, test } from 'vitest';

/** The lines of the specification (R) and the decisions on what it leaves open (D), by their numbers. */
const requirements = [
  ...Array.from({ length: 85 }, (_, index) => `R${index + 1}`),
  ...Array.from({ length: 30 }, (_, index) => `D${index + 1}`),
];

const tests = import.meta.glob<string>(
  ['./**/*.{test,spec}.{ts,tsx}', '../{src,site}/**/*.test.{ts,tsx}', '!./requirements.test.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

/** `R39`, `D3`, and everything between the ends of `R39–R41`. */
function cited(text: string): string[] {
  return [...text.matchAll(/\b([RD])(\d+)(?:[–-]\1?(\d+))?\b/g)].flatMap(([, letter, first, last]) =>
    Array.from(
      { length: Number(last ?? first) - Number(first) + 1 },
      (_, index) => `${letter}${Number(first) + index}`,
    ),
  );
}

test('every requirement and every decision is cited by the test that proves it', () => {
  const proven = new Set(Object.values(tests).flatMap(cited));
  expect(requirements.filter((number) => !proven.has(number))).toEqual([]);
});
