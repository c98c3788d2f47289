import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './passage.css';

export interface PassageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The first one is set larger: it has to make the reader want the rest. */
  paragraphs: readonly string[];
}

/** A few paragraphs to be read from beginning to end. Text with headings and lists of its own is an article. */
export function Passage({ paragraphs, className, ...root }: PassageProps) {
  return (
    <div data-scope="passage" data-part="root" {...root} className={classNames(styles.root, className)}>
      {paragraphs.map((paragraph, index) => (
        <p data-part="paragraph" key={paragraph} className={index === 0 ? styles.first : styles.paragraph}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}
