/** One thing said in a call. */
export interface CallLine {
  speaker: string;
  /** When it begins, in seconds from the first ring. */
  at: number;
  text: string;
  /** Said by our agent. */
  agent?: boolean;
}

/** A call as it is told on a page: what was said, in the order of speech, and what came of it. */
export interface Call {
  lines: readonly CallLine[];
  outcome: { /** In seconds, like the lines'. */ at: number; text: string };
}

/** As it stands beside a line: 88 seconds are 01:28. */
export function timecode(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(seconds / 60)}:${two(seconds % 60)}`;
}
