import { test as base, expect, type Page } from 'playwright/test';

/** Fails a test on a console message, an uncaught error or a refused resource. */
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

/** Waits for hydration by touching the page: the forms then validate with our messages. */
export async function hydrated(page: Page) {
  await page.mouse.move(5, 5);
  await waitForHydration(page);
}

/** Opens a page, and waits for hydration. */
export async function visit(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** Waits for hydration without user input. */
export async function waitForHydration(page: Page) {
  await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' });
}

/** Changes the address without a page load, as a link of another part of the product would. */
export const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

/** Blocks our code, or only some files, until the returned function is called. */
export async function hold(page: Page, files: string | RegExp = '**/assets/main-*.js') {
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

/** The POST requests from now on. */
export function postsOf(page: Page) {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  return posts;
}

/** A slow network, so that the order of things does not depend on how fast this machine is. */
export async function slowNetwork(page: Page) {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  const bytesPerSecond = 400 * 128;
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  return protocol;
}

/** As a browser's translation does it: a `<font>` with other words takes the place of each text node. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, [translate="no"]')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `xx ${text.data}`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

/** The notice that code is missing. */
export const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'has not arrived' });
