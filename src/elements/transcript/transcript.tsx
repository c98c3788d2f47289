import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import { Voice } from '../voice';
import { type Call, timecode } from './call';
import * as styles from './transcript.css';

/** Every word that is not the call's own. */
export interface TranscriptTexts {
  outcome: string;
  /** The name of the button that a time becomes. It has to contain the time, which is what the reader sees. */
  playFrom: (time: string) => string;
}

/** The texts in English. */
export const transcriptTexts: TranscriptTexts = {
  outcome: 'Outcome',
  playFrom: (time) => `Play from ${time}`,
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
    <div {...root} className={classNames(styles.root, className)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers */}
      <ol role="list">
        {call.lines.map(({ speaker, at, text, agent }, line) => (
          <li
            key={at}
            className={styles.line}
            data-state={stateOf(line)}
            {...(line === lit && { 'aria-current': 'true' as const })}
          >
            {onLineChoose ? (
              <button
                type="button"
                className={classNames(styles.time, styles.seek)}
                aria-label={texts.playFrom(timecode(at))}
                onClick={() => onLineChoose(line)}
              >
                {timecode(at)}
              </button>
            ) : (
              <span className={styles.time}>{timecode(at)}</span>
            )}
            <span className={classNames(styles.speaker, agent && styles.agent)}>{speaker}</span>
            <div className={styles.speech}>
              <p>{text}</p>
              <Voice
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
        className={styles.outcome}
        data-state={stateOf(last)}
        {...(last === lit && { 'aria-current': 'true' as const })}
      >
        <span className={styles.time}>{timecode(call.outcome.at)}</span>
        <span className={styles.speaker}>{texts.outcome}</span>
        <p className={styles.speech}>{call.outcome.text}</p>
      </div>
    </div>
  );
}
