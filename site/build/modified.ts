import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';
import { articles, isoDate } from '../content/articles';
import { type LegalSlug, legal } from '../content/legal';
import { media } from '../content/media';
import { legalPath, pathOf, type Route, routes } from '../routes';
import table from '../routes.ts?raw';

/** '1st June 2025', 'January 1, 2025': the day at the end of a legal text's own line. */
const dayIn = (updated: string) => isoDate(updated.replace(/^.*pdated /, '').replace(/(\d)(st|nd|rd|th)\b/, '$1'));

const newest = (...days: readonly string[]) => days.toSorted().at(-1) ?? days[0];

const articleDays = articles.map(({ date, modified }) => isoDate(modified ?? date));
const newsDays = media.news.map(({ date }) => isoDate(date));

/** Pages that say when they are from. */
const dated: Record<string, string | undefined> = {
  '/media': newest(...newsDays, ...articleDays),
  '/media/news': newest(...newsDays),
  '/media/blog': newest(...articleDays),
  ...Object.fromEntries(articles.map(({ slug }, index) => [pathOf(slug), articleDays[index]])),
  ...Object.fromEntries(
    Object.entries(legal).map(([slug, { updated }]) => [legalPath(slug as LegalSlug), dayIn(updated)]),
  ),
};

const files = import.meta.glob<string>(['../content/**/*.{ts,mdx}', '../pages/*.tsx', '!../**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** `../pages/home` is `../pages/home.tsx`; nothing for a module that is neither a page nor content. */
const fileOf = (module: string) => ['', '.ts', '.tsx'].map((end) => module + end).find((file) => file in files);

/** The modules that a text imports, as seen from the folder of `from`. */
const importsIn = (text: string, from: string) =>
  [...text.matchAll(/(?:\bfrom |\bimport\()'(\.[^']+)'/g)].map(([, path = '']) =>
    posix.join(posix.dirname(from), path),
  );

/** What one row of the table imports, and with it what the function does that makes the row: `...article(`. */
function rowOf({ path }: Pick<Route, 'path'>): string {
  const rows = table
    .slice(table.indexOf('export const routes'))
    .split(/^ {2}\{$/m)
    .slice(1);
  if (rows.length < routes.length)
    throw new Error('site/routes.ts: a row of the table begins with a `{` on a line of its own.');
  const row = rows[routes.findIndex((route) => route.path === path)] ?? '';
  const [, maker] = /\.\.\.(\w+)\(/.exec(row) ?? [];
  return row.split(/^ {2}\},?$/m)[0] + (maker ? (table.split(`const ${maker} = `)[1]?.split(/^\}\);$/m)[0] ?? '') : '');
}

/** The page's module and the content that it shows, as paths from the root of the repository. */
export function filesOf(route: Pick<Route, 'path'>): string[] {
  const found = new Set<string>();
  const add = (modules: readonly string[]) => {
    for (const file of modules.flatMap((module) => fileOf(module) ?? [])) {
      if (found.has(file)) continue;
      found.add(file);
      add(importsIn(files[file] ?? '', file));
    }
  };
  // The lower half of Home comes by a module of its own.
  add([...importsIn(rowOf(route), '../routes.ts'), ...(route.path === '/' ? ['../content/home-results'] : [])]);
  // What says how content is written, and shows nothing itself.
  for (const file of ['../content/types.ts', '../content/text.tsx']) found.delete(file);
  return [...found].map((file) => file.replace('..', 'site')).toSorted();
}

const git = (...command: readonly string[]) =>
  execFileSync('git', command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Whether every commit is at hand: a shallow clone, an archive or a machine without git cannot say when a file changed. */
function knowsHistory(): boolean {
  try {
    return git('rev-parse', '--is-shallow-repository') === 'false';
  } catch {
    return false;
  }
}

const isKnown = knowsHistory();

/** The day on which a page last changed: its own where it says one, otherwise that of its files' last commit, if it is known. */
export function modifiedOf(route: Pick<Route, 'path'>): string | undefined {
  const own = dated[route.path];
  if (own || !isKnown) return own;
  return git('log', '-1', '--format=%cs', '--', ...filesOf(route)) || undefined;
}
