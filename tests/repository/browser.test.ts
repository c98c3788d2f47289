import { chromium } from 'playwright';
import { afterEach, expect, test, vi } from 'vitest';
import { browserPath, packedBrowserPath } from '../tools/browser';

const { CHROMIUM_PATH } = process.env;
afterEach(() => {
  vi.restoreAllMocks();
  if (CHROMIUM_PATH === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = CHROMIUM_PATH;
});

/** A file that is on every machine, in the place of a browser that somebody installed. */
const installed = process.execPath;

test('the browser that `npm ci` brings comes before one that the machine has', async () => {
  delete process.env.CHROMIUM_PATH;
  vi.spyOn(chromium, 'executablePath').mockReturnValue(installed);
  expect(await browserPath()).toBe((await packedBrowserPath()) ?? installed);
});

test('CHROMIUM_PATH comes before both', async () => {
  process.env.CHROMIUM_PATH = installed;
  expect(await browserPath()).toBe(installed);
});

test('a CHROMIUM_PATH that leads nowhere is not passed over', async () => {
  process.env.CHROMIUM_PATH = '/no/such/chromium';
  await expect(browserPath()).rejects.toThrow(/CHROMIUM_PATH is \/no\/such\/chromium.*Correct it, or unset it/);
});
