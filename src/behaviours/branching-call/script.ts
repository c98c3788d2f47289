import type { CallLine, CallTranscript } from '../../elements/transcript/call';

/** Lines that replace a part of a call; their times count from the start of the first one. */
interface Part {
  lines: readonly CallLine[];
}

/** After it the call continues as written, `until` seconds after the start of its first line. */
interface Detour extends Part {
  until: number;
}

/** After it the call ends, with an outcome of its own. */
interface Ending extends Part {
  outcome: CallTranscript['outcome'];
}

/** What the caller may answer instead of the written line. The caller speaks the first of its lines. */
export type CallAnswer = { /** The answer in a few words: "A person, please". */ label: string } & (Detour | Ending);

/** A point of a call at which the caller has several answers. */
export interface CallChoice {
  /** The index of the line after which the call waits for an answer. It is not the last one. */
  after: number;
  /** The answers, in their order. */
  answers: readonly CallAnswer[];
}

/** How a line continues if the caller interrupts it. The caller speaks the first of its lines. */
export interface CallInterruption extends Detour {
  /** The index of the line that breaks off. */
  line: number;
}

/** A call with other ways through it: answers at some of its points, and lines that can be interrupted. */
export interface CallScript extends CallTranscript {
  /** Where the reader answers. */
  choices: readonly CallChoice[];
  /** Where the reader may interrupt. */
  interruptions?: readonly CallInterruption[] | undefined;
}

/** One way through a call. */
export interface CallWay {
  /** For each choice the index of the chosen answer; undefined for the written one. */
  answers: readonly (number | undefined)[];
  /** The lines that break off, each with the index of its last word. */
  brokenOff: readonly BrokenLine[];
}

/** A line that the caller has interrupted. */
export interface BrokenLine {
  /** Index in the script. */
  line: number;
  /** Index. */
  word: number;
}

/** Where a line comes from: the script itself (`written`), a choice or an interruption, by index. */
type Origin = { written: number } | { choice: number } | { interruption: number };

/** A call along one way, and where each of its lines comes from. */
export interface WayThrough extends CallTranscript {
  /** For each choice the index of the chosen answer; undefined for the written one. */
  answers: CallWay['answers'];
  /** Where each of its lines comes from. */
  origins: readonly Origin[];
  /** The choices that wait for an answer, each with the index of the line after which it does. */
  waits: readonly { choice: number; line: number }[];
}

export const wordsIn = (text: string) => text.match(/\S+/g) ?? [];

/** A line that breaks off after a word: "For sixty, a rep—". */
const breakOff = (text: string, word: number) =>
  `${wordsIn(text)
    .slice(0, word + 1)
    .join(' ')
    .replace(/[\s,.;:?!—–]+$/, '')}—`;

/** The call along one way. Its later lines start later or earlier than they are written. */
export function wayThrough(script: CallScript, { answers, brokenOff }: CallWay): WayThrough {
  const lines: CallLine[] = [];
  const origins: Origin[] = [];
  const waits: { choice: number; line: number }[] = [];
  let delay = 0;
  const add = (line: CallLine, start: number, origin: Origin) => {
    lines.push({ ...line, at: start + line.at });
    origins.push(origin);
  };
  for (const [index, line] of script.lines.entries()) {
    const next = (script.lines[index + 1] ?? script.outcome).at;
    const interruption = script.interruptions?.findIndex((one) => one.line === index) ?? -1;
    const detour = script.interruptions?.[interruption];
    const broken = detour && brokenOff.find((one) => one.line === index);
    if (broken) {
      const spoken = Math.min((broken.word + 1) / wordsIn(line.text).length, 1);
      const start = line.at + delay + Math.max(1, Math.floor((next - line.at) * spoken));
      add({ ...line, text: breakOff(line.text, broken.word) }, delay, { written: index });
      for (const one of detour.lines) add(one, start, { interruption });
      delay = start + detour.until - next;
    } else add(line, delay, { written: index });
    const choice = script.choices.findIndex(({ after }) => after === index);
    if (choice < 0) continue;
    const answer = script.choices[choice]?.answers[answers[choice] ?? -1];
    if (!answer) waits.push({ choice, line: lines.length - 1 });
    else {
      const start = next + delay;
      for (const one of answer.lines) add(one, start, { choice });
      if ('outcome' in answer)
        return { lines, outcome: { ...answer.outcome, at: start + answer.outcome.at }, answers, origins, waits };
      delay += answer.until;
    }
  }
  return { lines, outcome: { ...script.outcome, at: script.outcome.at + delay }, answers, origins, waits };
}
