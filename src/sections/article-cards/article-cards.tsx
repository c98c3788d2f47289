import type { ComponentProps, ReactNode } from 'react';
import { LazyFallbackImage } from '../../behaviours/fallback-image/lazy-fallback-image';
import { Anchor } from '../../elements/link';
import { classNames } from '../../theme/class-names';
import { keysOf } from '../../theme/keys';
import { withTextRuns } from '../../theme/text-run';
import { Shared, type SharedTransition } from '../shared';
import * as styles from './article-cards.css';

/** An article's summary. */
export interface ArticleCardsItem {
  /** The title, which is the link. */
  title: ReactNode;
  /** The article's address. */
  href: string;
  /** For display: "August 5, 2025". */
  date: string;
  /** ISO date: "2025-08-05". */
  dateTime: string;
  /** One or two sentences of it. */
  teaser?: ReactNode;
  /** The address of a 16:9 picture. */
  cover: string;
}

/** The props of `ArticleCards`. */
export interface ArticleCardsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The articles, in their order. */
  cards: readonly ArticleCardsItem[];
  /** The address of the fallback for covers that fail, such as the logo. */
  coverFallback: string;
  /** The visible text of the links: "Read More →". Their names end with the title. */
  more: string;
  /** The rank of the titles. Default: 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Animates title and cover into the opened article: React's `ViewTransition`. */
  transition?: SharedTransition | undefined;
}

/** Article cards: one column on a phone, two on a tablet, three on a desktop. */
export function ArticleCards({
  cards,
  coverFallback,
  more,
  headingLevel = 3,
  transition,
  className,
  ...root
}: ArticleCardsProps) {
  const keys = keysOf(cards.map(({ href }) => href));
  const Heading = `h${headingLevel}` as const;
  return (
    <ul
      data-scope="article-cards"
      data-part="root"
      role="list"
      {...root}
      className={classNames(styles.root, className)}
    >
      {cards.map(({ title, href, date, dateTime, teaser, cover }, at) => (
        <li data-part="card" key={keys[at]} className={styles.card}>
          <Shared part="cover" href={href} transition={transition}>
            {/* A drawing of the title; the title itself is below. */}
            <LazyFallbackImage
              src={cover}
              fallback={coverFallback}
              alt=""
              width={640}
              height={360}
              loading="lazy"
              className={styles.cover}
            />
          </Shared>
          <div data-part="text" className={styles.text}>
            <p data-part="date" className={styles.date}>
              <time data-part="time" dateTime={dateTime}>
                {date}
              </time>
            </p>
            <Shared part="title" href={href} transition={transition}>
              <Heading data-part="title" className={styles.title}>
                {title}
              </Heading>
            </Shared>
            {teaser && (
              <p data-part="teaser" className={styles.teaser}>
                {teaser}
              </p>
            )}
          </div>
          <p data-part="more" className={styles.more}>
            <Anchor data-part="link" href={href} className={styles.link}>
              {more}
              <span data-part="subject" className={styles.subject}>
                {withTextRuns([' ', title])}
              </span>
            </Anchor>
          </p>
        </li>
      ))}
    </ul>
  );
}
