import type { CallTranscript } from '@halloway/ui';

/** A spoken line with start and end, in seconds. */
interface Cue {
  from: number;
  to: number;
  speaker: string;
  text: string;
}

/** Each line lasts until the next one begins. */
const cuesOf = ({ lines, outcome }: CallTranscript): Cue[] =>
  lines.map(({ at, speaker, text }, index) => ({ from: at, to: lines[index + 1]?.at ?? outcome.at, speaker, text }));

/** 75.5 seconds are 00:01:15.500. */
function clock(seconds: number, fraction = '.'): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const thousandths = String(Math.round((seconds % 1) * 1000)).padStart(3, '0');
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}${fraction}${thousandths}`;
}

/** Plain text: time, speaker and words of each line. */
export const toTxt = (call: CallTranscript) =>
  cuesOf(call)
    .map(({ from, speaker, text }) => `[${clock(from).slice(0, 8)}] ${speaker}: ${text}\n`)
    .join('');

/** SubRip: numbered cues, with a comma before the milliseconds. */
export const toSrt = (call: CallTranscript) =>
  cuesOf(call)
    .map(
      ({ from, to, speaker, text }, index) =>
        `${index + 1}\n${clock(from, ',')} --> ${clock(to, ',')}\n${speaker}: ${text}\n`,
    )
    .join('\n');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** WebVTT (https://www.w3.org/TR/webvtt1/): cues with voice tags. */
export const toVtt = (call: CallTranscript) =>
  `WEBVTT\n\n${cuesOf(call)
    .map(
      ({ from, to, speaker, text }) => `${clock(from)} --> ${clock(to)}\n<v ${escaped(speaker)}>${escaped(text)}</v>\n`,
    )
    .join('\n')}`;

/** The plain-text formats, which can be read and downloaded here. */
export const captionFormats = { TXT: toTxt, SRT: toSrt, VTT: toVtt } as const;
