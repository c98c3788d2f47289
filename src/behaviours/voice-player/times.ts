import type { DrawnVoice } from '../../elements/voice/draw';

/** When each word starts, and when the sentence ends, in ms, according to the drawing. */
export const timesOf = ({ words, pixelsPerSecond }: DrawnVoice): readonly number[] =>
  [...words.map(({ start }) => start), words.at(-1)?.end ?? 0].map((x) => Math.round((x / pixelsPerSecond) * 1000));
