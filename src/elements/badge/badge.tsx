import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './badge.css';

/** The props of `Badge`. */
export type BadgeProps = ComponentProps<'span'>;

/** One or two words about the thing beside it, such as "Coming Soon". Not interactive. */
export function Badge({ className, ...root }: BadgeProps) {
  return <span data-scope="badge" data-part="root" {...root} className={classNames(styles.root, className)} />;
}
