import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../elements/link';
import { classNames } from '../../theme/class-names';
import * as styles from './news-list.css';

/** An article that another company has published. */
export interface NewsItem {
  title: string;
  /** The publisher. */
  outlet: string;
  /** For display: "August 19, 2025". */
  date: string;
  /** ISO date: "2025-08-19". */
  dateTime: string;
  summary: ReactNode;
  href: string;
}

export interface NewsListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly NewsItem[];
  /** The links' text: "Read the article". Their names also contain title and outlet. */
  linkLabel: string;
  /** The rank of the titles. Default: 3. */
  headingLevel?: 2 | 3 | 4;
}

/** Press coverage: publisher and date on one side, title and description on the other. */
export function NewsList({ items, linkLabel, headingLevel = 3, className, ...root }: NewsListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul data-scope="news-list" data-part="root" role="list" {...root} className={classNames(styles.root, className)}>
      {items.map(({ title, outlet, date, dateTime, summary, href }) => (
        <li data-part="item" key={href} className={styles.item}>
          <div data-part="source" className={styles.source}>
            <p data-part="outlet" className={styles.outlet}>
              {outlet}
            </p>
            <p data-part="date" className={styles.date}>
              <time data-part="time" dateTime={dateTime}>
                {date}
              </time>
            </p>
          </div>
          <div data-part="story" className={styles.story}>
            <Heading data-part="title" className={styles.title}>
              {title}
            </Heading>
            <p data-part="summary" className={styles.summary}>
              {summary}
            </p>
            <Link data-part="link" href={href} aria-label={`${linkLabel}: ${title}, ${outlet}`}>
              {linkLabel}
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}
