/** How forms hand over what was typed, and how long they wait. Pure: machines import it. */

/** Resolves when the data has arrived; rejects when it has not. `signal` aborts when nobody waits for it any more (D17). */
export type Submit<Data> = (data: Data, options: { signal: AbortSignal }) => Promise<void>;

/**
 * What `onSubmit` rejects with when a server has answered, and the answer was no (a status outside 2xx). Every other
 * rejection means that there was no answer worth the name: no network, no time, a fault in the code.
 */
export class SubmissionRefused extends Error {
  override name = 'SubmissionRefused';

  /**
   * By field: what the server has against it, in words for the reader, or the name of a problem that `texts.problems` has
   * words for (`tooLarge`). Shown beside the field.
   */
  readonly fields: Readonly<Record<string, string>>;

  /** What the server has against the submission as a whole, in words for the reader. Shown below the form's own sentence. */
  readonly reason: string;

  constructor(
    message: string,
    { fields = {}, reason = '', ...options }: ErrorOptions & { fields?: Record<string, string>; reason?: string } = {},
  ) {
    super(message, options);
    this.fields = fields;
    this.reason = reason;
  }
}

/** D12: how long a message may go unanswered before it counts as failed, in ms. */
export const MESSAGE_TIMEOUT = 30_000;

/** D12: the same for an application, which carries a file, in ms. */
export const APPLICATION_TIMEOUT = 120_000;
