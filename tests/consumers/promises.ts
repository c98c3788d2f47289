/** What holds in every product that a browser opens, whatever built it. */
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { browserArguments, browserPath } from '../tools/browser';

interface Opened {
  origin: string;
  stop: () => Promise<void>;
}

/** Opens the page that `begin` serves before each test; a console message or an error fails the test. */
export function inBrowser(begin: () => Promise<Opened>) {
  let browser: Browser;
  let opened: Opened | undefined;
  let page: Page;
  const messages: string[] = [];
  beforeAll(async () => {
    opened = await begin();
    browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments });
  });
  afterAll(async () => {
    await browser?.close();
    await opened?.stop();
  });
  beforeEach(async () => {
    messages.length = 0;
    page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
    // The browser logs the server's refusal, which is tested below.
    page.on('console', (message) => /status of 422/.test(message.text()) || messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
  });
  afterEach(async () => {
    await page.close();
    expect(messages).toEqual([]);
  });
  return {
    open: async (path = '/') => {
      const answer = await page.goto(`${opened?.origin}${path}`, { waitUntil: 'networkidle' });
      return { page, answer };
    },
  };
}

const computed = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** The text color of points. */
export const QUIET = { light: 'rgb(74, 86, 80)', dark: 'rgb(164, 178, 170)' };

/** Styles that a build's own minifier could drop. */
export function keepsItsLook({ open }: ReturnType<typeof inBrowser>) {
  test('a dark part of a light page is dark after the build', async () => {
    const { page } = await open();
    const point = '[data-scope="points"] li';
    expect(await computed(page, `main ${point}`, 'color')).toBe(QUIET.light);
    expect(await computed(page, `#dark ${point}`, 'color')).toBe(QUIET.dark);
  });

  test('an Arabic carousel is mirrored, and an English one in it is not', async () => {
    const { page } = await open();
    expect(await computed(page, '#arabic button svg', 'scale')).toBe('-1 1');
    expect(await computed(page, '#latin button svg', 'scale')).toBe('none');
  });
}

/** The behaviors after hydration: an answer unfolds, and a form shows the server's errors. */
export function comesAlive({ open }: ReturnType<typeof inBrowser>) {
  test('an answer unfolds, and the previous one closes', async () => {
    const { page } = await open();
    await page.getByText('When is breakfast?').click();
    await expect.poll(() => page.getByText('From seven to ten.').isVisible()).toBe(true);
    await page.getByText('May I bring a dog?').click();
    await expect.poll(() => page.getByText('A small one.').isVisible()).toBe(true);
    await expect.poll(() => page.getByText('From seven to ten.').isVisible()).toBe(false);
  });

  test('a form sends what was typed, and shows the server’s error', async () => {
    const { page } = await open();
    const email = page.getByRole('textbox', { name: 'Email' });
    await email.fill('guest@nowhere.example');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect.poll(() => page.getByText('We cannot write there.').count()).toBeGreaterThan(0);
    await email.fill('guest@inn.example');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect.poll(() => page.getByText('You are subscribed.').isVisible()).toBe(true);
  });
}
