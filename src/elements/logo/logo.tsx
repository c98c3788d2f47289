import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import { Voice } from '../voice';
import * as styles from './logo.css';

export interface LogoProps extends ComponentProps<'span'> {
  /** The company's name: written, and drawn as it sounds. */
  name: string;
}

/** The mark is the name, spoken. */
export function Logo({ name, className, ...root }: LogoProps) {
  return (
    <span {...root} className={classNames(styles.root, className)}>
      <Voice text={name} height={22} unit={11} tone="live" className={styles.mark} />
      <span>{name}</span>
    </span>
  );
}
