import type { ComponentProps, ReactNode } from 'react';
import { Voice } from '../../elements/voice';
import { classNames } from '../../theme/class-names';
import * as styles from './document-header.css';

export interface DocumentHeaderProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  title: ReactNode;
  /** The date: "Last updated January 1, 2025". */
  updated: ReactNode;
  /** A link back. */
  back?: ReactNode;
  /** A sentence, drawn with its words below, or a `VoicePlayer`. */
  greeting?: ReactNode;
}

/** The top of a legal document, such as a policy. */
export function DocumentHeader({ title, updated, back, greeting, className, ...root }: DocumentHeaderProps) {
  return (
    <header data-scope="document-header" data-part="root" {...root} className={classNames(styles.root, className)}>
      {back && (
        <p data-part="back" className={styles.back}>
          {back}
        </p>
      )}
      {/* Focused after a route change, so that the new page is announced (D19). */}
      <h1 data-part="title" tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p data-part="updated" className={styles.updated}>
        {updated}
      </p>
      {typeof greeting === 'string' ? (
        <figure data-part="figure" className={styles.figure}>
          <Voice data-part="voice" text={greeting} height={72} unit={28} className={styles.voice} />
          <figcaption data-part="caption" className={styles.caption}>
            “{greeting}”
          </figcaption>
        </figure>
      ) : (
        greeting && (
          <div data-part="player" className={styles.player}>
            {greeting}
          </div>
        )
      )}
    </header>
  );
}
