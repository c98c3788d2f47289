import type { Page } from 'playwright/test';
import { brand } from '../../site/brand';
import { reachesOut, setTextSize } from '../tools/fit';
import { expect, test, visit } from './page';

test('the link beside a heading is visible on keyboard focus', async ({ page }) => {
  await page.goto('/media/blog/ai-ethics');
  const link = page.getByRole('link', { name: /^Link to / }).first();
  await expect(link).toHaveCSS('opacity', '0');
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
});

/** Two articles, one with many sections, the agreement and a policy. */
for (const path of ['/media/blog/ai-implementation', '/media/blog/ai-ethics', '/eula', '/privacy'])
  test(`${path} is printed black on white, in full, without controls`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await visit(page, path);
    for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role).first()).toBeHidden();
    for (const form of await page.locator('form').all()) await expect(form).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Related Articles' })).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const link = page.getByRole('main').locator(':is(p, li) a[href^="/"]:visible').last();
    const printed = await link.evaluate((anchor) => getComputedStyle(anchor, '::after').content);
    expect(printed.replace(/["\s]/g, '')).toContain(`(${brand.origin}${await link.getAttribute('href')})`);
  });

test.describe('from a card to its article', () => {
  const follow = async (page: Page) => {
    await visit(page, '/media/blog');
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      Object.assign(window, { moved: [] });
      document.startViewTransition = (update) => {
        const transition = start(update);
        transition.ready.then(() => {
          const moved = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
          Object.assign(window, { moved });
        });
        return transition;
      };
    });
    await page.getByRole('link', { name: 'A Practical Guide to AI Implementation' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    return () => page.evaluate((): string[] => Reflect.get(window, 'moved'));
  };

  test('title and cover animate', async ({ page }) => {
    const moved = await follow(page);
    for (const part of ['title', 'cover'])
      await expect.poll(moved).toContainEqual(expect.stringContaining(`group(${part}-media-blog-ai-implementation)`));
  });

  test('title and cover do not animate with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const moved = await follow(page);
    await page.waitForLoadState('networkidle');
    expect((await moved()).filter((name) => name.includes('-media-blog-'))).toEqual([]);
  });
});

test('a table fits beside text of twice the size, and on a phone shows each value under the name of its column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 700 });
  await page.goto('/privacy');
  const table = page.getByRole('table', { name: 'What you send us, form by form' });
  await setTextSize(page, 200);
  await expect(table).toBeVisible();
  expect(await reachesOut(page)).toEqual([]);
  await setTextSize(page, 100);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const value = table.getByRole('cell', { name: /^Email address/ });
  expect(await value.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain('What it collects');
  await expect(value).toHaveAttribute('data-label', 'What it collects');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
});
