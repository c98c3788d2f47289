import { Entries, type EntriesProps, Link } from '@halloway/ui';
import { isoDate } from '../../content/articles';
import { media } from '../../content/media';

/** Press coverage, newest first (R73, R74). */
export const News = (props: Pick<EntriesProps, 'headingLevel' | 'className'>) => (
  <Entries
    {...props}
    entries={media.news.map(({ title, outlet, date, summary, href }) => ({
      title,
      facts: [
        outlet,
        <time key={date} dateTime={isoDate(date)}>
          {date}
        </time>,
      ],
      description: summary,
      action: (
        <Link href={href} aria-label={`${media.newsLink}: ${title}, ${outlet}`}>
          {media.newsLink}
        </Link>
      ),
    }))}
  />
);
