/** Why a request is refused: a 4xx, 503 or 507 status, and one line with the remedy. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: number,
    reason: string,
    readonly headers: Readonly<Record<string, string>> = {},
    /** Errors by field of the form, to show beside the fields. */
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(reason);
  }

  /** The answer to a program. */
  get body() {
    return { error: this.message, ...(Object.keys(this.fields).length > 0 && { fields: this.fields }) };
  }
}

/** The refusal of the file, to show beside its field, too. `reason` begins with a capital there. */
export const refuseResume = (status: number, reason: string) =>
  new Refusal(status, `resume: ${reason}`, {}, { resume: reason.replace(/^./, (first) => first.toUpperCase()) });

/** A sender's own text inside a reason: short, and on one line. */
export const quoted = (text: string) => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** A fatal error with a message for the operator: what happened, why, how to fix it. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

/** `busy`: a lock, or too many at once. `full`: the disk. `quota`: STORE_LIMIT. `silent`: no answer, or none in time. */
type FaultKind = 'busy' | 'full' | 'quota' | 'closed' | 'silent' | 'failed';

/** Why the store failed. The message is for the operator. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault';

  constructor(
    readonly kind: FaultKind,
    message: string,
    /** Whether the data may have been stored: a commit without a result. */
    readonly uncertain = false,
  ) {
    super(message);
  }

  /** Whether a retry may succeed. */
  get again(): boolean {
    return this.kind === 'busy' || this.kind === 'silent';
  }
}

/** Codes of SQLite, the system and Postgres; every other is `failed`. */
const kinds: readonly (readonly [code: RegExp, kind: FaultKind])[] = [
  [/^(SQLITE_(BUSY|LOCKED)|40(?!003)|53300|57014)/, 'busy'],
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|53100)/, 'full'],
  // 25006: a standby, or the primary of before a failover.
  [/^(ECONN|EHOST|ENET|EAI_AGAIN|ENOTFOUND|ETIMEDOUT|EPIPE|08|25006|40003|57P)/, 'silent'],
];

/** The fault of a store's error, by its code. After a failed commit it may be unknown whether the data was stored. */
export function faultOf(error: unknown, committing = false): StoreFault {
  if (error instanceof StoreFault) return error;
  const { code = '', message } = error instanceof Error ? (error as NodeJS.ErrnoException) : { message: String(error) };
  const lost = !code && /connect|not queryable|destroyed/i.test(message); // The driver's own errors.
  const kind = lost ? 'silent' : (kinds.find(([pattern]) => pattern.test(code))?.[1] ?? 'failed');
  const words = message.includes(code) ? message : `${message} (${code})`;
  return new StoreFault(kind, words, committing && (kind === 'failed' || kind === 'silent'));
}
