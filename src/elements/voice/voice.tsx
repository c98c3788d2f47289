import { type ComponentProps, useMemo } from 'react';
import { classNames } from '../../theme/class-names';
import { drawVoice } from './draw';
import * as styles from './voice.css';

/** The props of `Voice`. */
export interface VoiceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The words to draw. They must also be text beside the drawing, or of the element it belongs to. */
  text: string;
  /** Pixels. Default: 32, the height of a line in a transcript. */
  height?: number | undefined;
  /** Pixels per syllable; the larger, the fewer words fit. Default: 16. */
  unit?: number | undefined;
  /** How many words are drawn as spoken: in `live`, followed by a playhead. */
  spoken?: number | undefined;
  /** The color of the other words. Default: `ink`. */
  tone?: 'ink' | 'quiet' | 'brand' | 'live' | undefined;
  /** Its pattern, such as `dotted` for a plan. Default: `solid`. */
  line?: 'solid' | 'dashed' | 'dotted' | undefined;
}

/**
 * The drawn voice: one fine line for the sentence beside it. In a narrow container it shows fewer words, never scaled and never
 * cut. Hidden from screen readers, because its words are beside it.
 */
export function Voice({
  text,
  height = 32,
  unit = 16,
  spoken = 0,
  tone = 'ink',
  line = 'solid',
  className,
  ...root
}: VoiceProps) {
  const { words } = useMemo(() => drawVoice(text, { height, unit }), [text, height, unit]);
  return (
    <span
      data-scope="voice"
      data-part="root"
      aria-hidden="true"
      {...root}
      className={classNames(styles.root, styles[tone], line !== 'solid' && styles[line], className)}
    >
      {/* Reserves the height of one line of words. */}
      <svg
        data-part="room"
        className={styles.room}
        width={words.at(-1)?.end ?? 0}
        height={height}
        aria-hidden="true"
        focusable="false"
      />
      <span data-part="words" className={styles.words}>
        {words.map(({ from, end, d }, word) => (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: a word's identity is its position
            key={word}
            data-part="word"
            {...(word < spoken && { 'data-state': 'said' as const })}
            className={styles.word}
            width={end - from}
            height={height}
            aria-hidden="true"
            focusable="false"
          >
            <path d={`M0 ${height / 2}${d}`} />
            {word === Math.min(spoken, words.length) - 1 && (
              <path
                className={styles.playhead}
                d={`M${end - from} 0v${height}`}
                data-part="playhead"
                data-state="speaking"
              />
            )}
          </svg>
        ))}
      </span>
    </span>
  );
}
