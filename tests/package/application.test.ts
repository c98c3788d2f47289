import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browserArguments, browserPath } from '../tools/browser';
import { consumer } from './installed';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

const server = createServer(({ url = '/' }, response) => {
  const file = join(consumer, 'dist', url === '/' ? 'index.html' : url);
  if (!existsSync(file)) return response.writeHead(404).end();
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
  return createReadStream(file).pipe(response);
});

const ink = 'rgb(16, 23, 20)';
const brand = 'rgb(10, 92, 60)';
const style = (of: Locator, property: string) =>
  of.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

describe('a new Vite application that installed the package', () => {
  let browser: Browser;
  let page: Page;
  const messages: string[] = [];

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments });
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    server.close();
  });

  beforeEach(async () => {
    messages.length = 0;
    page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    page.on('response', (response) => response.ok() || messages.push(`${response.status()} ${response.url()}`));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  });
  afterEach(async () => {
    await page.close();
    expect(messages).toEqual([]);
  });

  const accordion = (name: string) => page.locator(`[aria-label="${name}"]`);

  test('shows the accordion in the theme', async () => {
    const root = accordion('As it comes');
    expect(await style(root, 'border-block-start-color')).toBe(ink);
    expect(await style(root, 'border-block-start-width')).toBe('1px');
    expect(await style(root.locator('summary').first(), 'display')).toBe('flex');
    expect(await style(page.locator('body'), 'background-color')).toBe('rgb(246, 247, 243)');
  });

  test('loads the fonts from the package', async () => {
    const loaded = () =>
      document.fonts.ready.then((fonts) => [...fonts].filter((face) => face.status === 'loaded').map((f) => f.family));
    expect((await page.evaluate(loaded)).join()).toContain('Instrument Sans');
  });

  test('opens the answer that a router addresses within the page', async () => {
    await page.evaluate(() => history.pushState(null, '', '#hours'));
    await page.getByText('Day and night').first().waitFor();
    await page.evaluate(() => history.replaceState(null, '', '#languages'));
    await page.getByText('English, Hindi').first().waitFor();
    expect(await page.getByText('Day and night').first().isVisible()).toBe(false);
  });

  test('lets its own styles win without !important', async () => {
    expect(await style(accordion('With our styles'), 'border-block-start-color')).toBe('rgb(1, 2, 3)');
  });

  test('is themed by one variable, for the whole page and for a part of it', async () => {
    const [ours, themed] = ['As it comes', 'In our color'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    );
    expect(await style(ours as Locator, 'background-color')).toBe(brand);
    expect(await style(themed as Locator, 'background-color')).toBe('rgb(120, 0, 90)');
    expect(await style(ours as Locator, 'border-top-left-radius')).toBe('7px');
  });

  test('follows the preference for dark, unless the page sets its own scheme', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await style(accordion('As it comes'), 'border-block-start-color')).toBe('rgb(238, 242, 236)');
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
    expect(await style(accordion('As it comes'), 'border-block-start-color')).toBe(ink);
  });
});
