import type { Browser } from 'playwright';
import { newPhone, openBrowser, throttling } from './loading';
import { buildNext } from './same-pages';
import { serveFolder } from './serving';
import { beside, median, percentile, type Table } from './table';

const times = 10;
/** Time on Home before the click, ms: long enough for all idle work to finish. */
const reading = 4_000;
/** Time from hovering a link to pressing it, ms, and how long the button stays down. */
const hovering = 150;
const pressing = 80;

/** From pointerdown on Home to the paint of About: ours, Next.js, and plain HTML. */
export async function routeChanges(): Promise<Table[]> {
  const asNext = await buildNext();
  await using ours = await serveFolder('dist-site');
  await using next = await serveFolder(asNext.folder);
  await using browser = await openBrowser();
  const sites = [
    { name: 'ours', follow: () => follow(browser, ours.origin) },
    { name: asNext.name, follow: () => follow(browser, next.origin) },
    { name: 'plain HTML', follow: () => follow(browser, ours.origin, { scriptless: true }) },
  ].map((site) => ({ ...site, took: [] as number[] }));
  for (let time = 0; time <= times; time++)
    for (const { follow, took } of sites) {
      const one = await follow();
      if (time > 0) took.push(one);
    }
  const reference = sites.find(({ name }) => name === asNext.name)?.took ?? [];
  return [
    {
      says:
        `From Home to About on ${throttling}, from pointer down to the paint that shows the next page's title; the pointer rests on the ` +
        `link for ${hovering} ms and is down for ${pressing}. Next.js has the same sections, players and drawings, from the packed package. ` +
        `${times} times each in turn; compared with Next.js.`,
      head: ['site', 'median, ms', 'slowest, ms'],
      rows: sites.map(({ name, took }) => [
        name,
        beside(median(took), median(reference)),
        beside(percentile(took, 1), percentile(reference, 1)),
      ]),
    },
  ];
}

async function follow(browser: Browser, origin: string, { scriptless = false } = {}): Promise<number> {
  const { page, session } = await newPhone(browser);
  try {
    if (scriptless) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
    const times = { down: 0, painted: 0 };
    await page.exposeFunction('report', (name: 'down' | 'painted', time: number) => {
      times[name] = time;
    });
    await page.addInitScript(() => {
      const { report } = window as unknown as { report: (name: string, time: number) => void };
      const now = () => performance.timeOrigin + performance.now();
      addEventListener('pointerdown', () => report('down', now()), true);
      let isReported = false;
      const look = () => {
        const title = document.querySelector('main h1')?.textContent;
        if (isReported || location.pathname === '/' || !title?.includes('answer for a living')) return;
        isReported = true;
        // The frame that shows it is painted after the next requestAnimationFrame callback.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => report('painted', now());
          port2.postMessage(null);
        });
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
      addEventListener('DOMContentLoaded', look);
    });
    await page.goto(origin, { waitUntil: 'load' });
    await page.waitForTimeout(reading);
    const link = page.locator('footer a[href="/about"]').first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(reading / 4);
    await link.hover();
    await page.waitForTimeout(hovering);
    await page.mouse.down();
    await page.waitForTimeout(pressing);
    await page.mouse.up();
    const deadline = Date.now() + 20_000;
    while (times.painted === 0) {
      if (Date.now() > deadline) throw new Error(`${origin}: About did not appear within 20 s of the press.`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return times.painted - times.down;
  } finally {
    await page.context().close();
  }
}
