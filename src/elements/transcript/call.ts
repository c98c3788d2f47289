/** A line of a call. */
export interface CallLine {
  /** Who speaks: "Caller". */
  speaker: string;
  /** When it starts, in seconds from the first ring. */
  at: number;
  /** What is said. */
  text: string;
  /** Whether the agent speaks. */
  agent?: boolean;
}

/** A call as shown on a page: its lines in order, and its outcome. */
export interface CallTranscript {
  /** What is said, in its order. */
  lines: readonly CallLine[];
  /** What the call led to, and when that was clear. */
  outcome: { /** In seconds, like the lines' times. */ at: number; text: string };
}

/** Formats a time: 88 seconds are 01:28. */
export function timecode(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(seconds / 60)}:${two(seconds % 60)}`;
}
