/**
 * A sentence as the phonautograph would have drawn it: one line, a burst for each syllable, a breath at each mark.
 * Pure and seeded by the text alone: the same text gives the same drawing on the server and in the browser.
 */
export interface DrawnVoice {
  /** The path's data, starting at the left of a line through the middle of `height`. */
  d: string;
  /** Pixels from the first syllable to the end of the last breath. */
  width: number;
  /** How long an agent takes to say it, in seconds. */
  seconds: number;
  /** Where each word ends, in pixels. */
  words: readonly { text: string; end: number }[];
}

/** How large to draw. */
export interface DrawOptions {
  /** The drawing's height, in pixels; the loudest syllable fills it. */
  height: number;
  /** Pixels per unit of time, which is about the length of one syllable. */
  unit: number;
}

/** Seconds a unit takes: about five syllables a second, unhurried telephone speech. */
const secondsPerUnit = 0.22;
/** Units of silence between two words, and after a mark of punctuation. */
const gap = 0.28;
const breath = 0.9;
/** The narrowest and the widest half-wave, in pixels: the voice's range of pitch. */
const narrow = 1.5;
const wide = 3.4;

/** Draws `text`; see `DrawnVoice`. */
export function drawVoice(text: string, { height, unit }: DrawOptions): DrawnVoice {
  const random = generator(text);
  const between = (low: number, high: number) => low + (high - low) * random();
  const commands: string[] = [`M0 ${round(height / 2)}`];
  const words: { text: string; end: number }[] = [];
  let x = 0;
  let halfWave = between(narrow, wide);
  let sign = -1;

  const silence = (units: number) => {
    const length = round(units * unit);
    commands.push(`h${length}`);
    x += length;
  };

  const syllable = (loudness: number) => {
    const length = between(0.7, 1.2) * unit;
    for (let at = 0; at < length; ) {
      halfWave = clamp(halfWave + between(-0.45, 0.45), narrow, wide);
      const width = round(halfWave);
      const envelope = Math.sin(Math.PI * Math.min(1, (at + width / 2) / length) ** 0.72) ** 1.25;
      const peak = (loudness / 1.1) * envelope * between(0.72, 1) * (height / 2 - 1);
      // A quadratic curve reaches half the height of its control point.
      commands.push(`q${round(width / 2)} ${round(sign * 2 * peak)} ${width} 0`);
      at += width;
      x += width;
      sign = -sign;
    }
  };

  silence(gap);
  for (const [word] of text.matchAll(/\S+/g)) {
    for (let index = 0; index < syllablesOf(word); index++) {
      syllable(index === 0 ? between(0.75, 1.1) : between(0.45, 0.8));
    }
    words.push({ text: word, end: round(x) });
    silence(/[.,;:!?…—–]["”’)]*$/.test(word) ? breath : gap);
  }
  return {
    d: commands.join(''),
    width: round(x),
    seconds: Math.max(1, Math.round((x / unit) * secondsPerUnit)),
    words,
  };
}

/** Vowel groups, a final silent e aside; digits are spoken one by one. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const digits = letters.match(/\d/g)?.length ?? 0;
  const vowels = letters.replace(/([^aeiouyl])e\b/, '$1').match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, vowels + digits);
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** One decimal is a tenth of a pixel, and keeps the path short. */
const round = (value: number) => Math.round(value * 10) / 10;

/** Mulberry32 over the text's FNV-1a hash: small, fast, and the same everywhere. */
function generator(text: string) {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
