import type { ComponentProps } from 'react';
import { Voice } from '../../elements/voice';
import { classNames } from '../../theme/class-names';
import * as styles from './status-list.css';

/** A planned item and its progress. */
export interface StatusItem {
  title: string;
  description: string;
  /** In words: "In Development". */
  status: string;
  /** The progress: its line is dotted in planning, dashed in design, and solid in development. */
  progress: 'planning' | 'design' | 'development';
}

export interface StatusListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly StatusItem[];
  /** The rank of the titles. Default: 3. */
  headingLevel?: 2 | 3 | 4;
}

/** A list of plans, each with its progress in words and as a line. */
export function StatusList({ items, headingLevel = 3, className, ...root }: StatusListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul data-scope="status-list" data-part="root" role="list" {...root} className={classNames(styles.root, className)}>
      {items.map(({ title, description, status, progress }) => (
        <li data-part="item" key={title} className={styles.item} data-progress={progress}>
          <Heading data-part="title" className={styles.title}>
            {title}
          </Heading>
          <p data-part="description" className={styles.description}>
            {description}
          </p>
          <Voice data-part="line" text={title} height={48} unit={24} className={styles.line[progress]} />
          <p data-part="status" className={styles.status}>
            {status}
          </p>
        </li>
      ))}
    </ul>
  );
}
