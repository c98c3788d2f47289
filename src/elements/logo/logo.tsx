import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import { Voice } from '../voice';
import * as styles from './logo.css';

/** The props of `Logo`. */
export interface LogoProps extends ComponentProps<'span'> {
  /** The company's name: as text, and as a drawn voice. */
  name: string;
}

/** The mark: the drawn voice of the name. */
export function Logo({ name, className, ...root }: LogoProps) {
  return (
    <span data-scope="logo" data-part="root" {...root} className={classNames(styles.root, className)}>
      <Voice data-part="mark" text={name} height={22} unit={11} tone="live" className={styles.mark} />
      <span data-part="name">{name}</span>
    </span>
  );
}
