import { type ComponentProps, useId, useMemo } from 'react';
import { classNames } from '../../theme/class-names';
import { drawVoice } from './draw';
import * as styles from './voice.css';

export interface VoiceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The words that are drawn. They stand beside the drawing, or are the words of the element it belongs to. */
  text: string;
  /** Pixels. Default: 32, the height of a line in a transcript. */
  height?: number;
  /** Pixels per syllable; the larger, the fewer words fit. Default: 16. */
  unit?: number;
  /** How many of the words are spoken already: they are `live`, and a playhead stands after them. */
  spoken?: number;
  /** What the rest is drawn in. Default: `ink`. */
  tone?: 'ink' | 'quiet' | 'brand' | 'live';
  /**
   * Pixels of silence drawn after the last word, to reach the edge of a wide window. With words `spoken`, the drawing
   * fills its container, the playhead in the middle, and there is silence before the first word too.
   */
  tail?: number;
}

/**
 * The drawn voice: one fine line that draws the sentence beside it. Where there is less room it shows fewer words,
 * never narrower ones. A picture of words that are there to be read, and so hidden from screen readers.
 */
export function Voice({
  text,
  height = 32,
  unit = 16,
  spoken = 0,
  tone = 'ink',
  tail = 0,
  className,
  ...root
}: VoiceProps) {
  const id = useId();
  const { d, width, words } = useMemo(() => drawVoice(text, { height, unit }), [text, height, unit]);
  const playhead = words[Math.min(spoken, words.length) - 1]?.end;
  const isCentered = playhead !== undefined && tail > 0;
  const start = isCentered ? playhead - tail : 0;
  const length = Math.ceil(isCentered ? 2 * tail : width + tail);
  return (
    <span {...root} className={classNames(styles.root, styles[tone], className)}>
      <svg
        className={styles.drawing}
        width={isCentered ? '100%' : length}
        height={height}
        viewBox={`${start} 0 ${length} ${height}`}
        // Cut at both sides alike: as high as it is, it never has to be scaled to fill a window narrower than `length`.
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        {playhead !== undefined && (
          <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={playhead} x2={playhead + 0.01}>
            <stop className={styles.past} />
            <stop className={styles.rest} offset="1" />
          </linearGradient>
        )}
        <path
          className={styles.line}
          d={`${isCentered ? `M${start} ${height / 2}H0` : ''}${d}${tail > 0 ? `h${tail}` : ''}`}
          stroke={playhead === undefined ? 'currentColor' : `url(#${id})`}
        />
        {playhead !== undefined && (
          <path className={styles.playhead} d={`M${playhead} 0v${height}`} data-state="speaking" />
        )}
      </svg>
    </span>
  );
}
