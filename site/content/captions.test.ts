import { describe, expect, test } from 'vitest';
import { toSrt, toTxt, toVtt } from './captions';
import { sampleFiles, transcribe } from './transcribe';

const { call } = transcribe.sample;
const words = call.lines.map(({ text }) => text);
const seconds = (time: string) => {
  const [hours = 0, minutes = 0, rest = 0] = time.replace(',', '.').split(':').map(Number);
  return hours * 3600 + minutes * 60 + rest;
};

describe('the demo transcript as downloadable files (R24)', () => {
  test('TXT: each line with its time and speaker', () => {
    const lines = toTxt(call).trimEnd().split('\n');
    expect(lines).toHaveLength(words.length);
    for (const [at, line] of lines.entries()) {
      expect(line).toMatch(/^\[\d\d:\d\d:\d\d\] [^:]+: /);
      expect(line.endsWith(words[at] ?? '?')).toBe(true);
    }
    expect(lines[3]).toBe('[00:00:10] Chair: Then the delivery. Is it still Thursday?');
  });

  test('SRT: numbered consecutive cues, with commas before the milliseconds', () => {
    const cues = toSrt(call).trimEnd().split('\n\n');
    expect(cues).toHaveLength(words.length);
    let before = 0;
    for (const [at, cue] of cues.entries()) {
      const [number, time, text, ...more] = cue.split('\n');
      expect(number).toBe(String(at + 1));
      const [, from = '', to = ''] = time?.match(/^(\d\d:\d\d:\d\d,\d{3}) --> (\d\d:\d\d:\d\d,\d{3})$/) ?? [];
      expect(seconds(from)).toBeGreaterThanOrEqual(before);
      expect(seconds(to)).toBeGreaterThan(seconds(from));
      before = seconds(to);
      expect(text).toBe(`${call.lines[at]?.speaker}: ${words[at]}`);
      expect(more).toEqual([]);
    }
    expect(before).toBe(call.outcome.at);
  });

  test('VTT: its signature, and cues with voice tags', () => {
    const [signature, ...cues] = toVtt(call).trimEnd().split('\n\n');
    expect(signature).toBe('WEBVTT');
    expect(cues).toHaveLength(words.length);
    for (const [at, cue] of cues.entries()) {
      const [time, text] = cue.split('\n');
      expect(time).toMatch(/^\d\d:\d\d:\d\d\.\d{3} --> \d\d:\d\d:\d\d\.\d{3}$/);
      expect(text).toBe(`<v ${call.lines[at]?.speaker}>${words[at]}</v>`);
    }
  });

  test('markup characters in a cue are escaped', () => {
    const odd = { lines: [{ at: 3661.25, speaker: 'R&D', text: 'a < b --> c' }], outcome: { at: 3662, text: '' } };
    expect(toVtt(odd)).toBe('WEBVTT\n\n01:01:01.250 --> 01:01:02.000\n<v R&amp;D>a &lt; b --&gt; c</v>\n');
  });

  test('each file’s format is one of the five formats of every plan', () => {
    expect(sampleFiles.map(({ format, path }) => [format, path])).toEqual([
      ['TXT', '/samples/monday-meeting.txt'],
      ['SRT', '/samples/monday-meeting.srt'],
      ['VTT', '/samples/monday-meeting.vtt'],
    ]);
    for (const { format } of sampleFiles) expect(transcribe.everyPlan).toContain(format);
  });
});
