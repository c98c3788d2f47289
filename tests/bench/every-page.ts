import { routes } from '../../site/routes';
import { type Load, load, openBrowser, throttling } from './loading';
import { serveFolder } from './serving';
import { beside, median, shown, type Table } from './table';

const rounds = 5;

/** Every page with and without scripts: the cost of our code in first paint and in the first interaction. */
export async function pageLoads(): Promise<Table[]> {
  await using site = await serveFolder('dist-site');
  await using browser = await openBrowser();
  const rows: (readonly [path: string, largest: number, without: number, blocking: number])[] = [];
  for (const { path } of routes) {
    const [whole, scriptless]: [Load[], Load[]] = [[], []];
    // Alternates, so that a slow phase of the machine affects both.
    for (let round = 0; round < rounds; round++) {
      whole.push(await load(browser, `${site.origin}${path}`));
      scriptless.push(await load(browser, `${site.origin}${path}`, { scriptless: true }));
    }
    const middle = (loads: readonly Load[], of: keyof Load) => median(loads.map((one) => one[of]));
    rows.push([path, middle(whole, 'lcp'), middle(scriptless, 'lcp'), middle(whole, 'blocking')]);
    console.log(rows.at(-1)?.join('  '));
  }
  const ratios = rows.map(([, largest, without]) => largest / without);
  return [
    {
      says:
        `A first visit of each page on ${throttling}, ${rounds} times with its scripts and ${rounds} without in turn, medians; the largest ` +
        `paint is compared with that without. Of ${rows.length} pages ${ratios.filter((ratio) => ratio <= 1.02).length} have at most 1.02 times, ` +
        `${rows.filter(([, , , blocking]) => blocking <= 30).length} at most 30 ms of blocking; the median is ${median(ratios).toFixed(3)} times.`,
      head: ['page', 'largest paint, ms', 'blocking, ms'],
      rows: rows.map(([path, largest, without, blocking]) => [path, beside(largest, without), shown(blocking)]),
    },
  ];
}
