import type { ComponentProps, ReactNode } from 'react';
import { LazyFallbackImage } from '../../behaviours/fallback-image/lazy-fallback-image';
import { classNames } from '../../theme/class-names';
import { Shared, type SharedTransition } from '../shared';
import * as styles from './article-header.css';

/** The picture of an article. */
export interface ArticleHeaderCover {
  /** The address of a 16:9 picture. */
  src: string;
  /** The address of what is shown if it fails, such as the logo. */
  fallback: string;
  /** Its alternative text. Default: empty. */
  alt?: string | undefined;
}

/** The props of `ArticleHeader`. */
export interface ArticleHeaderProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** The page's h1. */
  title: ReactNode;
  /** The article's address, which its cards link to. */
  href: string;
  /** For display: "August 5, 2025". */
  date: string;
  /** ISO date: "2025-08-05". Without it, `date` may be a sentence: "Last updated January 1, 2025". */
  dateTime?: string | undefined;
  /** The author: "By Hana Kobayashi, Principal Speech Researcher". */
  byline?: ReactNode;
  /** The reading time: "5 min read". */
  readingTime?: ReactNode;
  /** Navigation, such as a link to all articles. */
  section?: ReactNode;
  /** Without it, the title is larger, with the date beside it. */
  cover?: ArticleHeaderCover | undefined;
  /** A spoken sentence below the rest, such as a compact `VoicePlayer`. */
  voice?: ReactNode;
  /** Animates title and cover from the card that was followed: React's `ViewTransition`. */
  transition?: SharedTransition | undefined;
}

/** The top of an article or a policy: title, author, date and cover. */
export function ArticleHeader({
  title,
  href,
  date,
  dateTime,
  byline,
  readingTime,
  section,
  cover,
  voice,
  transition,
  className,
  ...root
}: ArticleHeaderProps) {
  const shared = { transition, href };
  return (
    <header
      data-scope="article-header"
      data-part="root"
      {...root}
      className={classNames(styles.root, !cover && styles.coverless, className)}
    >
      <div data-part="words" className={styles.words}>
        {section && (
          <p data-part="section" className={styles.section}>
            {section}
          </p>
        )}
        <Shared part="title" {...shared}>
          {/* Focused after a route change, so that the new page is announced (D19). */}
          <h1 data-part="title" tabIndex={-1} className={styles.title}>
            {title}
          </h1>
        </Shared>
        <div data-part="facts" className={styles.facts}>
          {byline && (
            <p data-part="byline" className={styles.byline}>
              {byline}
            </p>
          )}
          <p data-part="date" className={styles.date}>
            {dateTime ? (
              <time data-part="time" dateTime={dateTime}>
                {date}
              </time>
            ) : (
              date
            )}
            {readingTime && <> · {readingTime}</>}
          </p>
        </div>
      </div>
      {cover && (
        <Shared part="cover" {...shared}>
          <LazyFallbackImage
            {...cover}
            alt={cover.alt ?? ''}
            width={640}
            height={360}
            fetchPriority="high"
            className={styles.cover}
          />
        </Shared>
      )}
      {voice && (
        <div data-part="voice" className={styles.voice}>
          {voice}
        </div>
      )}
    </header>
  );
}
