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
  await alive(page);
}

/** The same, of a page that nobody touches. */
export async function alive(page: Page) {
  await page.waitForFunction(() => {
    // The page's sections are the last to come alive, each by itself (site/app/slices.tsx).
    const sections = [...document.querySelectorAll('#root main > *')];
    const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    return sections.length > 0 && sections.every(isAlive);
  });
}

/** Keeps our code from arriving, or only some files, until the function that it returns is called. */
export async function hold(page: Page, files = '**/assets/browser-*.js') {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
