import { canonicalOf, pictureOf, titleOf } from '../../site/app/head';
import { brand } from '../../site/brand';
import { descriptions } from '../../site/descriptions';
import { routes } from '../../site/routes';
import { expectAccessible } from '../tools/axe';
import { expect, hydrated, test } from './page';

for (const route of routes) {
  test.describe(`${route.path}, one of all pages (R1–R3)`, () => {
    test('loads, has its title and heading, and logs nothing', async ({ page, request }) => {
      const response = await page.goto(route.path);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(titleOf(route));
      expect(await page.locator('h1').count()).toBe(1);
      await expect(page.locator('h1')).not.toBeEmpty();
      const content = (selector: string, attribute = 'content') => page.locator(selector).getAttribute(attribute);
      expect(await content('meta[name="description"]')).toBe(descriptions[route.path]);
      expect(descriptions[route.path].length).toBeGreaterThan(50);
      expect(descriptions[route.path].length).toBeLessThanOrEqual(160);
      expect(await content('link[rel="canonical"]', 'href')).toBe(canonicalOf(route));
      expect(await content('meta[property="og:image"]')).toBe(brand.origin + pictureOf(route));
      expect((await request.get(pictureOf(route))).headers()['content-type']).toBe('image/png');
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
      expect(data['@graph']).not.toEqual([]);
      await hydrated(page);
    });

    test('is accessible, on a phone and on a desktop, in light and in dark', async ({ page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(route.path);
          await hydrated(page);
          await expectAccessible(page, { when: `${colorScheme}, ${width} px` });
        }
      }
    });

    test('has no broken link, and no link to a missing fragment', async ({ page, request }) => {
      await page.goto(route.path);
      const links = await page
        .locator('a[href]')
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
      for (const href of new Set(links.filter((href) => href.startsWith('/')))) {
        const [path = '', fragment] = href.split('#');
        const response = await request.get(path, { maxRedirects: 0 });
        expect(response.status(), `${route.path} links to ${href}`).toBe(200);
        if (fragment) expect(await response.text(), `${route.path} links to ${href}`).toContain(` id="${fragment}"`);
      }
      for (const href of links.filter((link) => !link.startsWith('/'))) {
        expect(href, `${route.path} links to ${href}`).toMatch(
          /^(#[\w-]+$|mailto:[^@]+@halloway\.example|https:\/\/[\w.-]+\.example\b)/,
        );
        if (href.startsWith('#')) expect(await page.locator(`[id="${href.slice(1)}"]`).count(), href).toBe(1);
      }
    });

    test('has no inline style and no inline script', async ({ request }) => {
      const html = await (await request.get(route.path)).text();
      expect(html).not.toMatch(/<[^>]+\sstyle=/);
      expect(html).not.toMatch(/<script(?![^>]*(?:src=|type="application\/ld\+json"))/);
    });
  });
}

test('the sitemap lists every page once, and robots.txt names it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location);
  expect(listed).toEqual(routes.map(canonicalOf));
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${brand.origin}/sitemap.xml`);
});

test.describe('an unknown address (D21)', () => {
  test('answers 404 with a designed page with noindex', async ({ page, silent }) => {
    silent.except.push(/404/);
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not in service.');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    for (const absent of ['link[rel="canonical"]', 'meta[property="og:url"]', 'script[type="application/ld+json"]'])
      await expect(page.locator(absent)).toHaveCount(0);
    await hydrated(page);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page).toHaveTitle(/Contact/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'max-image-preview:large');
  });

  test('loses its trailing slash', async ({ request }) => {
    const response = await request.get('/contact/?service=voice-ai-demo', { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe('/contact?service=voice-ai-demo');
  });

  test('below the articles redirects to their list (R4)', async ({ request }) => {
    const response = await request.get('/media/blog/no-such-article', { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe('/media/blog');
  });
});
