import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { openBrowser } from './loading';
import { startServer } from './serving';
import { beside, median, percentile, type Table } from './table';

const times = 10;
/** Stories of one behaviour, which the list shows while one of them is open; each switch goes from one to the next. */
const stories = ['accordion--collapsed', 'accordion--expanded', 'accordion--live', 'accordion--several-expanded'];

/** Time until the first story is shown with its statechart, and until the next one is. */
export async function workbenchSpeeds(): Promise<Table[]> {
  const folder = mkdtempSync(join(tmpdir(), 'halloway-bench-'));
  try {
    await using ours = await startServer(process.execPath, ['--import', 'tsx', 'site/server/main.ts'], {
      HOST: '127.0.0.1',
      DATA_DIR: folder,
    });
    await using browser = await openBrowser();
    const [alone, first, drawn, switched]: number[][] = [[], [], [], []];
    for (let time = 0; time <= times; time++) {
      const measured = await visit(browser, ours.origin, stories[time % stories.length] ?? '');
      if (time === 0) continue;
      alone?.push(measured.alone);
      first?.push(measured.first);
      drawn?.push(measured.drawn);
      switched?.push(...measured.switched);
    }
    const reference = median(alone ?? []);
    const row = (name: string, took: number[] = []) => [
      name,
      beside(median(took), reference),
      beside(percentile(took, 0.95), reference),
    ];
    return [
      {
        says:
          `A new browser window each time, nothing throttled, ${times} times; compared with the same story alone on its page (\`mode=preview\`), ` +
          'without the workbench around it. A switch is from the press on another story in the list to that story drawn.',
        head: ['what', 'median, ms', '95th percentile, ms'],
        rows: [
          row('a story alone', alone),
          row('the first story in the workbench', first),
          row('and its statechart', drawn),
          row('a switch to another story', switched),
        ],
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function visit(browser: Browser, origin: string, story: string) {
  const alone = await inWindow(browser, async (page) => {
    await page.goto(`${origin}/workbench/?story=${story}&mode=preview`, { waitUntil: 'commit' });
    return until(page, story);
  });
  const workbench = await inWindow(browser, async (page) => {
    await page.goto(`${origin}/workbench/?story=${story}`, { waitUntil: 'commit' });
    const first = await until(page, story);
    const drawn = await until(page, story, 'figure svg');
    const switched: number[] = [];
    for (const next of stories.filter((name) => name !== story)) {
      await page.evaluate(() => {
        addEventListener('pointerdown', ({ timeStamp }) => performance.mark('press', { startTime: timeStamp }), {
          capture: true,
          once: true,
        });
      });
      // Ladle's own list is in the page, and hidden.
      await page.locator(`a[href*="story=${next}"]`).filter({ visible: true }).first().click();
      const shown = await until(page, next);
      switched.push(shown - (await page.evaluate(() => performance.getEntriesByName('press').at(-1)?.startTime ?? 0)));
    }
    return { first, drawn, switched };
  });
  return { alone, ...workbench };
}

/** When a story and, beside it, its chart are on the screen, in ms since the navigation. Playwright's own `waitFor` looks only every 500 ms. */
async function until(page: Page, story: string, beside = 'html'): Promise<number> {
  const found = await page.waitForFunction(
    ([name, other]) => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[data-story-frame]');
      const shown = (frame?.contentDocument ?? document).querySelector(`[data-story="${name}"] > *`);
      return shown?.getClientRects().length && document.querySelector(other) ? performance.now() : 0;
    },
    [story, beside] as const,
    { polling: 'raf' },
  );
  return found.jsonValue();
}

async function inWindow<Result>(browser: Browser, use: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}
