import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { routes } from '../../site/routes';
import { browserArguments, browserPath } from '../tools/browser';
import { freePort } from '../tools/free-port';
import { startSite } from '../tools/start-server';
import { installPeers, peers, versionOf } from './peers';
import { beside, median, shown, type Table } from './table';

const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The part of Lighthouse's result that we read. */
interface Result {
  categories: Record<(typeof categories)[number], { score: number | null }>;
  audits: Record<'largest-contentful-paint' | 'total-blocking-time', { numericValue?: number }>;
}
type Lighthouse = (url: string, flags: Record<string, unknown>) => Promise<{ lhr: Result } | undefined>;

/** Lighthouse's phone simulation over every route, with and without scripts. */
export async function lighthouseScores(paths = routes.map(({ path }) => path)): Promise<Table[]> {
  installPeers();
  const module = pathToFileURL(join(peers, 'node_modules/lighthouse/core/index.js')).href;
  const { default: lighthouse } = (await import(module)) as { default: Lighthouse };
  await using site = await startSite();
  const audit = async (path: string, blockedUrlPatterns: string[] = []) => {
    // A new browser for each run, as Lighthouse starts one: no state is left from the previous page.
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath: await browserPath(),
      args: [...browserArguments, `--remote-debugging-port=${port}`],
    });
    try {
      const done = await lighthouse(`${site.origin}${path}`, {
        port,
        logLevel: 'error',
        onlyCategories: categories,
        blockedUrlPatterns,
      });
      if (!done) throw new Error(`Lighthouse has no result for ${path}.`);
      return done.lhr;
    } finally {
      await browser.close();
    }
  };
  const rows: (string | number)[][] = [];
  for (const path of paths) {
    const results: Result[] = [];
    for (let run = 0; run < runs; run++) results.push(await audit(path));
    const scriptless = await audit(path, ['*.js']);
    const score = (of: (typeof categories)[number]) =>
      shown(median(results.map((result) => (result.categories[of].score ?? 0) * 100)));
    const figure = (of: keyof Result['audits']) => median(results.map((result) => result.audits[of].numericValue ?? 0));
    const largest = figure('largest-contentful-paint');
    rows.push([
      path,
      ...categories.map(score),
      beside(largest, scriptless.audits['largest-contentful-paint'].numericValue ?? 0),
      shown(figure('total-blocking-time')),
    ]);
    console.log(rows.at(-1)?.join('  '));
  }
  const best = rows.filter((row) => row.slice(1, 5).every((score) => score === '100')).length;
  return [
    {
      says:
        `Lighthouse ${versionOf('lighthouse')}, mobile, ${runs} runs of each page, medians: ${best} of ${rows.length} routes have four times 100. ` +
        'The largest paint is compared with that of the same page when no script is fetched.',
      head: ['route', 'performance', 'accessibility', 'best practices', 'SEO', 'largest paint, ms', 'blocking, ms'],
      rows,
    },
  ];
}
