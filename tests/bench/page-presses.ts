import type { Page } from 'playwright';

/** Where a first press goes, and what it presses. */
export const firstPresses = [
  { what: 'navigation', path: '/', press: 'header button' },
  { what: 'question', path: '/', press: 'summary' },
  { what: 'dialog', path: '/careers', press: '[data-scope="application-dialog"] button, main button' },
  { what: 'form field', path: '/contact', press: 'form input:not([type=hidden])' },
] as const;

/**
 * Presses the first visible `selector` of the page at `url`, with the processor slowed `rate` times: at the first paint, so that
 * the press starts the loading, or once the page is `alive`. Resolves to the time from the press to the next paint in
 * milliseconds, as browsers count it (to 8 ms, nothing below 16), the longest of the events of that press.
 */
export async function measurePress(
  page: Page,
  url: string,
  selector: string,
  isAlive: boolean,
  rate = 4,
): Promise<number> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(() => {
    const presses: number[] = [];
    Object.assign(window, { presses });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0)
          presses.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(url, { waitUntil: isAlive ? 'load' : 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const target = page.locator(selector).filter({ visible: true }).first();
  if (isAlive) {
    await page.waitForFunction(() =>
      [...document.querySelectorAll('#root main > *')].every((section) =>
        Object.keys(section).some((key) => key.startsWith('__reactFiber')),
      ),
    );
  }
  await target.click();
  await page.waitForTimeout(2_500);
  const presses = await page.evaluate(() => (window as never as { presses: number[] }).presses);
  await protocol.detach();
  return Math.max(0, ...presses);
}
