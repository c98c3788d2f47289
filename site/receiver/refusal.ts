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

  /** The answer: `{ "error": reason }`, and the reasons by field where there are any. */
  toResponse(): Response {
    const fields = Object.keys(this.fields).length > 0 ? { fields: this.fields } : {};
    return json({ error: this.message, ...fields }, this.status, this.headers);
  }
}

/** An answer in JSON whose length is known, also to the log. */
export function json(value: unknown, status: number, headers: Readonly<Record<string, string>> = {}): Response {
  const body = JSON.stringify(value);
  return new Response(body, {
    status,
    headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) },
  });
}
