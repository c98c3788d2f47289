import type { Browser } from 'playwright';
import { startSite } from '../tools/start-server';
import { newPhone, openBrowser, throttling } from './loading';
import { beside, median, percentile, type Table } from './table';

const times = 5;
/** Longer than any loading that a press or a visible island starts, ms; the next paint comes long before. */
const answering = 2_500;

const presses = [
  { what: 'navigation', path: '/', selector: 'header button' },
  { what: 'question', path: '/', selector: 'summary' },
  { what: 'dialog', path: '/careers', selector: 'main button' },
  { what: 'form field', path: '/contact', selector: 'form input:not([type=hidden])' },
] as const;

type Press = (typeof presses)[number];

/**
 * From the first press on a page to the next paint: when the press starts the loading, when the page is hydrated, and
 * without scripts.
 */
export async function firstPresses(): Promise<Table[]> {
  await using site = await startSite();
  await using browser = await openBrowser();
  const rows: string[][] = [];
  for (const press of presses) {
    const took = { first: [] as number[], hydrated: [] as number[], scriptless: [] as number[] };
    for (let time = 0; time < times; time++) {
      took.first.push(await timeOf(browser, site.origin, press, 'first'));
      took.hydrated.push(await timeOf(browser, site.origin, press, 'hydrated'));
      took.scriptless.push(await timeOf(browser, site.origin, press, 'scriptless'));
    }
    const reference = median(took.scriptless);
    const cell = (of: readonly number[]) => beside(median(of), reference);
    rows.push([
      press.what,
      cell(took.first),
      cell(took.hydrated),
      cell(took.scriptless),
      `${percentile(took.first, 1)}`,
    ]);
  }
  return [
    {
      says:
        `From a press to the paint that follows on ${throttling}, as browsers count it (to 8 ms, nothing below 16), ${times} times each in turn, medians; ` +
        'compared with the same page when no script is fetched. The first press starts the loading.',
      head: ['what is pressed', 'first of all, ms', 'hydrated, ms', 'without scripts, ms', 'slowest first, ms'],
      rows,
    },
  ];
}

async function timeOf(
  browser: Browser,
  origin: string,
  { path, selector }: Press,
  when: 'first' | 'hydrated' | 'scriptless',
) {
  const { page, session } = await newPhone(browser);
  try {
    if (when === 'scriptless') await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
    await page.addInitScript(() => {
      const events: number[] = [];
      Object.assign(window, { events });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0)
            events.push(entry.duration);
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    await page.goto(origin + path, { waitUntil: when === 'first' ? 'commit' : 'load' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const pressed = page.locator(selector).filter({ visible: true }).first();
    if (when === 'hydrated') {
      await page.waitForFunction(() => document.querySelector('#root[data-hydrated]'));
      // Islands whose code is loaded when they become visible.
      await pressed.scrollIntoViewIfNeeded();
      await page.waitForTimeout(answering);
    }
    await pressed.click();
    await page.waitForTimeout(answering);
    return Math.max(0, ...(await page.evaluate((): number[] => Reflect.get(window, 'events'))));
  } finally {
    await page.context().close();
  }
}
