import type { ComponentProps } from 'react';
import * as styles from './workbench.css';

/** A small button of the workbench. */
export const Button = ({ className = styles.button, ...button }: ComponentProps<'button'>) => (
  <button type="button" className={className} {...button} />
);
