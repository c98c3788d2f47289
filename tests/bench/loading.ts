import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { browserArguments, browserPath } from '../tools/browser';

/** Lighthouse's mobile profile: a mid-range phone on slow 4G. */
const network = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const cpu = 4;

/** The same in words, for the tables. */
export const throttling = 'a CPU slowed 4 times, 150 ms and 1.6 Mbit/s';

export const openBrowser = async () => {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments });
  return Object.assign(browser, { [Symbol.asyncDispose]: () => browser.close() });
};

/** A phone's page with empty caches. */
export async function newPhone(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // tsx keeps function names by this helper; functions that run in the page need it there.
  await page.addInitScript('globalThis.__name = (named) => named');
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { page, session };
}
