import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './stats.css';

/** A number and what it counts. */
export interface Stat {
  /** As it is claimed: "200%+", "3x". */
  value: string;
  label: string;
  description?: string;
}

export interface StatsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  stats: readonly Stat[];
}

/** Numbers that hang on a line. */
export function Stats({ stats, className, ...root }: StatsProps) {
  const columns = Math.min(Math.max(stats.length, 1), 4) as keyof typeof styles.columns;
  return (
    <dl {...root} className={classNames(styles.root, styles.columns[columns], className)}>
      {stats.map(({ value, label, description }) => (
        <div key={label} className={styles.stat}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {description && <dd className={styles.description}>{description}</dd>}
        </div>
      ))}
    </dl>
  );
}
