import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './fallback-image.css';

interface FrameProps extends Pick<ComponentProps<'span'>, 'ref' | 'className'> {
  width: number;
  height: number;
  state: 'loading' | 'shown' | 'fallback' | 'empty';
  children: ReactNode;
}

/** Reserves the space of an image. */
export function Frame({ ref, className, width, height, state, children }: FrameProps) {
  return (
    <span
      ref={ref}
      className={classNames(styles.frame, className)}
      data-scope="fallback-image"
      data-part="root"
      data-state={state}
    >
      {/* Keeps the frame's aspect ratio, whatever the image's. */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        className={styles.shape}
        data-part="shape"
        aria-hidden="true"
      />
      {children}
    </span>
  );
}
