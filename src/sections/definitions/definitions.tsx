import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './definitions.css';

/** A word or a phrase, and what is meant by it here. */
export interface Definition {
  title: string;
  description: ReactNode;
}

export interface DefinitionsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  definitions: readonly Definition[];
}

/** Short phrases and their explanations, a line for each. Things with a page of their own are `Rows`. */
export function Definitions({ definitions, className, ...root }: DefinitionsProps) {
  return (
    <dl {...root} className={classNames(styles.root, className)}>
      {definitions.map(({ title, description }) => (
        <div key={title} className={styles.row}>
          <dt className={styles.term}>{title}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
