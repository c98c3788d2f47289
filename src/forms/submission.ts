/** The interface between forms and `onSubmit`, and the timeouts. No side effects: machines import it. */

/** What a form passes to `onSubmit` beside the data. */
export interface SubmitOptions {
  /** Aborts when the form no longer waits for it (D17). */
  signal: AbortSignal;
  /** Shows how much has been sent, from 0 to 1: of an upload. */
  onProgress: (fraction: number) => void;
  /** The button that was pressed, with its `formAction` and `value`; null if there was none. */
  submitter: HTMLElement | null;
}

/** Resolves when the data has arrived, rejects otherwise. */
export type SubmitHandler<Data> = (
  data: Data,
  options: Pick<SubmitOptions, 'signal'> & Partial<SubmitOptions>,
) => Promise<void>;

/**
 * Reject `onSubmit` with this error if a server has refused the submission (a status outside 2xx). Any other rejection means a
 * technical failure: network, timeout or a bug.
 */
export class SubmissionRefused extends Error {
  override name = 'SubmissionRefused';

  /**
   * By field: the server's message for the reader, or the name of a problem in `texts.problems` (`tooLarge`). Shown beside the
   * field. A server's list of messages is shown as one.
   */
  readonly fields: Readonly<Record<string, string>>;

  /** The server's message about the submission as a whole. Shown below the form's own error message. */
  readonly reason: string;

  constructor(
    message: string,
    {
      fields = {},
      reason = '',
      ...options
    }: ErrorOptions & {
      fields?: Readonly<Record<string, string | readonly string[] | null | undefined>> | undefined;
      reason?: string | undefined;
    } = {},
  ) {
    super(message, options);
    // What a server answers may be anything: the form looks for words in it.
    this.fields = fields as Readonly<Record<string, string>>;
    this.reason = reason;
  }
}

/** Whether it is a refusal, also one of another copy of this package. @internal */
export const isRefusal = (error: unknown): error is SubmissionRefused =>
  error instanceof SubmissionRefused || (error as Partial<Error> | null)?.name === 'SubmissionRefused';

/** D12: timeout of a message, in ms. */
export const MESSAGE_TIMEOUT_MS = 30_000;

/** D12: timeout of an application, which includes a file, in ms. */
export const APPLICATION_TIMEOUT_MS = 120_000;
