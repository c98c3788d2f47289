/** Why a request is not accepted: a 4xx, 503 or 507 status, and one line that says what to change. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** By field of the form: what is wrong with it, for the form to show beside it. */
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

  /** What is answered to a program. */
  get body(): { error: string; fields?: Readonly<Record<string, string>> } {
    return Object.keys(this.fields).length > 0 ? { error: this.message, fields: this.fields } : { error: this.message };
  }
}
