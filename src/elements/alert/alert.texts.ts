/** Every word of an alert that is not its text. */
export interface AlertTexts {
  /** The name of the dismiss button. */
  dismiss: string;
}

/** The English texts. */
export const alertTexts: AlertTexts = { dismiss: 'Dismiss' };
