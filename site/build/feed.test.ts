import { expect, test } from 'vitest';
import { articles } from '../content/articles';
import { feed } from './feed';

const all = (name: string) =>
  [...feed().matchAll(new RegExp(`<${name}[^>]*>(.*?)</${name}>`, 'g'))].map(([, text]) => text);

test('has all seven articles, newest first, with absolute URLs and dates in the format of RFC 822', () => {
  expect(all('guid')).toEqual(articles.map(({ slug }) => `https://www.halloway.example/media/blog/${slug}`));
  const dates = all('pubDate').map((date) => Date.parse(date ?? ''));
  expect(dates).toHaveLength(7);
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  expect(all('pubDate')[0]).toBe('Tue, 05 Aug 2025 00:00:00 GMT');
});

test('escapes every character that would end an element early', () => {
  for (const text of [...all('title'), ...all('description')]) expect(text).not.toMatch(/[<>]|&(?!#\d+;)/);
});
