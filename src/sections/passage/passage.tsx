import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './passage.css';

export interface PassageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The first paragraph is set larger. */
  paragraphs: readonly string[];
}

/** A few paragraphs of plain text. For text with headings and lists, use `LongText` or `Prose`. */
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
