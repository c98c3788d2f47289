import { describe, expect, test } from 'vitest';
import { articles, isoDate } from '../content/articles';
import { pathOf, routes } from '../routes';
import { filesOf, modifiedOf } from './modified';

describe('the files of a page', () => {
  test('are its module and the content that it shows, and not those of other pages', () => {
    expect(filesOf({ path: '/talent' })).toEqual(
      [
        'site/content/agents.ts',
        'site/content/agents/talent.ts',
        'site/content/offers.ts',
        'site/content/icons/functions.ts',
        'site/pages/agent.tsx',
        'site/content/home.ts',
      ].toSorted(),
    );
    expect(filesOf({ path: '/' })).toContain('site/content/home-results.ts');
    expect(filesOf({ path: '/vertical-solutions/retail' })).toContain('site/content/industries/retail.ts');
    expect(filesOf({ path: '/vertical-solutions/retail' })).not.toContain('site/content/industries/technology.ts');
    expect(filesOf({ path: '/eula' })).toContain('site/content/legal/eula.mdx');
    expect(filesOf({ path: pathOf('ai-ethics') })).toContain('site/content/articles/ai-ethics.mdx');
  });

  test('begin with exactly one module of `pages/`, on every page', () => {
    for (const route of routes)
      expect(
        filesOf(route).filter((file) => file.startsWith('site/pages/')),
        route.path,
      ).toHaveLength(1);
  });
});

describe('the day on which a page last changed', () => {
  test('is the one that it shows, where it shows one', () => {
    expect(modifiedOf({ path: '/privacy' })).toBe('2025-01-01');
    expect(modifiedOf({ path: '/eula' })).toBe('2025-06-01');
    expect(modifiedOf({ path: '/media/news' })).toBe('2025-08-19');
    for (const { slug, date, modified } of articles)
      expect(modifiedOf({ path: pathOf(slug) }), slug).toBe(isoDate(modified ?? date));
  });

  test('is otherwise that of the last commit to its own files, or it is left out', () => {
    for (const route of routes) expect(modifiedOf(route) ?? '2026-01-01', route.path).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});
