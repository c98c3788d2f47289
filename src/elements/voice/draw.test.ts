import { describe, expect, test } from 'vitest';
import { drawVoice, syllablesOf } from './draw';

const greeting = 'Good morning, Halloway speaking on behalf of Northline Dental. How can I help you today?';
const size = { height: 160, unit: 46 };

describe('a drawn voice', () => {
  test('is the same for the same text, and different for another one', () => {
    expect(drawVoice(greeting, size)).toEqual(drawVoice(greeting, size));
    expect(drawVoice('Good morning.', size).d).not.toBe(drawVoice('Good evening.', size).d);
  });

  test('has a pause at punctuation', () => {
    const silenceAfterFirst = (text: string) => {
      const [, second] = drawVoice(text, size).words;
      return (second?.start ?? 0) - (second?.from ?? 0);
    };
    expect(silenceAfterFirst('Yes, please')).toBeGreaterThan(3 * silenceAfterFirst('Yes please'));
  });

  test('stays within its height', () => {
    const { d } = drawVoice(greeting, size);
    const controls = [...d.matchAll(/q[\d.]+ (-?[\d.]+) /g)].map(([, control]) => Math.abs(Number(control)) / 2);
    expect(Math.max(...controls)).toBeLessThanOrEqual(size.height / 2);
    expect(Math.max(...controls)).toBeGreaterThan(size.height / 4);
  });

  test('keeps a window’s width of path data under 10 KB', () => {
    const { d, width } = drawVoice(greeting, size);
    expect(width).toBeGreaterThan(1100);
    expect((d.length / width) * 1440).toBeLessThan(10_240);
  });

  test('lasts about as long as the spoken text, and draws one without words as a straight line', () => {
    expect(drawVoice(greeting, size).seconds).toBe(7);
    expect(drawVoice(' ', size)).toMatchObject({ words: [], waves: [] });
  });
});

describe('the words', () => {
  const { d, words, waves, width, pixelsPerSecond } = drawVoice(greeting, size);
  const wavesOf = (start: number, end: number) => waves.filter(({ x }) => x >= start && x < end);

  test('are those of the text, in order and complete', () => {
    expect(words.map(({ text }) => text)).toEqual(greeting.split(' '));
  });

  test('start after the previous one has ended, and contain all waves', () => {
    for (const [at, { start, end }] of words.entries()) {
      expect(start).toBeGreaterThan(words[at - 1]?.end ?? 0);
      expect(end).toBeGreaterThan(start);
    }
    expect(words.flatMap(({ start, end }) => wavesOf(start, end))).toEqual(waves);
  });

  test('last as long as their syllables, 0.7 to 1.2 units each', () => {
    for (const { text, start, end } of words) {
      const units = (end - start) / size.unit;
      // The last half-wave of a syllable may exceed its end.
      expect(units).toBeGreaterThanOrEqual(0.7 * syllablesOf(text));
      expect(units).toBeLessThanOrEqual(syllablesOf(text) * (1.2 + 3.4 / size.unit));
    }
  });

  test('have partial paths that make up the whole drawing, each on whole pixels', () => {
    expect(d).toBe(`M0 ${size.height / 2}${words.map((word) => word.d).join('')}`);
    for (const [at, { from, end, d: part }] of words.entries()) {
      expect(from).toBe(words[at - 1]?.end ?? 0);
      expect(end).toBe(Math.round(end));
      const lengths = [...part.matchAll(/h([\d.]+)|q[\d.]+ -?[\d.]+ ([\d.]+) 0/g)].map(([, h, q]) => Number(h ?? q));
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBeCloseTo(end - from, 5);
    }
  });

  test('have waves with the path’s positions, widths and heights', () => {
    const drawn = [...d.matchAll(/q[\d.]+ (-?[\d.]+) ([\d.]+) 0/g)];
    expect(waves).toHaveLength(drawn.length);
    for (const [at, wave] of waves.entries()) {
      expect(wave.width).toBe(Number(drawn[at]?.[2]));
      expect(wave.height * (size.height / 2 - 1) * 2).toBeCloseTo(Math.abs(Number(drawn[at]?.[1])), 0);
    }
  });

  test('end with the sentence, and take the duration of the drawing', () => {
    expect(width).toBe(words.at(-1)?.end);
    expect(width / pixelsPerSecond).toBeCloseTo(6.5, 1);
    const small = drawVoice(greeting, { height: 24, unit: 14 });
    expect(small.width / small.pixelsPerSecond).toBeCloseTo(6.5, 0);
  });
});

test.each([
  ['Halloway', 3],
  ['line', 1],
  ['table', 2],
  ['24', 2],
  ['é', 1],
  ['hm', 1],
])('%s has %d syllables', (word, count) => {
  expect(syllablesOf(word)).toBe(count);
});
