import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './sketch.css';

/** The props of `Sketch`. */
export interface SketchProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The lines, as path data: each subpath begins with an absolute `M`, and is one stroke of the pen. */
  ink: string;
  /** The highlighted lines, which are drawn last. */
  live?: string | undefined;
  /** Words in the drawing, which its text repeats: each from a point on its baseline, in the size of the drawing field. */
  words?:
    | readonly { text: string; x: number; y: number; size: number; tone?: 'ink' | 'quiet' | undefined }[]
    | undefined;
  /** How much of it is drawn, from 0 to 1. Default: all, in lines of the same weight at any size. */
  progress?: number | undefined;
  /** The drawing field in pixels: its width and height. Default: 320 × 112. */
  size?: readonly [width: number, height: number] | undefined;
}

/** The strokes of path data. */
const strokesOf = (path = '') => path.split(/(?=M)/).filter(Boolean);

/** A line drawing that a pen draws stroke by stroke. Decorative: hidden from screen readers. */
export function Sketch({
  ink,
  live,
  words = [],
  progress,
  size: [width, height] = [320, 112],
  className,
  ...svg
}: SketchProps) {
  const inked = strokesOf(ink);
  const strokes = [...inked, ...strokesOf(live)];
  const drawn = Math.round((progress ?? 1) * strokes.length);
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
      {strokes.map((stroke, at) => {
        const isInk = at < inked.length;
        const whole = isInk ? styles.wholeInk : styles.wholeLive;
        const large = isInk ? styles.largeInk : styles.largeLive;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: its identity is its position, and two may be the same
            key={at}
            data-part={isInk ? 'ink' : 'live'}
            data-state={at < drawn ? 'drawn' : 'coming'}
            className={classNames(
              isInk ? styles.ink : styles.live,
              progress === undefined ? whole : width > 400 && large,
            )}
            pathLength={1}
            d={stroke}
          />
        );
      })}
      {words.map(({ text, x, y, size, tone = 'ink' }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its identity is its position, and two may be the same
        <text key={at} data-part="word" data-state={tone} className={styles.word} x={x} y={y} fontSize={size}>
          {text}
        </text>
      ))}
    </svg>
  );
}
