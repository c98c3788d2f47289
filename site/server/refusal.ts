import type { HeaderRow } from '../hosting/headers';
import { type Answer, json } from './exchange';

/** Why a request is not accepted: a 4xx or 503 status, and one line that says what to change. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    reason: string,
    readonly headers: Readonly<Record<string, string>> = {},
    /** By field of the form: what is wrong with it, for the form to show beside it. */
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(reason);
  }
}

/** The answer to a request that failed: `{ "error": reason }`, and the reasons by field where there are any. */
export function answerTo(error: unknown, warn: (line: string) => void, row: HeaderRow = {}): Answer {
  if (error instanceof Refusal) {
    const fields = Object.keys(error.fields).length > 0 ? { fields: error.fields } : {};
    return json({ error: error.message, ...fields }, error.status, { ...row, ...error.headers });
  }
  warn(`An answer failed: ${error instanceof Error ? error.stack : error}`);
  return json({ error: 'Something went wrong here: try again later.' }, 500, row);
}
