import type { APIRequestContext, Request } from 'playwright/test';
import { routes } from '../../site/routes';
import { expect, hydrated, test } from './page';

/** Transferred bytes, in the given encoding where the file has it. */
const transferred = async (request: APIRequestContext, path: string, encoding: 'br' | 'gzip') => {
  const response = await request.fetch(path, { headers: { 'accept-encoding': encoding } });
  expect(response.headers()['content-encoding']).toBe(encoding);
  return Number(response.headers()['content-length']);
};

test('Home’s JavaScript weighs at most 117 KB, and none of it loads before the first paint', async ({
  page,
  request,
}) => {
  const scripts: string[] = [];
  page.on('request', (asked) => asked.resourceType() === 'script' && scripts.push(new URL(asked.url()).pathname));
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  let total = 0;
  for (const script of scripts) total += await transferred(request, script, 'gzip');
  expect(scripts.length).toBeGreaterThan(2);
  // 105 before react-router was used unpatched.
  expect(total).toBeLessThanOrEqual(117 * 1024);
  const blocking = await page
    .locator('head script[src]:not([type=module])')
    .evaluateAll((all) => all.map((script) => script.getAttribute('src') ?? ''));
  expect(blocking).toHaveLength(1);
  expect(await transferred(request, blocking[0] ?? '', 'gzip')).toBeLessThan(1_536);
});

test('Home’s HTML weighs at most 20 KB', async ({ request }) => {
  expect(await transferred(request, '/', 'br')).toBeLessThanOrEqual(20 * 1024);
});

test('no page weighs more than 30 KB, except the agreement, and none loads more than 15 KB of its own code', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  // Shared by all pages.
  const shared = /\/assets\/(entry|main)-/;
  for (const { path } of routes) {
    if (path !== '/eula')
      expect(await transferred(request, path, 'br'), `HTML of ${path}`).toBeLessThanOrEqual(30 * 1024);
    const own = new Set<string>();
    const note = (asked: Request) => {
      const { pathname } = new URL(asked.url());
      if (asked.resourceType() === 'script' && !shared.test(pathname)) own.add(pathname);
    };
    page.on('request', note);
    await page.goto(path);
    await hydrated(page);
    page.off('request', note);
    let total = 0;
    for (const script of own) total += await transferred(request, script, 'gzip');
    expect(own.size, `code of ${path}`).toBeGreaterThan(0);
    expect(total, `code of ${path}`).toBeLessThanOrEqual(15 * 1024);
  }
});

for (const path of ['/', '/contact']) {
  test(`${path} has no layout shift while it loads and hydrates`, async ({ page, silent }) => {
    // Without fonts: the fallback font has their metrics only where the system has Arial or Liberation Sans.
    silent.except.push(/ERR_FAILED/);
    await page.route('**/*.woff2', (route) => route.abort());
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await hydrated(page);
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let total = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) total += (entry as unknown as { value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
          }),
      );
      expect(shift, `at ${width} px`).toBeLessThan(0.005);
    }
  });
}

test('the production style sheet has the theme’s variables', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=stylesheet]').getAttribute('href');
  const css = await (await request.get(href ?? '')).text();
  expect(css).toContain('--hw-color-on-brand:');
  expect(css).toMatch(/@layer hw/);
});

test('hashed files are immutable, pages are revalidated', async ({ page, request }) => {
  await page.goto('/');
  const href = (await page.locator('link[rel=stylesheet]').getAttribute('href')) ?? '';
  expect((await request.get(href)).headers()['cache-control']).toContain('immutable');
  expect((await request.get('/')).headers()['cache-control']).toContain('must-revalidate');
});
