import { chromium } from 'playwright';
import { afterEach, expect, test, vi } from 'vitest';
import { browserPath, packedBrowserPath } from '../tools/browser';

const { CHROMIUM_PATH } = process.env;
afterEach(() => {
  vi.restoreAllMocks();
  if (CHROMIUM_PATH === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = CHROMIUM_PATH;
});

/** A file that exists on every machine, in place of an installed browser. */
const installed = process.execPath;

test('prefers the browser that `npm ci` installs to one of the machine', async () => {
  delete process.env.CHROMIUM_PATH;
  vi.spyOn(chromium, 'executablePath').mockReturnValue(installed);
  expect(await browserPath()).toBe((await packedBrowserPath()) ?? installed);
});

test('prefers CHROMIUM_PATH to both', async () => {
  process.env.CHROMIUM_PATH = installed;
  expect(await browserPath()).toBe(installed);
});

test('throws when CHROMIUM_PATH does not exist', async () => {
  process.env.CHROMIUM_PATH = '/no/such/chromium';
  await expect(browserPath()).rejects.toThrow(/CHROMIUM_PATH is \/no\/such\/chromium.*Correct it, or unset it/);
});
