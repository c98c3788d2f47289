/** Why a request is refused: a 4xx, 503 or 507 status, and one line with the remedy. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** Errors by field of the form, to show beside the fields. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    readonly status: number,
    reason: string,
    readonly headers: Readonly<Record<string, string>> = {},
    fields: Readonly<Record<string, string>> = {},
  ) {
    super(reason);
    const [, resume] = /^resume: (.*)$/.exec(reason) ?? [];
    this.fields = resume ? { resume: resume.replace(/^./, (first) => first.toUpperCase()) } : fields;
  }

  /** The answer to a program. */
  get body() {
    return { error: this.message, ...(Object.keys(this.fields).length > 0 && { fields: this.fields }) };
  }
}

/** A sender's own text inside a reason: short, and on one line. */
export const quoted = (text: string) => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
