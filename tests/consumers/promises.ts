/** What holds in every product that a browser opens, whatever built it. */
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { browserArguments, browserPath } from '../tools/browser';
import { transitionsEnd } from '../tools/transitions';

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
    // axe needs a context of its own.
    const context = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce' });
    page = await context.newPage();
    // The browser logs the server's refusal, which is tested below.
    page.on('console', (message) => /status of 422/.test(message.text()) || messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
  });
  afterEach(async () => {
    await page.context().close();
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

const BRAND = { light: 'rgb(10, 92, 60)', dark: 'rgb(95, 211, 155)' };

/** `stay.tsx` at a path, beside Tailwind: the computed styles of our components, of its reset and of its utilities. */
export function keepsItsLookBesideTailwind({ open }: ReturnType<typeof inBrowser>, path: string) {
  test(`keeps its look under Tailwind’s reset, in both themes, and its utilities win: ${path}`, async () => {
    const { page } = await open(path);
    const look = (selector: string, property: string) => computed(page, selector, property);
    // The reset is in force.
    expect(await look('h1', 'margin-top')).toBe('0px');
    for (const theme of ['light', 'dark'] as const) {
      await page.getByRole('radio', { name: theme }).check();
      await expect.poll(() => look('[data-part="submit"]', 'background-color')).toBe(BRAND[theme]);
      expect(await look('[data-part="submit"]', 'padding-left')).toBe('24px');
      expect(await look('input[name="name"]', 'border-top-width')).toBe('1px');
      expect(await look('[data-part="plans"]', 'border-top-width')).toBe('1px');
      expect(await look('[data-part="periods"] [data-part="list"]', 'border-top-width')).toBe('1px');
    }
    expect(await look('.bg-black', 'background-color')).toBe('rgb(0, 0, 0)');
    expect(Number.parseFloat(await look('.bg-black', 'border-top-left-radius'))).toBeGreaterThan(100);
    await page.getByRole('button', { name: 'Opening hours' }).click();
    const { x = 0, width = 0 } = (await page.getByRole('dialog').boundingBox()) ?? {};
    expect(x + width / 2).toBeCloseTo((page.viewportSize()?.width ?? 0) / 2, 0);
    // A layout of the product’s has no card of ours.
    expect(await look('[data-scope="form"]', 'border-top-width')).toBe('0px');
    // 64rem of the bar, or what the product says (`globals.css`): it is 60rem wide.
    await page.setViewportSize({ width: 960, height: 700 });
    expect(await look('[data-part="menu-trigger"]', 'display')).toBe('none');
  });
}

/** The same page by keyboard, and without findings of axe. */
export function worksByKeyboard({ open }: ReturnType<typeof inBrowser>, path: string) {
  test('opens and closes by keyboard, with the focus where it was, and remembers the theme', async () => {
    const { page } = await open(path);
    const press = async (name: string, key = 'Enter') => {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press(key);
    };
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await press('Kitchen');
    await expect.poll(() => page.getByRole('link', { name: 'Dishes of the week' }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('link', { name: 'Dishes of the week' }).isVisible()).toBe(false);
    expect(await focused()).toBe('Kitchen');

    await press('Reserve');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
    await page.keyboard.type('Amara');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByText('Reserved for Amara').isVisible()).toBe(true);

    await press('Opening hours');
    await expect.poll(() => page.getByRole('dialog', { name: 'Hours' }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByText('From seven to ten, and at noon.').count()).toBe(0);
    expect(await focused()).toBe('Opening hours');

    await page.getByRole('radio', { name: 'Monthly' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByText('$25.00').isVisible()).toBe(true);
    await press('Next slide');
    await expect.poll(() => page.getByText('2 of 3').isVisible()).toBe(true);

    await page.getByRole('radio', { name: 'Dark' }).check();
    await open(path);
    await expect.poll(() => page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
    expect(await page.locator('[data-scope="theme-switch"]').getAttribute('data-state')).toBe('dark');
    expect(await computed(page, '[data-part="submit"]', 'background-color')).toBe(BRAND.dark);
  });

  test('has no findings of axe, in either theme or in its dialog', async () => {
    const { page } = await open(path);
    const findings = async () =>
      (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [
        id,
        ...nodes.map(({ html }) => html),
      ]);
    for (const theme of ['Light', 'Dark']) {
      await page.getByRole('radio', { name: theme }).check();
      await transitionsEnd(page);
      expect(await findings(), theme).toEqual([]);
    }
    await page.getByRole('button', { name: 'Opening hours' }).click();
    await transitionsEnd(page);
    expect(await findings(), 'dialog').toEqual([]);
  });
}
