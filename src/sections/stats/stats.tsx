import type { ComponentProps } from 'react';
import { type StatTone, StatValue } from '../../elements/stat-value';
import { classNames } from '../../theme/class-names';
import { keysOf } from '../../theme/keys';
import * as styles from './stats.css';

/** A number and its label. */
export interface StatsItem {
  /** For display: "200%+", "3x". */
  value: string;
  /** The label, which says in words what the tone says by color: "cost reduction". */
  label: string;
  /** A sentence below the label. */
  description?: string | undefined;
  /** The meaning of the number; without it, the number has the color of the text. */
  tone?: StatTone | undefined;
}

/** The props of `Stats`. */
export interface StatsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The numbers, in their order. */
  stats: readonly StatsItem[];
}

/** Numbers with labels. */
export function Stats({ stats, className, ...root }: StatsProps) {
  const keys = keysOf(stats.map(({ label }) => label));
  const columns = Math.min(Math.max(stats.length, 1), 4) as keyof typeof styles.columns;
  return (
    <dl
      data-scope="stats"
      data-part="root"
      {...root}
      className={classNames(styles.root, styles.columns[columns], className)}
    >
      {stats.map(({ value, label, description, tone }, at) => (
        <div data-part="stat" key={keys[at]} className={styles.stat}>
          <dt data-part="label" className={styles.label}>
            {label}
          </dt>
          <dd data-part="value" className={styles.value}>
            <StatValue value={value} tone={tone} />
          </dd>
          {description && (
            <dd data-part="description" className={styles.description}>
              {description}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
