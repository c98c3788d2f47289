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

export interface Load {
  /** First and largest contentful paint, ms. */
  fcp: number;
  lcp: number;
  /** Total blocking time: what long tasks take beyond 50 ms each, from the first paint. */
  blocking: number;
  /** Transferred bytes, headers included. */
  bytes: number;
  requests: number;
}

/** One first visit. `scriptless`: scripts are blocked. */
export async function load(browser: Browser, url: string, { scriptless = false } = {}): Promise<Load> {
  const { page, session } = await newPhone(browser);
  try {
    if (scriptless) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
    const counted = { bytes: 0, requests: 0 };
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      counted.requests++;
      counted.bytes += encodedDataLength;
    });
    await page.addInitScript(() => {
      const seen = { lcp: 0, fcp: 0, tasks: [] as [number, number][] };
      Object.assign(window, { seen });
      const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
      observe('largest-contentful-paint', ({ startTime }) => {
        seen.lcp = startTime;
      });
      observe('paint', ({ name, startTime }) => {
        if (name === 'first-contentful-paint') seen.fcp = startTime;
      });
      observe('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
    });
    await page.goto(url, { waitUntil: 'load' });
    // Deferred work starts after the first paint, and requests more.
    if (!scriptless) {
      await page.waitForTimeout(1_500);
      await page.waitForLoadState('networkidle');
    }
    await page.waitForTimeout(1_000);
    const { lcp, fcp, tasks } = await page.evaluate(
      () => (window as unknown as { seen: { lcp: number; fcp: number; tasks: [number, number][] } }).seen,
    );
    const blocking = tasks.reduce((sum, [start, took]) => sum + (start + took > fcp ? Math.max(0, took - 50) : 0), 0);
    return { lcp, fcp, blocking, ...counted };
  } finally {
    await page.context().close();
  }
}
