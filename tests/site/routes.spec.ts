import { load } from 'cheerio';
import type { Page, Request } from 'playwright/test';
import { routes } from '../../site/routes';
import { axeSource, colorRules, expectAccessible } from '../tools/axe';
import { reachesOut, setTextSize, smallTargets, unreadable } from '../tools/fit';
import { pagesOfEachKind } from './built/read';
import { expect, hydrated, test, waitForHydration } from './page';

/** Changes the theme, and ends the transitions between its colors: axe would measure the ones in the middle. */
async function showIn(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });
}

/**
 * As a phone and as a desktop show it; in dark, where only colors differ, as a desktop does: it shows most of them. Colors take most
 * of axe's time: they are measured on one page of each kind, since the others have the same.
 */
async function expectAccessibleInEveryLook(page: Page, hasColors: boolean) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await showIn(page, 'light');
    await expectAccessible(page, { when: `light, ${width} px`, except: hasColors ? [] : colorRules });
  }
  if (!hasColors) return;
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

/** A first visit: its requests until the page is hydrated and the network is idle, and its HTML. */
async function visit(page: Page, path: string) {
  const asked: Request[] = [];
  const note = (request: Request) => asked.push(request);
  page.on('request', note);
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  // data: URLs are no requests, and only a browser with tabs requests the icon.
  return {
    asked: asked.filter((request) => !/^data:|\/favicon\.svg$/.test(request.url())),
    html: (await response?.text()) ?? '',
  };
}

/** Transferred bytes of each file, in this encoding where it has it. */
const known = new Map<string, Promise<number>>();
function bytes(page: Page, request: Request, encoding: 'br' | 'gzip') {
  const key = `${encoding} ${request.url()}`;
  const size =
    known.get(key) ??
    page.request
      .fetch(request.url(), { headers: { 'accept-encoding': encoding } })
      .then((response) => Number(response.headers()['content-length']));
  known.set(key, size);
  return size;
}

/** Code of all pages. */
const shared = /\/assets\/(entry|main)-/;
/** Pricing opens with its calculator. */
const openWithCalculator = '/pricing';
const withCalculator = [openWithCalculator, '/media/blog/ai-roi'];

/** Few requests, all of them in parallel, for a small page. */
async function expectSmall(page: Page, path: string, asked: readonly Request[]) {
  const list = asked.map((request) => new URL(request.url()).pathname);
  // The calculator in the first screen adds three modules after hydration: itself, what forms share, and the plans.
  expect(list.length, list.join('\n')).toBeLessThanOrEqual(path === openWithCalculator ? 11 : 8);

  const of = (...types: string[]) => asked.filter((request) => types.includes(request.resourceType()));
  const sizes = async (requests: Request[], encoding: 'br' | 'gzip' = 'br') => {
    const all = await Promise.all(requests.map((request) => bytes(page, request, encoding)));
    return all.reduce((total, size) => total + size, 0);
  };
  const fonts = await sizes(of('font'));
  expect(of('font').length, 'a preloaded font that nothing shows, or one that was not preloaded').toBe(2);
  expect(fonts, 'fonts').toBeLessThanOrEqual(36 * 1024);
  // The agreement is one long text.
  expect(fonts + (await sizes(of('document', 'stylesheet'))), 'HTML, styles and fonts').toBeLessThanOrEqual(
    (path === '/eula' ? 67 : 65) * 1024,
  );
  if (path !== '/eula') expect(await sizes(of('document')), 'HTML').toBeLessThanOrEqual(30 * 1024);
  const own = of('script').filter((request) => !shared.test(request.url()));
  expect(own.length, 'code of this page').toBeGreaterThan(0);
  // Careers has the dialog and the form of an application, Contact and the waitlist a form; the calculator of Pricing brings its
  // fields; the agreement is one long text.
  const limit =
    { '/careers': 25, '/pricing': 26, '/contact': 21, '/bdr/waitlist': 18, '/eula': 19 }[path as string] ?? 17;
  expect(await sizes(own, 'gzip'), 'code of this page').toBeLessThanOrEqual(limit * 1024);
}

/** The calculators are islands: their code is requested on two pages only, and not before they are about to be visible. */
async function expectNoCalculator(page: Page, path: string, asked: readonly Request[]) {
  const isCalculator = (request: Request) => new URL(request.url()).pathname.includes('calculator');
  const later: Request[] = [];
  page.on('request', (request) => later.push(request));
  if (path !== openWithCalculator) expect(asked.filter(isCalculator)).toEqual([]);
  if (withCalculator.includes(path)) return;
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('[data-scope="calculator"]')).toHaveCount(0);
  expect(later.filter(isCalculator)).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
}

for (const { path } of routes)
  test(`${path} is there with a heading, weighs little at the first visit, is accessible, fits every window, and logs nothing (R1–R3)`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    // With the document, which takes half as long as to load it afterwards.
    await page.addInitScript(axeSource);
    // A phone, where the first visit is slowest.
    await page.setViewportSize({ width: 412, height: 823 });
    const { asked, html } = await visit(page, path);
    await expectSmall(page, path, asked);
    await expectNoCalculator(page, path, asked);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).not.toBeEmpty();
    await expectTextsInHtml(page, html);
    // One load for all of it: most of the time of a visit is the load.
    await expectAccessibleInEveryLook(page, pagesOfEachKind.includes(path));
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
