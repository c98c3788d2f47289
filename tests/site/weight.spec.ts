import type { APIRequestContext } from 'playwright/test';
import { routes } from '../../site/routes';
import { expect, hydrated, test } from './page';

/** Transferred bytes, in the given encoding where the file has it. */
const transferred = async (request: APIRequestContext, path: string, encoding: 'br' | 'gzip') => {
  const response = await request.fetch(path, { headers: { 'accept-encoding': encoding } });
  expect(response.headers()['content-encoding']).toBe(encoding);
  return Number(response.headers()['content-length']);
};

test('Home’s JavaScript weighs at most 119 KB, and none of it loads before the first paint', async ({
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
  // 105 before react-router was used unpatched. 118 before the navbar had parts.
  expect(total).toBeLessThanOrEqual(119 * 1024);
  const blocking = await page
    .locator('head script[src]:not([type=module])')
    .evaluateAll((all) => all.map((script) => script.getAttribute('src') ?? ''));
  expect(blocking).toHaveLength(1);
  expect(await transferred(request, blocking[0] ?? '', 'gzip')).toBeLessThan(1_536);
});

test('no page’s JavaScript weighs more than 135 KB', async ({ request }) => {
  const weights = new Map<string, number>();
  const heavy: string[] = [];
  for (const { path } of routes) {
    const html = await (await request.get(path)).text();
    const scripts = /data-modules="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
    for (const script of scripts)
      if (!weights.has(script)) weights.set(script, await transferred(request, script, 'gzip'));
    const total = scripts.reduce((sum, script) => sum + (weights.get(script) ?? 0), 0);
    expect(total, path).toBeGreaterThan(100 * 1024);
    if (total > 135 * 1024) heavy.push(`${path}: ${Math.ceil(total / 1024)} KB. Load its large parts as islands.`);
  }
  expect(heavy).toEqual([]);
});

test('Home’s HTML weighs at most 20 KB', async ({ request }) => {
  expect(await transferred(request, '/', 'br')).toBeLessThanOrEqual(20 * 1024);
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
