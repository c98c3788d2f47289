/**
 * Draws a sentence like a phonautograph: one line, a burst for each syllable, a pause at punctuation. Pure and seeded by the
 * text alone: the same text gives the same drawing on the server and in the browser.
 */
export interface DrawnVoice {
  /** Path data, starting at the left at half the `height`. */
  d: string;
  /** Width in pixels, to the end of the last syllable. */
  width: number;
  /** The requested height, in pixels. */
  height: number;
  /** The spoken duration including the last pause, in seconds. */
  seconds: number;
  /** The words, in their order. */
  words: readonly DrawnWord[];
  /** Every half-wave, in order. */
  waves: readonly DrawnWave[];
  /** The drawing speed. */
  pixelsPerSecond: number;
}

/** A word's position in the drawing, in pixels from its left. */
export interface DrawnWord {
  /** The word. */
  text: string;
  /** The end of the previous word, a whole pixel; the pause before this word starts here. */
  from: number;
  /** The start of its first syllable. */
  start: number;
  /** The end of its last syllable, a whole pixel. */
  end: number;
  /** Its part of the path, from `from` to `end`. */
  d: string;
}

/** A half-wave above or below the line. */
export interface DrawnWave {
  /** Its start, in pixels from the left. */
  x: number;
  /** In pixels: the narrower, the higher the pitch. */
  width: number;
  /** From 0 to 1. */
  height: number;
}

/** The size of the drawing. */
export interface DrawOptions {
  /** The height in pixels, filled by the loudest syllable. */
  height: number;
  /** Pixels per unit of time, about one syllable. */
  unit: number;
}

/** Seconds per unit: about five syllables a second. */
const secondsPerUnit = 0.22;
/** Units of silence between two words, and after punctuation. */
const gap = 0.28;
const breath = 0.9;
/** The narrowest and the widest half-wave, in pixels: the range of pitch. */
const narrow = 1.5;
const wide = 3.4;

/** Draws `text`; see `DrawnVoice`. */
export function drawVoice(text: string, { height, unit }: DrawOptions): DrawnVoice {
  const random = generator(text);
  const between = (low: number, high: number) => low + (high - low) * random();
  const words: DrawnWord[] = [];
  const waves: DrawnWave[] = [];
  let commands: string[] = [];
  // The exact and the rounded position, which differ by at most a quarter of a pixel.
  let x = 0;
  let pen = 0;
  let halfWave = between(narrow, wide);
  let sign = -1;

  const line = (length: number) => {
    x = round(x + length);
    const end = half(x);
    if (end > pen) commands.push(`h${end - pen}`);
    pen = end;
  };

  const syllable = (loudness: number) => {
    const length = between(0.7, 1.2) * unit;
    for (let at = 0; at < length; ) {
      halfWave = clamp(halfWave + between(-0.45, 0.45), narrow, wide);
      const width = round(halfWave);
      const envelope = Math.sin(Math.PI * Math.min(1, (at + width / 2) / length) ** 0.72) ** 1.25;
      const loud = (loudness / 1.1) * envelope * between(0.72, 1);
      at += width;
      x = round(x + width);
      const wave = { x: pen, width: half(x) - pen, height: loud };
      // A quadratic curve reaches half the height of its control point.
      commands.push(`q${wave.width / 2} ${Math.round(sign * 2 * loud * (height / 2 - 1))} ${wave.width} 0`);
      waves.push(wave);
      pen = half(x);
      sign = -sign;
    }
  };

  let silence = gap;
  for (const [word] of text.matchAll(/\S+/g)) {
    const from = x;
    commands = [];
    line(round(silence * unit));
    const start = pen;
    for (let index = 0; index < syllablesOf(word); index++) {
      syllable(index === 0 ? between(0.75, 1.1) : between(0.45, 0.8));
    }
    // Rounded to a whole pixel, so that a word drawn by itself meets the next one.
    line(round(Math.ceil(x) - x));
    words.push({ text: word, from, start, end: x, d: commands.join('') });
    silence = /[.,;:!?…—–]["”’)]*$/.test(word) ? breath : gap;
  }
  return {
    d: `M0 ${round(height / 2)}${words.map((word) => word.d).join('')}`,
    width: x,
    height,
    seconds: Math.max(1, Math.round((x / unit + silence) * secondsPerUnit)),
    words,
    waves,
    pixelsPerSecond: unit / secondsPerUnit,
  };
}

/** Counts vowel groups, without a final silent e; digits are spoken one by one. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const digits = letters.match(/\d/g)?.length ?? 0;
  const vowels = letters.replace(/([^aeiouyl])e\b/, '$1').match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, vowels + digits);
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Rounds the voice to tenths of a pixel. */
const round = (value: number) => Math.round(value * 10) / 10;

/** Rounds path data to half pixels, crests included: invisible, and shorter when compressed. */
const half = (value: number) => Math.round(value * 2) / 2;

/** Mulberry32 seeded with the text's FNV-1a hash: small, fast and deterministic. */
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
