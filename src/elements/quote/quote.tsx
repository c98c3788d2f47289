import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './quote.css';

export interface QuoteProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What was said, without quotation marks. */
  children: string;
  /** Who said it. Make it plain on the page where the person is an illustration. */
  author?: string | undefined;
  /** What they do: "Head of Support". */
  speaker: string;
  /** Where: "regional clinic group". */
  industry: string;
}

/** What somebody said of us, and in which role they said it. */
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
        {author && `, ${speaker}`}, {industry}
      </figcaption>
    </figure>
  );
}
