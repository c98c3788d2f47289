import { load } from 'cheerio';
import type { Page } from 'playwright/test';
import { canonicalOf, pictureOf, titleOf } from '../../site/app/head';
import { brand } from '../../site/brand';
import { descriptions } from '../../site/descriptions';
import { routes } from '../../site/routes';
import { colorRules, expectAccessible } from '../tools/axe';
import { reachesOut, setTextSize, smallTargets, unreadable } from '../tools/fit';
import { expect, hydrated, test } from './page';

/** With the unknown address, whose page is built like the others. */
const pages = [...routes, { path: '/no-such-page' } as const];

/** Changes the theme, and ends the transitions between its colors: axe would measure the ones in the middle. */
async function showIn(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });
}

/** As a phone and as a desktop show it. In dark, where only colors differ, as a desktop does: it shows most of them. */
async function expectAccessibleInEveryLook(page: Page) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await showIn(page, 'light');
    await expectAccessible(page, { when: `light, ${width} px` });
  }
  await showIn(page, 'dark');
  await expectAccessible(page, { when: 'dark, 1440 px', only: colorRules });
}

async function expectFitting(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => document.fonts.ready);
  await setTextSize(page, 200);
  expect.soft(await reachesOut(page), 'at 390 px, text at 200 %').toEqual([]);
  expect.soft(await unreadable(page), 'at 390 px, text at 200 %').toEqual([]);
  await setTextSize(page, 100);
  for (const width of [320, 390, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await reachesOut(page), `at ${width} px`).toEqual([]);
    if (width < 768) expect.soft(await unreadable(page), `at ${width} px`).toEqual([]);
    if (width === 320 || width === 1440) expect.soft(await smallTargets(page), `at ${width} px`).toEqual([]);
  }
}

/** What only scripts can know: the time, the position of an application, the unit beside a computed number. */
const scripted = /^It is \d|^Apply: $|^ minutes$/;

/** Every heading, paragraph, term and cell that a visitor reads is in the HTML: without JavaScript, nothing is missing. */
async function expectTextsInHtml(page: Page, html: string) {
  const texts = 'main :is(h1, h2, h3, h4, p, dt, dd, th, td)';
  const read = await page.locator(texts).evaluateAll((all) => all.map(({ textContent }) => textContent));
  const $ = load(html);
  const written = new Set($(texts).map((_, element) => $(element).text()));
  const missing = read.filter((text) => !written.has(text) && !scripted.test(text));
  expect(missing, 'Render it on the server too: it is missing without JavaScript').toEqual([]);
}

for (const route of routes)
  test(`${route.path} has its title and heading, is accessible, fits every window, and logs nothing (R1–R3)`, async ({
    page,
    request,
  }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
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
    await expectTextsInHtml(page, (await response?.text()) ?? '');
    // One load for all of it: most of the time of a visit is the load.
    await expectAccessibleInEveryLook(page);
    await expectFitting(page);
  });

test.describe('the HTML of every page', () => {
  const sources = new Map<string, { status: number; html: string }>();
  test.beforeEach(async ({ request }) => {
    for (const { path } of pages) {
      const response = await request.get(path, { maxRedirects: 0 });
      sources.set(path, { status: response.status(), html: await response.text() });
    }
  });

  test('has no broken link, and no link to a missing fragment', async ({ request }) => {
    const sourceOf = async (path: string) => {
      if (!sources.has(path)) {
        const response = await request.get(path, { maxRedirects: 0 });
        sources.set(path, { status: response.status(), html: await response.text() });
      }
      return sources.get(path);
    };
    const broken: string[] = [];
    let judged = 0;
    for (const { path } of pages) {
      const { html = '' } = (await sourceOf(path)) ?? {};
      for (const [, written = ''] of html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)) {
        const href = written.replaceAll('&amp;', '&');
        // A greeting in the fragment (D37) is no element.
        const [address = '', fragment] = href.split(/#say=.*|#/);
        judged++;
        if (href.startsWith('/') || href.startsWith('#')) {
          const target = await sourceOf(address || path);
          if (address && target?.status !== 200) broken.push(`${path} links to ${href}, which is ${target?.status}`);
          if (fragment && !target?.html.includes(` id="${fragment}"`))
            broken.push(`${path} links to ${href}, and no element there has that id`);
        } else if (!/^(mailto:[^@]+@halloway\.example|https:\/\/[\w.-]+\.example\b)/.test(href))
          broken.push(`${path} links to ${href}, which is no address of ours`);
      }
    }
    expect(judged).toBeGreaterThan(1_000);
    expect(broken, 'Correct the link in site/content, or add the page to site/routes.ts').toEqual([]);
  });

  test('has no inline style and no inline script', () => {
    for (const [path, { html }] of sources) {
      expect(html, path).not.toMatch(/<[^>]+\sstyle=/);
      expect(html, path).not.toMatch(/<script(?![^>]*(?:src=|type="application\/ld\+json"))/);
    }
  });
});

test.describe('an unknown address (D21)', () => {
  test('answers 404 with a designed page with noindex, which fits every window', async ({ page, silent }) => {
    silent.except.push(/404/);
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not in service.');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    for (const absent of ['link[rel="canonical"]', 'meta[property="og:url"]', 'script[type="application/ld+json"]'])
      await expect(page.locator(absent)).toHaveCount(0);
    await hydrated(page);
    await expectAccessible(page);
    await expectFitting(page);
    await page.getByRole('main').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact?subject=missing-page');
    await expect(page.getByLabel('Subject')).toHaveValue('A page that is missing');
    await expect(page).toHaveTitle(/Contact/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'max-image-preview:large');
  });
});
