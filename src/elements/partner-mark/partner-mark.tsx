import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './partner-mark.css';

/** The props of `PartnerMark`. */
export interface PartnerMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The partner's name, below the drawing. */
  name: string;
  /** Path data of one line, in a field 96 wide and 48 high. */
  drawing: string;
}

/** Another company's logo: a line drawing and the name. */
export function PartnerMark({ name, drawing, className, ...root }: PartnerMarkProps) {
  return (
    <span data-scope="partner-mark" data-part="root" {...root} className={classNames(styles.root, className)}>
      <svg
        data-part="drawing"
        className={styles.drawing}
        viewBox="0 0 96 48"
        width="192"
        height="96"
        aria-hidden="true"
        focusable="false"
      >
        <path d={drawing} />
      </svg>
      <span data-part="name" className={styles.name}>
        {name}
      </span>
    </span>
  );
}
