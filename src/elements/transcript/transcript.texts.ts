/** Every text that is not part of the call. */
export interface TranscriptTexts {
  /** Label of the call's outcome. */
  outcome: string;
  /** The name of a line's button. It must contain `{time}`, the visible text. */
  playLine: string;
}

/** The English texts. */
export const transcriptTexts: TranscriptTexts = {
  outcome: 'Outcome',
  playLine: 'Play the line at {time}',
};
