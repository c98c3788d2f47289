/** The English texts. */
export const alertTexts = {
  /** The name of the dismiss button. */
  dismiss: 'Dismiss',
};

/** Every word of an alert that is not its text. */
export type AlertTexts = typeof alertTexts;
