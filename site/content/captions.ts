import type { Call } from '@halloway/ui';

/** A thing said, from when to when, in seconds. */
interface Cue {
  from: number;
  to: number;
  speaker: string;
  text: string;
}

/** Each line lasts until the next one begins. */
const cuesOf = ({ lines, outcome }: Call): Cue[] =>
  lines.map(({ at, speaker, text }, index) => ({ from: at, to: lines[index + 1]?.at ?? outcome.at, speaker, text }));

/** 75.5 seconds are 00:01:15.500. */
function clock(seconds: number, fraction = '.'): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const thousandths = String(Math.round((seconds % 1) * 1000)).padStart(3, '0');
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}${fraction}${thousandths}`;
}

/** A line for each line: when, who, what. */
export const toTxt = (call: Call) =>
  cuesOf(call)
    .map(({ from, speaker, text }) => `[${clock(from).slice(0, 8)}] ${speaker}: ${text}\n`)
    .join('');

/** SubRip, as video editors read it: numbered cues, with a comma before the thousandths. */
export const toSrt = (call: Call) =>
  cuesOf(call)
    .map(
      ({ from, to, speaker, text }, index) =>
        `${index + 1}\n${clock(from, ',')} --> ${clock(to, ',')}\n${speaker}: ${text}\n`,
    )
    .join('\n');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** WebVTT (https://www.w3.org/TR/webvtt1/): each cue names its voice. */
export const toVtt = (call: Call) =>
  `WEBVTT\n\n${cuesOf(call)
    .map(
      ({ from, to, speaker, text }) => `${clock(from)} --> ${clock(to)}\n<v ${escaped(speaker)}>${escaped(text)}</v>\n`,
    )
    .join('\n')}`;

/** The formats that a transcript can be read and downloaded in here; the others are not plain text. */
export const captionFormats = { TXT: toTxt, SRT: toSrt, VTT: toVtt } as const;
