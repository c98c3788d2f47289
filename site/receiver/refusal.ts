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
    return json({ error: this.message }, this.status, this.headers);
  }
}

/** An answer in JSON whose length is known, also to the log. */
export function json(value: unknown, status: number, headers: Readonly<Record<string, string>> = {}): Response {
  const body = Buffer.from(JSON.stringify(value));
  return new Response(body, {
    status,
    headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': String(body.length) },
  });
}
