import { type ComponentProps, useId } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './statements.css';

/** A sentence about the company, and its kind. */
export interface Statement {
  /** The kind: "Mission". */
  title: string;
  text: string;
}

export interface StatementsProps extends Omit<ComponentProps<'div'>, 'children'> {
  statements: readonly Statement[];
}

/** One or two sentences in large type. For more, use a list. */
export function Statements({ statements, className, ...root }: StatementsProps) {
  const id = useId();
  return (
    <div data-scope="statements" data-part="root" {...root} className={classNames(styles.root, className)}>
      {statements.map(({ title, text }, index) => (
        <section data-part="statement" key={title} aria-labelledby={`${id}-${index}`} className={styles.statement}>
          <h2 data-part="title" id={`${id}-${index}`} className={styles.title}>
            {title}
          </h2>
          <p data-part="words" className={styles.words}>
            {text}
          </p>
        </section>
      ))}
    </div>
  );
}
