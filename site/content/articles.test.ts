import { describe, expect, test } from 'vitest';
import { articles, isoDate, relatedTo } from './articles';

test('are listed newest first, with the titles of the table of routes', () => {
  const dates = articles.map(({ date }) => isoDate(date));
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(articles[0]?.title).toBe('The Future of AI in Business Communication');
});

test('draw their whole title, each in rows of its own', () => {
  for (const { cover, title } of articles) expect((cover.rows ?? [title]).join(' ')).toBe(title);
});

describe('related articles', () => {
  test('skip a slug without an article, without a gap (R80)', () => {
    const cards = relatedTo({ related: ['ai-roi', 'never-written', 'ai-ethics'] });
    expect(cards.map(({ href }) => href)).toEqual(['/media/blog/ai-roi', '/media/blog/ai-ethics']);
  });

  test('show cover, date and title, without a teaser (R80)', () => {
    expect(relatedTo({ related: ['future-ai', 'ai-roi', 'ai-ethics'] })[0]).toEqual({
      slug: 'future-ai',
      href: '/media/blog/future-ai',
      title: 'The Future of AI in Business Communication',
      date: 'August 5, 2025',
      dateTime: '2025-08-05',
      cover: '/covers/future-ai.svg',
    });
  });
});
