import { type ComponentProps, useId } from 'react';
import { classNames } from '../../theme/class-names';
import type { DrawnVoice } from '../voice/draw';
import * as styles from './voice-track.css';

/** The props of `VoiceTrack`. */
export interface VoiceTrackProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The result of `drawVoice`. */
  voice: DrawnVoice;
  /** The index of the word at the playhead; the number of words at the end. Default: 0. */
  word?: number | undefined;
  /** The height in pixels, if it is not that of the drawing, which is centered in it. */
  height?: number | undefined;
  /** Starts at the page's measure, and may reach the edges of its container. Default: false. */
  bleed?: boolean | undefined;
}

/** More than the width of any window, in pixels. */
const FAR = 20_000;

/** The position of a word on the line, in pixels from its start; past the last one, the end of the sentence. */
export const placeOf = ({ words }: DrawnVoice, word: number) => words[word]?.start ?? words.at(-1)?.end ?? 0;

/**
 * The drawn voice with a playhead: what is left of it has been said and is `live`. Fills its container, which cuts a longer
 * line. Hidden from screen readers, because its words are beside it.
 */
export function VoiceTrack({
  voice,
  word = 0,
  height = voice.height,
  bleed = false,
  className,
  ...root
}: VoiceTrackProps) {
  const id = useId();
  const place = placeOf(voice, word);
  const line = (
    <g data-part="line" transform={`translate(${-place} 0)`}>
      <use href={`#${id}`} y={(height - voice.height) / 2} />
    </g>
  );
  return (
    <span
      data-scope="voice-track"
      data-part="root"
      aria-hidden="true"
      {...root}
      className={classNames(styles.root, className)}
    >
      <svg
        aria-hidden="true"
        data-part="drawing"
        className={classNames(styles.drawing, bleed && styles.bleed)}
        height={height}
        focusable="false"
      >
        <defs>
          <path id={id} d={voice.d} />
        </defs>
        {/* Moved by players, so that a line longer than its container follows the playhead. */}
        <g data-part="pen" transform={`translate(${place} 0)`}>
          <svg aria-hidden="true" data-part="past" className={styles.past} x={-FAR} width={FAR}>
            <svg aria-hidden="true" x={FAR} overflow="visible">
              {line}
            </svg>
          </svg>
          <svg aria-hidden="true" data-part="rest" className={styles.rest} width={FAR}>
            <svg aria-hidden="true" overflow="visible">
              {line}
            </svg>
          </svg>
          <line data-part="playhead" className={styles.playhead} y2={height} />
        </g>
      </svg>
    </span>
  );
}
