import { readFile } from 'node:fs/promises';
import { canonicalOf } from '../../site/app/head';
import { brand } from '../../site/brand';
import { articles, isoDate } from '../../site/content/articles';
import { articlePath, routes } from '../../site/routes';
import { reachesOut, setTextSize } from '../tools/fit';
import { expect, hydrated, test } from './page';

/** The long texts: two articles, one with many sections, and the agreement. */
const texts = ['/media/blog/ai-implementation', '/media/blog/ai-ethics', '/eula', '/privacy'];

for (const path of texts) {
  test.describe(path, () => {
    test('has a table of contents whose links lead to each section', async ({ page }) => {
      await page.goto(path);
      const contents = page.getByRole('navigation', { name: /^(In this article|Contents)$/ });
      const links = await contents.getByRole('link').all();
      expect(links.length).toBeGreaterThan(4);
      const last = links.at(-1);
      const title = (await last?.textContent()) ?? '';
      await last?.click();
      await expect(page).toHaveURL(new RegExp(`${path}#[a-z0-9-]+$`));
      await expect(
        page.getByRole('main').getByRole('heading', { level: 2, name: title, exact: true }),
      ).toBeInViewport();
    });

    test('has a link beside every heading, visible on keyboard focus', async ({ page }) => {
      await page.goto(path);
      const heading = page.getByRole('main').locator('h2[id]').nth(1);
      const link = page.getByRole('link', { name: `Link to ${await heading.textContent()}` });
      await expect(link).toHaveCSS('opacity', '0');
      await link.focus();
      await expect(link).toHaveCSS('opacity', '1');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${path}#${await heading.getAttribute('id')}`);
    });

    test('is printed black on white, in full, without controls', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
      await page.goto(path);
      await hydrated(page);
      for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role).first()).toBeHidden();
      for (const form of await page.locator('form').all()) await expect(form).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Related Articles' })).toBeHidden();
      const { background, color } = await page.locator('body').evaluate((body) => ({
        background: getComputedStyle(body).backgroundColor,
        color: getComputedStyle(body).color,
      }));
      expect({ background, color }).toEqual({ background: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const link = page.getByRole('main').locator('p a[href^="/"]:visible, li a[href^="/"]:visible').last();
      const printed = await link.evaluate((anchor) => {
        const rule = getComputedStyle(anchor, '::after').content;
        return { rule, href: anchor.getAttribute('href') ?? '' };
      });
      expect(printed.rule.replaceAll('"', '').replaceAll(' ', '')).toContain(`(${brand.origin}${printed.href})`);
    });
  });
}

test('a table fits the window beside text of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 700 });
  await page.goto('/privacy');
  await setTextSize(page, 200);
  await expect(page.getByRole('table', { name: 'What you send us, form by form' })).toBeVisible();
  expect(await reachesOut(page)).toEqual([]);
});

test('the feed is XML, and every page links to it', async ({ page, request }) => {
  const response = await request.get('/rss.xml');
  expect(response.headers()['content-type']).toContain('xml');
  for (const path of ['/', '/media/blog', '/media/blog/ai-roi']) {
    await page.goto(path);
    await expect(page.locator('link[rel="alternate"][type="application/rss+xml"]')).toHaveAttribute('href', '/rss.xml');
  }
});

test('every newsletter form has a visible link to the feed', async ({ page }) => {
  for (const path of ['/media/blog', '/media/news', '/media/blog/ai-roi']) {
    await page.goto(path);
    const link = page
      .getByRole('region', { name: 'Subscribe to Our Newsletter' })
      .getByRole('link', { name: 'RSS feed' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', '/rss.xml');
  }
});

test('the sitemap has every page once, with the last change of every article and policy, as on the page', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const entries = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>)?<\/url>/g)];
  expect(entries.map(([, location]) => location)).toEqual(routes.map(canonicalOf));
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${brand.origin}/sitemap.xml`);
  const dayOf = (path: string) => entries.find(([, location]) => location?.endsWith(path))?.[2];
  expect(dayOf('/future-ai')).toBe('2025-08-05');
  expect(dayOf('/privacy')).toBe('2025-01-01');
  await page.goto('/media/blog/ai-roi');
  const updated = page.locator('[data-scope="article-header"] time').last();
  await expect(updated).toHaveAttribute('datetime', dayOf('/ai-roi') ?? '');
  await expect(updated.locator('..')).toContainText(/Updated [A-Z][a-z]+\s\d+,\s\d{4}/);
});

test('security.txt is at its address (RFC 9116)', async () => {
  expect(await readFile('dist-site/.well-known/security.txt', 'utf8')).toContain(
    'Contact: mailto:security@halloway.example',
  );
});

test('an article’s structured data has its author and date', async ({ page }) => {
  for (const { slug, title, author, date, modified } of articles) {
    await page.goto(articlePath(slug));
    const meta = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
    expect(await meta('og:type')).toBe('article');
    expect(await meta('article:published_time')).toBe(isoDate(date));
    if (modified) expect(await meta('article:modified_time')).toBe(isoDate(modified));
    else await expect(page.locator('meta[property="article:modified_time"]')).toHaveCount(0);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    const posting = data['@graph'].find((thing: { '@type': string }) => thing['@type'] === 'BlogPosting');
    expect(posting).toMatchObject({ headline: title, datePublished: isoDate(date), author: { name: author } });
  }
});

test.describe('from a card to its article', () => {
  const follow = async (page: import('playwright/test').Page) => {
    await page.goto('/media/blog');
    await hydrated(page);
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

test('on a phone a table shows each value under the name of its column', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/privacy');
  const table = page.getByRole('table', { name: 'What you send us, form by form' });
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const value = table.getByRole('cell', { name: /^Email address/ });
  expect(await value.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain('What it collects');
  await expect(value).toHaveAttribute('data-label', 'What it collects');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
});
