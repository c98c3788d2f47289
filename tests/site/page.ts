import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from 'playwright/test';

/** A test whose page must stay silent: a console message, an uncaught error or a refused resource fails it. */
export const test = base.extend<{ silent: { except: RegExp[] } }>({
  silent: [
    async ({ page }, use) => {
      const heard: string[] = [];
      const except: RegExp[] = [];
      page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
      await use({ except });
      expect(heard.filter((message) => !except.some((pattern) => pattern.test(message)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Until our code has taken over: the forms then validate with our words. */
export async function hydrated(page: Page) {
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => {
    // The page's own boundary is the last to come alive (site/app.tsx).
    const content = document.querySelector('#root main > *');
    return content !== null && Object.keys(content).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Keeps our code from arriving until the function that it returns is called. */
export async function hold(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/browser-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** What axe finds, one line each. An audit of nothing would find nothing: it must have something to pass. */
export async function audit(page: Page) {
  const { violations, passes } = await new AxeBuilder({ page }).analyze();
  expect(passes.length).toBeGreaterThan(5);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('; ')}`,
  );
}
