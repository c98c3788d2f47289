import { type Load, load, openBrowser, throttling } from './loading';
import { buildAstro, buildNext } from './same-pages';
import { serveFolder } from './serving';
import { beside, median, type Table } from './table';

const rounds = 5;

/** Home compared with itself without scripts, with the same sections in Next.js, and with Astro and a React island. */
export async function homeLoads(): Promise<Table[]> {
  const [asNext, asAstro] = [await buildNext(), buildAstro()];
  await using ours = await serveFolder('dist-site');
  await using next = await serveFolder(asNext.folder);
  await using astro = await serveFolder(asAstro.folder);
  await using browser = await openBrowser();
  const pages = [
    { name: 'Home', visit: () => load(browser, ours.origin) },
    { name: 'Home, scripts blocked', visit: () => load(browser, ours.origin, { scriptless: true }) },
    { name: asNext.name, visit: () => load(browser, next.origin) },
    { name: asAstro.name, visit: () => load(browser, astro.origin) },
  ].map((page) => ({ ...page, loads: [] as Load[] }));
  // In turn, so that a slow phase of the machine affects all. The first round is a warm-up.
  for (let round = 0; round <= rounds; round++)
    for (const { visit, loads } of pages) {
      const one = await visit();
      if (round > 0) loads.push(one);
    }
  const figure = (loads: readonly Load[], of: keyof Load) => median(loads.map((one) => one[of]));
  const reference = pages.find(({ name }) => name === 'Home, scripts blocked')?.loads ?? [];
  const cell = (loads: readonly Load[], of: keyof Load, unit = 1, digits = 0) =>
    beside(figure(loads, of) / unit, figure(reference, of) / unit, digits);
  return [
    {
      says:
        `A first visit on ${throttling}; the same server for all; Next.js has the same sections from the packed package, Astro the same HTML; ${rounds} visits each in turn, ` +
        'medians; compared with our Home when no script is fetched. Blocking is what tasks take beyond 50 ms each after the first paint.',
      head: ['page', 'largest paint, ms', 'first paint, ms', 'blocking, ms', 'KB', 'requests'],
      rows: pages.map(({ name, loads }) => [
        name,
        cell(loads, 'lcp'),
        cell(loads, 'fcp'),
        cell(loads, 'blocking'),
        cell(loads, 'bytes', 1024),
        cell(loads, 'requests'),
      ]),
    },
  ];
}
