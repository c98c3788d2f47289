import { type ComponentProps, Fragment, type MouseEvent } from 'react';
import { classNames } from '../../theme/class-names';
import { ProvidedText } from '../../theme/provided-texts';
import { type CallTranscript, timecode } from './call';
import { LineTime } from './line-time';
import * as styles from './transcript.css';
import { type TranscriptTexts, transcriptTexts } from './transcript.texts';

/** The props of `Transcript`. */
export interface TranscriptProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The lines and the outcome. */
  call: CallTranscript;
  /** The index of the current line; the number of lines for the outcome. Without it no line is highlighted. */
  lit?: number | undefined;
  /** The index of the current word in that line; the number of words at the end. Without it the whole line is highlighted. */
  word?: number | undefined;
  /** If given, each line's time is a button that calls it. */
  onLineChoose?: ((line: number, event: MouseEvent) => void) | undefined;
  /** Disables the buttons, because the player is not hydrated yet. */
  disabled?: boolean | undefined;
  /** Replaces any of `transcriptTexts`. */
  texts?: Partial<TranscriptTexts> | undefined;
}

/** A call as text: time, speaker, line, and the outcome. */
export function Transcript({ call, lit, word, onLineChoose, disabled, texts, className, ...root }: TranscriptProps) {
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
              <LineTime
                time={timecode(at)}
                label={texts?.playLine}
                disabled={disabled}
                onClick={(event) => onLineChoose(line, event)}
              />
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
          {texts?.outcome ?? (
            <ProvidedText of="transcript" name="outcome">
              {transcriptTexts.outcome}
            </ProvidedText>
          )}
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
