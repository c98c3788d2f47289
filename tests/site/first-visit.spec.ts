import type { Page, Request } from 'playwright/test';
import { routes } from '../../site/routes';
import { expect, slowNetwork, test, waitForHydration } from './page';

/** A phone, where the first visit is slowest. */
test.use({ viewport: { width: 412, height: 823 } });

/** All requests of `path` until it is hydrated and the network is idle. */
async function visit(page: Page, path: string) {
  const asked: Request[] = [];
  const note = (request: Request) => asked.push(request);
  page.on('request', note);
  await page.goto(path);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  // data: URLs are no requests, and only a browser with tabs requests the icon.
  return asked.filter((request) => !/^data:|\/favicon\.svg$/.test(request.url()));
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

for (const { path } of routes) {
  test(`a first visit of ${path} makes few requests, all of them in parallel, for a small page`, async ({ page }) => {
    const asked = await visit(page, path);
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

    // The calculators are islands: their code is requested on two pages only, and not before they are about to be visible.
    const later: string[] = [];
    page.on('request', (request) => later.push(request.url()));
    if (path !== openWithCalculator) expect(list.filter((file) => file.includes('calculator'))).toEqual([]);
    if (withCalculator.includes(path)) return;
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('[data-scope="calculator"]')).toHaveCount(0);
    expect(later.filter((file) => file.includes('calculator'))).toEqual([]);
  });
}

for (const path of ['/', '/contact', '/media/blog', '/media/blog/ai-ethics', '/eula', '/virtual-receptionist']) {
  test(`${path} is painted before any of its code is requested, on a slow network too`, async ({ page }) => {
    test.setTimeout(90_000);
    await slowNetwork(page);
    await page.goto(path);
    await waitForHydration(page);
    const { painted, before, code, wanted } = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      // Only a browser with tabs requests the icon.
      const asked = entries.filter(({ name }) => !name.endsWith('/favicon.svg'));
      const path = ({ name }: { name: string }) => new URL(name).pathname;
      return {
        painted,
        before: asked.filter(({ startTime }) => startTime < painted).map(path),
        code: asked.filter(({ name }) => name.endsWith('.js')).filter(({ name }) => !name.includes('/entry-')),
        wanted: document.querySelector('script[data-modules]')?.getAttribute('data-modules')?.split(' ') ?? [],
      };
    });
    expect(painted).toBeGreaterThan(0);
    expect(before.filter((file) => file.endsWith('.js')).length, before.join()).toBe(1);
    expect(before.length, before.join()).toBe(4);
    // In parallel: no request waits for another one.
    const first = code.filter(({ name }) => wanted.includes(new URL(name).pathname));
    expect(first.length).toBe(wanted.length);
    const firstArrival = Math.min(...first.map(({ responseEnd }) => responseEnd));
    for (const { name, startTime } of first) expect(startTime, name).toBeLessThan(firstArrival);
  });
}

test('a press before the first paint requests the code at once', async ({ page }) => {
  let paint = () => {};
  const mayPaint = new Promise<void>((resolve) => {
    paint = resolve;
  });
  await page.route('**/assets/style-*.css', async (route) => {
    await mayPaint;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  const asked = page.waitForRequest('**/assets/main-*.js');
  // The script in the head has run.
  await page.waitForFunction(() => document.body, undefined, { polling: 20 });
  await page.keyboard.press('Tab');
  await asked;
  expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0);
  paint();
  await waitForHydration(page);
});

test('a press is handled by the browser before the code that it requests runs', async ({ page }) => {
  // Only the press starts the loading: neither requestIdleCallback nor the mouse, which rests on the page.
  await page.addInitScript(() => {
    Object.assign(window, { requestIdleCallback: () => 0 });
    addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto('/contact');
  const code = await page.locator('script[data-modules]').getAttribute('data-modules');
  const arrived = Promise.all(
    (code ?? '').split(' ').map((path) => page.waitForResponse((response) => response.url().endsWith(path))),
  );
  await page.keyboard.down('Shift');
  for (const response of await arrived) await response.finished();
  const isTaken = () => page.locator('#root').evaluate((root) => root.hasAttribute('data-hydrated'));
  // The loaded code would have run by the next frames if the key were not still down.
  for (let frame = 0; frame < 10; frame++) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await isTaken()).toBe(false);
  }
  await page.keyboard.up('Shift');
  await waitForHydration(page);
  expect(await isTaken()).toBe(true);
});
