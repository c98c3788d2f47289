import { expect, slowNetwork, test, waitForHydration } from './page';

/** A phone, where the first visit is slowest. */
test.use({ viewport: { width: 412, height: 823 } });

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

test('a press before the rest of the HTML is here waits for it, and the page stays whole', async ({ page }) => {
  // The parser waits for a script as it does for a slow network.
  await page.route('/careers', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<footer', '<script src="/rest.js"></script>$&');
    await route.fulfill({ response, body });
  });
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('/rest.js', async (route) => {
    await sent;
    await route.fulfill({ contentType: 'text/javascript', body: 'document.currentScript.remove()' });
  });
  await page.goto('/careers', { waitUntil: 'commit' });
  const code = page.waitForResponse('**/assets/main-*.js');
  await page.getByRole('button', { name: 'Menu' }).click();
  await (await code).finished();
  await page.waitForTimeout(300);
  send();
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
  for (const part of ['header', 'main', 'footer']) await expect(page.locator(`#root > ${part}`)).toHaveCount(1);
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
