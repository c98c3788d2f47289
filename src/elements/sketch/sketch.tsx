import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './sketch.css';

export interface SketchProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The lines, as path data: each subpath begins with an absolute `M`, and is one stroke of the pen. */
  ink: string;
  /** The highlighted lines, which are drawn last. */
  live?: string | undefined;
  /** How much of it is drawn, from 0 to 1. Default: 1. */
  progress?: number | undefined;
  /** The drawing field in pixels: its width and height. Default: 320 × 112. */
  size?: readonly [width: number, height: number];
}

/** The strokes of path data. */
const strokesOf = (path = '') => path.split(/(?=M)/).filter(Boolean);

/** A line drawing that a pen draws stroke by stroke. Decorative: hidden from screen readers. */
export function Sketch({
  ink,
  live,
  progress = 1,
  size: [width, height] = [320, 112],
  className,
  ...svg
}: SketchProps) {
  const inked = strokesOf(ink);
  const strokes = [...inked, ...strokesOf(live)];
  const drawn = Math.round(progress * strokes.length);
  return (
    <svg
      data-scope="sketch"
      data-part="root"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
      {...svg}
      className={classNames(styles.root, className)}
    >
      {strokes.map((stroke, at) => (
        <path
          key={stroke}
          data-part={at < inked.length ? 'ink' : 'live'}
          data-state={at < drawn ? 'drawn' : 'coming'}
          className={at < inked.length ? styles.ink : styles.live}
          pathLength={1}
          d={stroke}
        />
      ))}
    </svg>
  );
}
