import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import { Voice } from '../voice';
import * as styles from './quote.css';

export interface QuoteProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What was said, without quotation marks. */
  children: string;
  /** Who said it, by what they do: "Head of Support". Never a name. */
  speaker: string;
  /** Where: "regional clinic group". */
  industry: string;
}

/** What somebody said of us, its voice drawn below it, and in which role they said it. */
export function Quote({ children, speaker, industry, className, ...root }: QuoteProps) {
  return (
    <figure {...root} className={classNames(styles.root, className)}>
      <blockquote className={styles.words}>{children}</blockquote>
      <Voice text={children} tone="quiet" height={40} unit={18} className={styles.voice} />
      <figcaption className={styles.caption}>
        <span className={styles.speaker}>{speaker}</span>, {industry}
      </figcaption>
    </figure>
  );
}
