import { VoicePlayer } from '@halloway/ui';
import { useEffect } from 'react';
import { greeting } from '../../content/greeting';
import { spoken } from './spoken';
import { acrossPage, unitOf } from './unit';

/** The drawing's height: beside an object it is lower, so that both are in the first screen. */
const heights = { alone: acrossPage.height, besideObject: 96 } as const;

export interface HeroVoiceProps {
  text: string;
  /** The player's name, where an agent does not greet. */
  label?: string;
  /** Who says it, shown after the words. */
  speaker?: string;
  drawing?: keyof typeof heights;
}

/** The spoken sentence in the hero of a page; the page's object follows it (spoken.ts). */
export default function HeroVoice({ text, label = greeting.heard, speaker, drawing = 'alone' }: HeroVoiceProps) {
  const words = text.split(/\s+/).length;
  useEffect(() => () => spoken.set(undefined), []);
  return (
    <VoicePlayer
      bleed
      label={label}
      text={text}
      height={heights[drawing]}
      unit={unitOf(text, acrossPage)}
      onWordChange={(word) => spoken.set(word / words)}
      onStateChange={(state) => state.includes('playback.playing') && spoken.get() === undefined && spoken.set(0)}
    >
      {speaker
        ? (words) => (
            <>
              <q>{words.map((word, at) => (at ? [' ', word] : word))}</q>
              <br />
              {speaker}
            </>
          )
        : undefined}
    </VoicePlayer>
  );
}
