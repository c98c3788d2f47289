import { type ComponentProps, useId } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './points.css';

/** The props of `Points`. */
export interface PointsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The list's label: "What you bring". */
  label?: string | undefined;
  /** The points, in their order. */
  points: readonly string[];
  /** Makes it a numbered list. */
  ordered?: boolean | undefined;
}

/** A short list with hairlines and a label. */
export function Points({ label, points, ordered = false, className, ...root }: PointsProps) {
  const id = useId();
  const List = ordered ? 'ol' : 'ul';
  return (
    <div data-scope="points" data-part="root" {...root} className={classNames(styles.root, className)}>
      {label && (
        <p data-part="label" id={id} className={styles.label}>
          {label}
        </p>
      )}
      <List data-part="list" role="list" aria-labelledby={label && id} className={styles.list}>
        {points.map((point, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: its identity is its position, and two may have the same words
          <li data-part="point" key={at} className={styles.point}>
            {point}
          </li>
        ))}
      </List>
    </div>
  );
}
