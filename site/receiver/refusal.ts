/** Why a request is not accepted: a 4xx or 503 status, and one line that says what to change. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    reason: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(reason);
  }

  /** The answer: `{ "error": reason }`. */
  toResponse(): Response {
    return Response.json({ error: this.message }, { status: this.status, headers: this.headers });
  }
}
