import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { roi, roiResults, workedOut } from './roi';

const example = Object.fromEntries(roi.groups.flatMap(({ fields }) => fields.map(({ name, value }) => [name, value])));
const article = readFileSync(new URL('articles/ai-roi.mdx', import.meta.url), 'utf8');

test('the first example gives the article’s result', () => {
  expect(workedOut(example)).toEqual({
    benefit: 39_750,
    cash: 15_750,
    firstCost: 26_400,
    secondCost: 17_200,
    breakEven: 1.775,
    halved: -15_050,
  });
  for (const figure of ['$39,750', '$26,400', '$17,200', '$13,350', '51%', '$22,550', '131%', '1.8 jobs', '$15,050'])
    expect(article).toContain(figure);
  expect(roiResults(example).map(({ value }) => value)).toEqual([
    '$39,750',
    '$26,400',
    '$17,200',
    '$13,350\u00a0· 51%',
    '$22,550\u00a0· 131%',
    '–$15,050',
    '1.8 jobs a week',
  ]);
});

test('the second example gives the article’s result, a job that leaves $320', () => {
  const values = roiResults({ ...example, margin: 320 }).map(({ value }) => value);
  expect(values[0]).toBe('$79,750');
  expect(values[3]).toContain('202%');
  expect(values[4]).toContain('364%');
  expect(values[5]).toBe('$24,950');
  expect(article).toContain('$24,950 ahead');
});

test('a job without profit never pays off, and cash alone may', () => {
  expect(roiResults({ ...example, margin: 0 }).at(-1)?.value).toBe('Never');
  expect(roiResults({ ...example, service: 10_000 }).at(-1)?.value).toBe('0 jobs a week');
});
