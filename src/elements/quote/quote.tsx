import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import { TextRun } from '../../theme/text-run';
import * as styles from './quote.css';

/** The props of `Quote`. */
export interface QuoteProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The quote, without quotation marks. */
  children: string;
  /** The speaker. Make it plain on the page if the person is fictional. */
  author?: string | undefined;
  /** The speaker's role: "Head of Support". */
  speaker: string;
  /** The speaker's organization: "regional clinic group". */
  industry: string;
}

/** A quote with its speaker. */
export function Quote({ children, author, speaker, industry, className, ...root }: QuoteProps) {
  return (
    <figure data-scope="quote" data-part="root" {...root} className={classNames(styles.root, className)}>
      <blockquote data-part="words" className={styles.words}>
        {children}
      </blockquote>
      <figcaption data-part="caption" className={styles.caption}>
        <span data-part="speaker" className={styles.speaker}>
          {author ?? speaker}
        </span>
        <TextRun>{`${author ? `, ${speaker}` : ''}, ${industry}`}</TextRun>
      </figcaption>
    </figure>
  );
}
