import { drawVoice } from '../../elements/voice/draw';
import type { Examples } from '../../testing/examples';
import { timesOf } from '../voice-player/times';

/** Calls of two lines of three words each. */
export const calls = [
  ['Who is there?', 'Nobody you know.'],
  ['Who was there?', 'Somebody you know.'],
] as const;

/** When each word of each line begins. */
export const timesIn = (texts: readonly string[]) =>
  texts.map((text) => timesOf(drawVoice(text, { height: 144, unit: 42 })));

export const examples: Examples = {
  events: [
    { type: 'line.choose', line: 0 },
    { type: 'line.choose', line: 1 },
    { type: 'set', line: 0 },
    { type: 'set', line: 1 },
    { type: 'seek', word: 0 },
    { type: 'seek', word: 1 },
    { type: 'seek', word: 3 },
    { type: 'line.word', word: 2 },
    { type: 'sound.choose', sound: 'voice' },
    { type: 'sound.choose', sound: 'muted' },
    { type: 'sound.recall', sound: 'hum' },
    ...calls.toReversed().map((texts) => ({ type: 'call.change', lines: timesIn(texts) })),
  ],
  inputs: [{ lines: timesIn(calls[0]) }],
};
