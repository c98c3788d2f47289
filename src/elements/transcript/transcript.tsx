import { type ComponentProps, Fragment } from 'react';
import { classNames } from '../../theme/class-names';
import { fillText } from '../../theme/fill-text';
import { type Call, timecode } from './call';
import * as styles from './transcript.css';

/** Every word that is not the call's own. */
export interface TranscriptTexts {
  /** Beside what came of the call. */
  outcome: string;
  /** The name of the button that a time becomes. It has to contain the `{time}`, which is what the reader sees. */
  playLine: string;
}

/** The texts in English. */
export const transcriptTexts: TranscriptTexts = {
  outcome: 'Outcome',
  playLine: 'Play the line at {time}',
};

export interface TranscriptProps extends Omit<ComponentProps<'div'>, 'children'> {
  call: Call;
  /** The line being said, from 0; the number of lines for the outcome. Without it nothing is played and all is ink. */
  lit?: number | undefined;
  /** Of that line, the word being said, from 0; as many as there are when all are said. Without it the line is lit as one. */
  word?: number | undefined;
  /** Given, each line's time is a button that calls it. */
  onLineChoose?: ((line: number) => void) | undefined;
  /** The buttons are there and cannot be pressed: who calls the lines has yet to come alive. */
  disabled?: boolean | undefined;
  /** Replaces any of `transcriptTexts`. */
  texts?: Partial<TranscriptTexts> | undefined;
}

/** A call set as typography: when, who, the line, and what came of it. */
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
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers */}
      <ol data-part="lines" className={styles.plain} role="list">
        {call.lines.map(({ speaker, at, text, agent }, line) => (
          <li
            data-part="line"
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, and two may begin in the same second
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
                {timecode(at)}
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

/** The line that is being said, its words one by one. */
function Words({ text, word }: { text: string; word: number }) {
  return text.match(/\S+/g)?.map((one, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
    <Fragment key={at}>
      {at > 0 && ' '}
      <span data-part="word" className={styles.word} data-state={at === word ? 'lit' : at < word ? 'said' : 'coming'}>
        {one}
      </span>
    </Fragment>
  ));
}
