import { type ComponentProps, useMemo } from 'react';
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
}

/**
 * The drawn voice: one fine line that draws the sentence beside it, and ends where the sentence does. Where there is less
 * room it shows fewer words, never narrower ones and never half of one. A picture of words that are there to be read, and
 * so hidden from screen readers.
 */
export function Voice({ text, height = 32, unit = 16, spoken = 0, tone = 'ink', className, ...root }: VoiceProps) {
  const { words } = useMemo(() => drawVoice(text, { height, unit }), [text, height, unit]);
  return (
    <span
      data-scope="voice"
      data-part="root"
      aria-hidden="true"
      {...root}
      className={classNames(styles.root, styles[tone], className)}
    >
      {/* As large as the whole: it gives the words' one line its height. */}
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
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
