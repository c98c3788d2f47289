import { articles, isoDate } from '../content/articles';
import { legal } from '../content/legal';
import { media } from '../content/media';
import { articlePath } from '../routes';

/** '1st June 2025', 'January 1, 2025': the date at the end of a legal text's own line. */
const dayIn = (updated: string) => isoDate(updated.replace(/^.*pdated /, '').replace(/(\d)(st|nd|rd|th)\b/, '$1'));

const newest = (...days: readonly string[]) => days.toSorted().at(-1);

const articleDays = articles.map(({ date, modified }) => isoDate(modified ?? date));
const newsDays = media.news.map(({ date }) => isoDate(date));

/** Last-modified dates, of pages that show one: search engines ignore dates that the page does not confirm. */
export const modifiedOf: Readonly<Record<string, string | undefined>> = {
  '/media': newest(...newsDays, ...articleDays),
  '/media/news': newest(...newsDays),
  '/media/blog': newest(...articleDays),
  ...Object.fromEntries(articles.map(({ slug }, index) => [articlePath(slug), articleDays[index]])),
  ...Object.fromEntries(Object.entries(legal).map(([slug, { updated }]) => [`/${slug}`, dayIn(updated)])),
};
