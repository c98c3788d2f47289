import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './badge.css';

export type BadgeProps = ComponentProps<'span'>;

/** A word or two about the thing beside it, such as "Coming Soon". Not a button: nothing happens on a press. */
export function Badge({ className, ...root }: BadgeProps) {
  return <span data-scope="badge" data-part="root" {...root} className={classNames(styles.root, className)} />;
}
