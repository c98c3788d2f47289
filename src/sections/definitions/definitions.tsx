import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './definitions.css';

/** A term and its definition. */
export interface DefinitionsItem {
  /** The term. */
  title: string;
  /** What it means. */
  description: ReactNode;
}

/** The props of `Definitions`. */
export interface DefinitionsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The terms, in their order. */
  definitions: readonly DefinitionsItem[];
}

/** A list of terms with their definitions. If each has its own page, use `Rows`. */
export function Definitions({ definitions, className, ...root }: DefinitionsProps) {
  return (
    <dl data-scope="definitions" data-part="root" {...root} className={classNames(styles.root, className)}>
      {definitions.map(({ title, description }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its identity is its position, and two may have the same words
        <div data-part="row" key={at} className={styles.row}>
          <dt data-part="term" className={styles.term}>
            {title}
          </dt>
          <dd data-part="description" className={styles.description}>
            {description}
          </dd>
        </div>
      ))}
    </dl>
  );
}
