/** A line of a call. */
export interface CallLine {
  speaker: string;
  /** When it starts, in seconds from the first ring. */
  at: number;
  text: string;
  /** Whether the agent speaks. */
  agent?: boolean;
}

/** A call as shown on a page: its lines in order, and its outcome. */
export interface CallTranscript {
  lines: readonly CallLine[];
  outcome: { /** In seconds, like the lines' times. */ at: number; text: string };
}

/** Formats a time: 88 seconds are 01:28. */
export function timecode(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(seconds / 60)}:${two(seconds % 60)}`;
}
