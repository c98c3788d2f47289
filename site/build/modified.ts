import { execFileSync } from 'node:child_process';
import { articles, isoDate } from '../content/articles';
import { type LegalSlug, legal } from '../content/legal';
import { media } from '../content/media';
import { legalPath, pathOf, type Route } from '../routes';

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

/** The day of the last change to what pages say; today where the history is not at hand. */
function lastEdit(): string {
  try {
    const day = execFileSync('git', ['log', '-1', '--format=%cs', '--', 'site/content', 'site/pages'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    if (day) return day;
  } catch {
    // Built from an archive, or where there is no git.
  }
  return new Date().toISOString().slice(0, 10);
}

const edited = lastEdit();

/** When a page last changed, for the sitemap and for machines that read articles: '2025-08-05'. */
export const modifiedOf = ({ path }: Pick<Route, 'path'>): string => dated[path] ?? edited;
