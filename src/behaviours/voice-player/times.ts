import type { DrawnVoice } from '../../elements/voice/draw';

/** When each word begins, and last when the sentence ends, in ms: what is drawn is what is said. */
export const timesOf = ({ words, pixelsPerSecond }: DrawnVoice): readonly number[] =>
  [...words.map(({ start }) => start), words.at(-1)?.end ?? 0].map((x) => Math.round((x / pixelsPerSecond) * 1000));
