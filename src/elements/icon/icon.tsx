import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './icon.css';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'width' | 'height'> {
  /** The drawing: path data of open lines, in a field 24 wide and 24 high. */
  drawing: string;
  /** Pixels, of the field's width and height. Default: 32. */
  size?: 24 | 32;
}

/**
 * A small line drawing of the one thing that the words beside it are about. All have the same stroke, in the color of the
 * text, whatever their size. It says nothing that the words do not, so screen readers pass over it; where it stands alone,
 * its link or button has the name. A voice is drawn by `Voice`, another company's logo by `PartnerMark`.
 */
export function Icon({ drawing, size = 32, className, ...root }: IconProps) {
  return (
    <svg
      data-scope="icon"
      data-part="root"
      aria-hidden="true"
      focusable="false"
      {...root}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={classNames(styles.root, className)}
    >
      <path d={drawing} className={styles.line} />
    </svg>
  );
}
