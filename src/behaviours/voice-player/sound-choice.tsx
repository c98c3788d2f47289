'use client';
import type { ReactNode } from 'react';
import { SegmentedControl } from '../../elements/segmented-control';
import { classNames } from '../../theme/class-names';
import { TextRun } from '../../theme/text-run';
import { useHydrated } from '../behaviour';
import * as styles from './voice-player.css';
import type { Sound } from './voice-player.machine';

export interface SoundChoiceProps {
  sound: Sound;
  /** Whether a voice is available. */
  voice: 'available' | 'unavailable';
  texts: Record<Sound, string> & { sound: string; silent: string; unavailable: string };
  /** Further controls, before the choice. */
  controls?: ReactNode;
  onChoose: (sound: Sound) => void;
  className?: string | undefined;
}

const SOUNDS = ['voice', 'hum', 'muted'] as const;

/** Why it is not spoken, if it is not. */
export const noticeOf = ({ sound, voice, texts }: Pick<SoundChoiceProps, 'sound' | 'voice' | 'texts'>) =>
  sound === 'muted' ? texts.silent : voice === 'unavailable' && texts.unavailable;

/** The choice of sound, and why it is not spoken. */
export function SoundChoice({ sound, voice, texts, controls, onChoose, className }: SoundChoiceProps) {
  const hydrated = useHydrated();
  return (
    <div className={classNames(styles.foot, className)} data-part="foot">
      <TextRun>{controls}</TextRun>
      <SegmentedControl
        className={styles.choice}
        data-part="sound"
        data-state={voice}
        disabled={!hydrated}
        size="small"
        label={texts.sound}
        options={SOUNDS.map((sound) => ({ value: sound, label: texts[sound] }))}
        value={sound}
        onValueChange={onChoose}
      />
      <output className={styles.status} data-part="status" data-state={voice}>
        {noticeOf({ sound, voice, texts })}
      </output>
    </div>
  );
}
