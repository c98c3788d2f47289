/** How soon the built workbench shows what was asked for, on a desktop without throttling. */
import { loadavg } from 'node:os';
import type { Page } from 'playwright';
import { openBrowser } from './loading';
import { serveFolder } from './serving';
import { median, percentile, shown, type Table } from './table';

const times = 7;
/** Each in a file of its own, which no earlier switch has loaded. */
const others = ['button', 'tabs', 'navbar', 'accordion', 'dialog', 'table', 'alert'];

export async function workbenchTimes(): Promise<Table[]> {
  await using built = await serveFolder('dist-workbench', '/workbench');
  await using browser = await openBrowser();
  const took = { story: [] as number[], chart: [] as number[], switches: [] as number[] };
  for (let time = 0; time < times; time++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    // tsx keeps function names by this helper; functions that run in the page need it there.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(`${built.origin}/workbench/?story=contact-form--refused`, { waitUntil: 'commit' });
    took.story.push(await paintedAfter(page, 'contact-form--refused'));
    took.chart.push(await paintedAfter(page));
    // Until the panel is complete, too.
    await page.waitForTimeout(1_000);
    await page.locator(`nav a[href^="?story=${others[time]}--"]`).first().scrollIntoViewIfNeeded();
    took.switches.push(await switchTo(page, others[time] ?? ''));
    await context.close();
  }
  const row = (what: string, values: number[], most: number) =>
    [what, shown(median(values)), shown(percentile(values, 1)), shown(most)] as const;
  return [
    {
      says:
        `From the request, or the press in the list, to the frame in which it is in the page, in ms: ${times} times with ` +
        `empty caches, on a desktop without throttling; load of the machine at the end: ${shown(loadavg()[0] ?? 0, 1)}.`,
      head: ['what', 'median, ms', 'slowest, ms', 'at most, ms'],
      rows: [
        row('first story', took.story, 1_000),
        row('words of its statechart', took.chart, 1_000),
        row('switch to a story whose code is not loaded', took.switches, 150),
      ],
    },
  ];
}

/** The time since the request, in ms, at which a story is in its window; without one, at which the statechart has words. */
async function paintedAfter(page: Page, story?: string): Promise<number> {
  const found = await page.waitForFunction((id) => {
    const within = document.querySelector<HTMLIFrameElement>('iframe[data-story-frame]')?.contentDocument;
    const part = id
      ? within?.querySelector(`[data-story="${id}"] > *`)
      : document.querySelector('figure svg text')?.textContent;
    return part ? performance.now() : 0;
  }, story);
  return found.jsonValue();
}

/** The time in ms from a press on a component in the list to its first story. */
const switchTo = (page: Page, component: string): Promise<number> =>
  page.evaluate((name) => {
    const link = document.querySelector<HTMLAnchorElement>(`nav a[href^="?story=${name}--"]`);
    const frame = document.querySelector<HTMLIFrameElement>('iframe[data-story-frame]');
    const start = performance.now();
    link?.click();
    return new Promise<number>((resolve) => {
      requestAnimationFrame(function look() {
        const isThere = frame?.contentDocument?.querySelector(`[data-story^="${name}--"] > *`);
        if (isThere) resolve(performance.now() - start);
        else requestAnimationFrame(look);
      });
    });
  }, component);
