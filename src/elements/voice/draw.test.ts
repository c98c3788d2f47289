import { describe, expect, test } from 'vitest';
import { drawVoice, syllablesOf } from './draw';

const greeting = 'Good morning, Halloway speaking on behalf of Northline Dental. How can I help you today?';
const size = { height: 160, unit: 46 };

describe('a drawn voice', () => {
  test('is the same drawing for the same text', () => {
    expect(drawVoice(greeting, size)).toEqual(drawVoice(greeting, size));
  });

  test('is another drawing for another text', () => {
    expect(drawVoice('Good morning.', size).d).not.toBe(drawVoice('Good evening.', size).d);
  });

  test('says where each word ends, in the order of speech', () => {
    const { words, width } = drawVoice(greeting, size);
    expect(words.map(({ text }) => text).join(' ')).toBe(greeting);
    for (const [at, { end }] of words.entries()) {
      expect(end).toBeGreaterThan(words[at - 1]?.end ?? 0);
      expect(end).toBeLessThanOrEqual(width);
    }
  });

  test('takes a breath at a mark', () => {
    const spoken = (text: string) => drawVoice(text, size).words.map(({ end }) => end);
    const silenceAfterFirst = (text: string) => {
      const { d } = drawVoice(text, size);
      const silences = [...d.matchAll(/h([\d.]+)/g)].map(([, length]) => Number(length));
      return silences[1] ?? 0;
    };
    expect(spoken('Yes, please')).toHaveLength(2);
    expect(silenceAfterFirst('Yes, please')).toBeGreaterThan(3 * silenceAfterFirst('Yes please'));
  });

  test('stays within its height', () => {
    const { d } = drawVoice(greeting, size);
    const controls = [...d.matchAll(/q[\d.]+ (-?[\d.]+) /g)].map(([, control]) => Math.abs(Number(control)) / 2);
    expect(Math.max(...controls)).toBeLessThanOrEqual(size.height / 2);
    expect(Math.max(...controls)).toBeGreaterThan(size.height / 4);
  });

  test('keeps a window’s width of it under 10 KB', () => {
    const { d, width } = drawVoice(greeting, size);
    expect(width).toBeGreaterThan(1100);
    expect((d.length / width) * 1440).toBeLessThan(10_240);
  });

  test('lasts about as long as it takes to say', () => {
    expect(drawVoice(greeting, size).seconds).toBe(7);
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
