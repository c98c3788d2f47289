import { drawVoice, VoicePlayer } from '@halloway/ui';
import { useEffect } from 'react';
import { greeting } from '../../content/greeting';
import { spoken } from './spoken';

/** The drawing's height: beside an object it is lower, so that both are in the first screen. */
const heights = { alone: 144, besideObject: 96 } as const;

/** The width of the page's column on a desktop, in pixels. */
const COLUMN = 1_180;

/** Pixels per syllable: fewer for a line that would end a little past the column, which would look misaligned. */
function unitOf(text: string) {
  let unit = 42;
  while (unit > 34 && drawVoice(text, { height: heights.alone, unit }).width > COLUMN) unit--;
  return unit;
}

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
      unit={unitOf(text)}
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
