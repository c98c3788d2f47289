import { type ComponentProps, useId } from 'react';
import { classNames } from '../../theme/class-names';
import type { DrawnVoice } from '../voice/draw';
import * as styles from './voice-track.css';

export interface VoiceTrackProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The result of `drawVoice`. */
  voice: DrawnVoice;
  /** The index of the word at the playhead; the number of words at the end. Default: 0. */
  word?: number;
}

/** The playhead's position, with space on both sides. */
const playhead = '30%';

/** The position of a word on the line, in pixels from its start; past the last one, the end of the sentence. */
export const placeOf = ({ words }: DrawnVoice, word: number) => words[word]?.start ?? words.at(-1)?.end ?? 0;

/**
 * The drawn voice under a fixed playhead: what is left of it has been said and is `live`. Fills its container. Hidden from
 * screen readers, because its words are beside it.
 */
export function VoiceTrack({ voice, word = 0, className, ...root }: VoiceTrackProps) {
  const id = useId();
  const { d, height } = voice;
  const line = (
    <g data-part="line" transform={`translate(${-placeOf(voice, word)} 0)`}>
      <use href={`#${id}`} />
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
        className={styles.drawing}
        width="100%"
        height={height}
        focusable="false"
      >
        <defs>
          <path id={id} d={d} />
        </defs>
        <svg aria-hidden="true" data-part="past" className={styles.past} width={playhead}>
          <svg aria-hidden="true" x="100%" overflow="visible">
            {line}
          </svg>
        </svg>
        <svg aria-hidden="true" data-part="rest" className={styles.rest} x={playhead}>
          <svg aria-hidden="true" overflow="visible">
            {line}
          </svg>
        </svg>
        <line data-part="playhead" className={styles.playhead} x1={playhead} x2={playhead} y2={height} />
      </svg>
    </span>
  );
}
