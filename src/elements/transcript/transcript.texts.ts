/** The English texts. */
export const transcriptTexts = {
  /** Label of the call's outcome. */
  outcome: 'Outcome',
  /** The name of a line's button. It must contain `{time}`, the visible text. */
  playLine: 'Play the line at {time}',
};

/** Every text that is not part of the call. */
export type TranscriptTexts = typeof transcriptTexts;
