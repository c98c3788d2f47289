import type { Page } from 'playwright';

/** What a first visit of a page costs the main thread of a slow phone, in milliseconds since the visit began. */
export interface PageTasks {
  firstPaint: number;
  largestPaint: number;
  /** When the first of our modules was asked for. */
  asked: number;
  /** When the page's sections were alive. */
  alive: number;
  /** Tasks of 50 ms and more. */
  long: readonly number[];
  /** What of them was over 50 ms, summed: Lighthouse's blocking time, from the first paint on. */
  blocking: number;
}

/**
 * Visits `url` with the processor slowed `rate` times, touches nothing, and waits until every section of the page is alive and
 * two quiet seconds have passed. The page is a new one: its entries begin with the visit.
 */
export async function measureTasks(page: Page, url: string, rate = 4): Promise<PageTasks> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(() => {
    const seen = { long: [] as [start: number, took: number][], largest: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.long.push([startTime, duration]);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.largest = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url);
  const alive = await page.waitForFunction(() => {
    const sections = [...document.querySelectorAll('#root main > *')];
    // No function with a name: what runs this file may mark it with a helper that the page has not.
    return (
      sections.length > 0 &&
      sections.every((section) => Object.keys(section).some((key) => key.startsWith('__reactFiber'))) &&
      performance.now()
    );
  });
  await page.waitForTimeout(2_000);
  const { long, largest, firstPaint, asked } = await page.evaluate(() => {
    const { seen } = window as never as { seen: { long: [number, number][]; largest: number } };
    const modules = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/browser-/.test(name));
    return {
      ...seen,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      asked: Math.min(...modules.map(({ startTime }) => startTime)),
    };
  });
  await protocol.detach();
  const after = long.filter(([start]) => start >= firstPaint);
  return {
    firstPaint,
    largestPaint: largest,
    asked,
    alive: Number(await alive.jsonValue()),
    long: after.map(([, took]) => took),
    blocking: after.reduce((total, [, took]) => total + Math.max(0, took - 50), 0),
  };
}
