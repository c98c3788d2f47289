import type { ComponentProps } from 'react';
import { fillText } from '../../behaviours/fill-text';
import { classNames } from '../../theme/class-names';
import { Voice } from '../voice';
import { type Call, timecode } from './call';
import * as styles from './transcript.css';

/** Every word that is not the call's own. */
export interface TranscriptTexts {
  /** Beside what came of the call. */
  outcome: string;
  /** The name of the button that a time becomes. It has to contain the `{time}`, which is what the reader sees. */
  playFrom: string;
}

/** The texts in English. */
export const transcriptTexts: TranscriptTexts = {
  outcome: 'Outcome',
  playFrom: 'Play from {time}',
};

export interface TranscriptProps extends Omit<ComponentProps<'div'>, 'children'> {
  call: Call;
  /** The line being said, from 0; the number of lines for the outcome. Without it nothing is played and all is ink. */
  lit?: number | undefined;
  /** Given, each line's time is a button that calls it. */
  onLineChoose?: ((line: number) => void) | undefined;
  /** Replaces any of `transcriptTexts`. */
  texts?: Partial<TranscriptTexts> | undefined;
}

/** A call set as typography: when, who, the line and its voice, and what came of it. */
export function Transcript({ call, lit, onLineChoose, texts: replaced, className, ...root }: TranscriptProps) {
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
            key={at}
            className={styles.line}
            data-state={stateOf(line)}
            {...(line === lit && { 'aria-current': 'true' as const })}
          >
            {onLineChoose ? (
              <button
                data-part="time"
                type="button"
                className={classNames(styles.time, styles.seek)}
                aria-label={fillText(texts.playFrom, { time: timecode(at) })}
                onClick={() => onLineChoose(line)}
              >
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
            <div data-part="speech" className={styles.speech}>
              <p data-part="words" className={styles.plain}>
                {text}
              </p>
              <Voice
                data-part="voice"
                text={text}
                height={24}
                unit={14}
                tone={line === lit ? 'live' : 'quiet'}
                className={styles.voice}
              />
            </div>
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
