import { expect, test } from 'vitest';
import { articles, isoDate } from '../content/articles';
import { articlePath } from '../routes';
import { modifiedOf } from './modified';

test('the last change of a page is the date that it shows; other pages have none', () => {
  expect(modifiedOf['/privacy']).toBe('2025-01-01');
  expect(modifiedOf['/eula']).toBe('2025-06-01');
  expect(modifiedOf['/media/news']).toBe('2025-08-19');
  for (const { slug, date, modified } of articles)
    expect(modifiedOf[articlePath(slug)], slug).toBe(isoDate(modified ?? date));
  expect(modifiedOf['/about']).toBeUndefined();
});
