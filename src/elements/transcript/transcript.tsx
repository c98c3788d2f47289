import { type ComponentProps, Fragment } from 'react';
import { classNames } from '../../theme/class-names';
import { fillText } from '../../theme/fill-text';
import { TextRun } from '../../theme/text-run';
import { type CallTranscript, timecode } from './call';
import * as styles from './transcript.css';

/** Every text that is not part of the call. */
export interface TranscriptTexts {
  /** Label of the call's outcome. */
  outcome: string;
  /** The name of a line's button. It must contain `{time}`, the visible text. */
  playLine: string;
}

/** The English texts. */
export const transcriptTexts: TranscriptTexts = {
  outcome: 'Outcome',
  playLine: 'Play the line at {time}',
};

export interface TranscriptProps extends Omit<ComponentProps<'div'>, 'children'> {
  call: CallTranscript;
  /** The index of the current line; the number of lines for the outcome. Without it no line is highlighted. */
  lit?: number | undefined;
  /** The index of the current word in that line; the number of words at the end. Without it the whole line is highlighted. */
  word?: number | undefined;
  /** If given, each line's time is a button that calls it. */
  onLineChoose?: ((line: number) => void) | undefined;
  /** Disables the buttons, because the player is not hydrated yet. */
  disabled?: boolean | undefined;
  /** Replaces any of `transcriptTexts`. */
  texts?: Partial<TranscriptTexts> | undefined;
}

/** A call as text: time, speaker, line, and the outcome. */
export function Transcript({
  call,
  lit,
  word,
  onLineChoose,
  disabled,
  texts: replaced,
  className,
  ...root
}: TranscriptProps) {
  const texts = { ...transcriptTexts, ...replaced };
  const stateOf = (line: number) => {
    if (lit === undefined) return 'written';
    if (line === lit) return 'lit';
    return line < lit ? 'said' : 'coming';
  };
  const last = call.lines.length;
  return (
    <div data-scope="transcript" data-part="root" {...root} className={classNames(styles.root, className)}>
      <ol data-part="lines" className={styles.plain} role="list">
        {call.lines.map(({ speaker, at, text, agent }, line) => (
          <li
            data-part="line"
            // biome-ignore lint/suspicious/noArrayIndexKey: a line's identity is its position, and two may start in the same second
            key={line}
            className={styles.line}
            data-state={stateOf(line)}
            {...(line === lit && { 'aria-current': 'true' as const })}
          >
            {onLineChoose ? (
              <button
                data-part="time"
                type="button"
                disabled={disabled}
                className={classNames(styles.time, styles.seek)}
                aria-label={fillText(texts.playLine, { time: timecode(at) })}
                onClick={() => onLineChoose(line)}
              >
                <svg data-part="icon" className={styles.icon} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
                  <path d="M3 1.5v13L14 8z" />
                </svg>
                <TextRun>{timecode(at)}</TextRun>
              </button>
            ) : (
              <span data-part="time" className={styles.time}>
                {timecode(at)}
              </span>
            )}
            <span data-part="speaker" className={classNames(styles.speaker, agent && styles.agent)}>
              {speaker}
            </span>
            <p data-part="speech" className={styles.speech}>
              {line === lit && word !== undefined ? <Words text={text} word={word} /> : text}
            </p>
          </li>
        ))}
      </ol>
      <div
        data-part="outcome"
        className={styles.outcome}
        data-state={stateOf(last)}
        {...(last === lit && { 'aria-current': 'true' as const })}
      >
        <span data-part="time" className={styles.time}>
          {timecode(call.outcome.at)}
        </span>
        <span data-part="speaker" className={styles.speaker}>
          {texts.outcome}
        </span>
        <p data-part="speech" className={styles.speech}>
          {call.outcome.text}
        </p>
      </div>
    </div>
  );
}

/** The current line, split into words. */
function Words({ text, word }: { text: string; word: number }) {
  return text.match(/\S+/g)?.map((one, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word's identity is its position
    <Fragment key={at}>
      {at > 0 && ' '}
      <span data-part="word" className={styles.word} data-state={at === word ? 'lit' : at < word ? 'said' : 'coming'}>
        {one}
      </span>
    </Fragment>
  ));
}
