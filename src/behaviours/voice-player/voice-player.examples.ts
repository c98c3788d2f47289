import { drawVoice } from '../../elements/voice/draw';
import type { Examples } from '../../testing/examples';
import { timesOf } from './times';

/** Sentences of four words, and when each word begins. */
export const sentences = ['Hello, who is there?', 'Nobody has to wait.'] as const;
export const timesIn = (text: string) => timesOf(drawVoice(text, { height: 144, unit: 42 }));

export const examples: Examples = {
  events: [
    { type: 'seek', word: 0 },
    { type: 'seek', word: 1 },
    { type: 'seek', word: 3 },
    { type: 'seek', word: 4 },
    { type: 'set', word: 0 },
    { type: 'set', word: 2 },
    { type: 'set', word: 4 },
    { type: 'utterance.word', word: 2 },
    { type: 'sound.choose', sound: 'voice' },
    { type: 'sound.choose', sound: 'muted' },
    { type: 'sound.recall', sound: 'hum' },
    ...sentences.toReversed().map((text) => ({ type: 'text.change', times: timesIn(text) })),
  ],
  inputs: [{ times: timesIn(sentences[0]) }],
};
