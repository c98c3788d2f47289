import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './page-hero.css';

export interface PageHeroProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The page's h1. */
  title: ReactNode;
  lead?: ReactNode;
  /** The one primary action, and at most one beside it. */
  actions?: ReactNode;
  /** What speaks on this page, at the full width of the window: a `VoicePlayer` that bleeds. */
  voice?: ReactNode;
  /** What the page opens with below its words, at the page's measure: its `Stats`. */
  children?: ReactNode;
  /** What the page is about, in the words that people search for, above a heading that says it in others. */
  kicker?: ReactNode;
  /** What belongs to the heading without being read as part of it, above it: a badge. */
  note?: ReactNode;
  /** The same, beside its last words: what stops those that move. */
  control?: ReactNode;
}

/** The top of a page: one strong sentence, one line of explanation, one action, and the voice that speaks here. */
export function PageHero({
  title,
  lead,
  actions,
  voice,
  kicker,
  note,
  control,
  children,
  className,
  ...root
}: PageHeroProps) {
  return (
    <header data-scope="page-hero" data-part="root" {...root} className={classNames(styles.root, className)}>
      {note && (
        <div data-part="note" className={styles.note}>
          {note}
        </div>
      )}
      {kicker && (
        <p data-part="kicker" className={styles.kicker}>
          {kicker}
        </p>
      )}
      <div data-part="heading" className={styles.heading}>
        {/* Focused after a route change, so that the new page is announced (D19). */}
        <h1 data-part="title" tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {control}
      </div>
      {(lead || actions) && (
        <div data-part="below" className={styles.below}>
          {lead && (
            <p data-part="lead" className={styles.lead}>
              {lead}
            </p>
          )}
          {actions && (
            <div data-part="actions" className={styles.actions}>
              {actions}
            </div>
          )}
        </div>
      )}
      {children && (
        <div data-part="content" className={styles.content}>
          {children}
        </div>
      )}
      {voice && (
        <div data-part="voice" className={styles.voice}>
          {voice}
        </div>
      )}
    </header>
  );
}
