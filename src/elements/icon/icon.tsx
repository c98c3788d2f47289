import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './icon.css';

/** The props of `Icon`. */
export interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'width' | 'height'> {
  /** Path data of open lines, in a field 24 wide and 24 high. */
  drawing: string;
  /** Width and height in px. Default: 32. */
  size?: 24 | 32 | undefined;
}

/**
 * A small line drawing beside text that says the same. All have the same stroke, in the color of the text, at any size. Hidden
 * from screen readers; without text, its link or button needs a name. Use `Voice` for a voice, `PartnerMark` for another
 * company's logo.
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
