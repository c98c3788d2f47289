import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Debian's own headless browser first: the same engine, without the windows of a whole browser. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * The path of a Chromium for the tests, in this order: `CHROMIUM_PATH`; the machine's, which is what visitors have today;
 * on Linux x64 the one in an npm package, which is half a year older; Playwright's own, if it is installed.
 */
export async function browserPath(): Promise<string> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(
      `CHROMIUM_PATH is ${CHROMIUM_PATH}, which does not exist. Correct it, or unset it to use an installed browser.`,
    );
  }
  const found = installedBrowserPath() ?? (await packedBrowserPath());
  if (found) return found;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new Error(
    'The tests found no Chromium. Run `npx playwright install chromium`, or set CHROMIUM_PATH to one you have.',
  );
}

/** The path of the machine's Chromium or Chrome; undefined where there is none. */
export const installedBrowserPath = () => installed.find((path) => existsSync(path));

/** The path of the Chromium that `npm ci` installs; undefined where it does not run. */
export async function packedBrowserPath(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
}

/** The packed Chromium has no sandbox helper, and containers rarely allow one. */
export const browserArguments = ['--no-sandbox'];
