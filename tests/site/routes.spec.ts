import { load } from 'cheerio';
import type { Page } from 'playwright/test';
import { routes } from '../../site/routes';
import { colorRules, expectAccessible } from '../tools/axe';
import { reachesOut, setTextSize, smallTargets, unreadable } from '../tools/fit';
import { expect, hydrated, test } from './page';

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
const scripted = /^It is \d|^Apply: $|^ minutes$|^\$$/;

/** Every heading, paragraph, term and cell that a visitor reads is in the HTML: without JavaScript, nothing is missing. */
async function expectTextsInHtml(page: Page, html: string) {
  const texts = 'main :is(h1, h2, h3, h4, p, dt, dd, th, td)';
  const read = await page.locator(texts).evaluateAll((all) => all.map(({ textContent }) => textContent));
  const $ = load(html);
  const written = new Set($(texts).map((_, element) => $(element).text()));
  const missing = read.filter((text) => !written.has(text) && !scripted.test(text));
  expect(missing, 'Render it on the server too: it is missing without JavaScript').toEqual([]);
}

for (const { path } of routes)
  test(`${path} is there with a heading, is accessible, fits every window, and logs nothing (R1–R3)`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).not.toBeEmpty();
    await hydrated(page);
    await expectTextsInHtml(page, (await response?.text()) ?? '');
    // One load for all of it: most of the time of a visit is the load.
    await expectAccessibleInEveryLook(page);
    await expectFitting(page);
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
