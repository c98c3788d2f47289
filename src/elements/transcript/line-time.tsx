'use client';
import type { MouseEvent } from 'react';
import { classNames } from '../../theme/class-names';
import { fillText } from '../../theme/fill-text';
import { useText } from '../../theme/provided-texts';
import { TextRun } from '../../theme/text-run';
import * as styles from './transcript.css';
import { transcriptTexts } from './transcript.texts';

interface LineTimeProps {
  time: string;
  /** The name of the button, with `{time}`. */
  label: string | undefined;
  disabled: boolean | undefined;
  onClick: (event: MouseEvent) => void;
}

/** The time of a line as a button: a client component, as what it calls is. */
export function LineTime({ time, label, disabled, onClick }: LineTimeProps) {
  const name = useText('transcript', 'playLine', transcriptTexts.playLine, label);
  return (
    <button
      data-part="time"
      type="button"
      disabled={disabled}
      className={classNames(styles.time, styles.seek)}
      aria-label={fillText(name, { time })}
      onClick={onClick}
    >
      <svg data-part="icon" className={styles.icon} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d="M3 1.5v13L14 8z" />
      </svg>
      <TextRun>{time}</TextRun>
    </button>
  );
}
