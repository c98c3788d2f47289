import { type ComponentProps, useId } from 'react';
import { classNames } from '../../theme/class-names';
import type { DrawnVoice } from '../voice/draw';
import * as styles from './voice-track.css';

export interface VoiceTrackProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The drawing, as `drawVoice` makes it. */
  voice: DrawnVoice;
  /** The word under the playhead, from 0; as many as there are when all are said. Default: 0. */
  word?: number;
}

/** Where the playhead stands: there is room to see what is coming, and what has been said. */
const playhead = '30%';

/** Where a word is on the line, in pixels from its beginning; past the last one, the end of the sentence. */
export const placeOf = ({ words }: DrawnVoice, word: number) => words[word]?.start ?? words.at(-1)?.end ?? 0;

/**
 * The drawn voice under a fixed playhead: what is left of it has been said and is `live`. It fills its container. A picture
 * of words that stand beside it, and so hidden from screen readers.
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
