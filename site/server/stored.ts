/** The types, contract and errors of a store of submissions. `store.ts` implements it; `store.testing.ts` tests it. */
import { hash, randomUUID } from 'node:crypto';
import type { CareerFields, ContactFields } from './fields';

export type FormName = 'contact' | 'career';

/** The location of the store: a folder for the SQLite file (in memory without one), or a database with Postgres' protocol. */
export type StoreLocation = { folder: string | undefined } | { url: string; connections?: number };

/** A resume that has arrived and is not stored yet. */
export interface Upload {
  /** The sender's file name. */
  name: string;
  bytes: number;
  sha256: string;
  /** Its content from the beginning, each time it is called. The buffer of a piece is reused for the next. */
  pieces(): AsyncIterable<Uint8Array>;
}

export type Submission =
  | { form: 'contact'; fields: ContactFields }
  | { form: 'career'; fields: CareerFields; resume: Upload };

/** A submission as it was received, without the content of its resume. Times are ISO 8601, UTC, here and below. */
export type Received = { id: string; createdAt: string } & (
  | { form: 'contact'; fields: ContactFields }
  | { form: 'career'; fields: CareerFields; resume: { name: string; bytes: number } }
);

/** A filter. An absent property does not restrict it. */
export interface Filter {
  id?: string | undefined;
  /** The whole address, ignoring case. */
  email?: string | undefined;
  /** Words of any field, ignoring case. */
  text?: string | undefined;
  form?: FormName | undefined;
  /** Received at or after it. */
  since?: string | undefined;
  /** Received before it. */
  before?: string | undefined;
}

/** A notice of one submission that a channel has yet to deliver. */
export interface Notice {
  id: string;
  submission_id: string;
  form: FormName;
  channel: string;
  /** The number of attempts, including this one. */
  attempts: number;
}

export interface Health {
  /** Why nothing can be stored now, for the operator; absent when healthy. */
  fault?: string;
  /** The used bytes and their limit (0: none). */
  usedBytes: number;
  limitBytes: number;
  /** Free bytes on the disk, where the store is on a disk of this machine. */
  freeBytes?: number;
}

/** The kind of a store's fault; determines the answer's status and the message for the operator. */
export type FaultKind =
  | 'busy' // Another program holds its lock, or there are too many pending jobs.
  | 'full' // The disk is full.
  | 'quota' // STORE_LIMIT is reached.
  | 'closed' // The server is stopping.
  | 'gone' // It existed, and is gone.
  | 'version' // Its version is unknown to this program.
  | 'damaged' // It is not a database, or an incomplete one.
  | 'denied' // This user may not write to it.
  | 'silent' // It cannot be reached, or does not answer in time.
  | 'failed'; // Anything else.

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

  /** Whether a retry may succeed, and nothing was stored. */
  get again(): boolean {
    return !this.uncertain && (this.kind === 'busy' || this.kind === 'silent');
  }
}

/** The Idempotency-Key belongs to another submission. */
export class KeyTaken extends Error {
  override readonly name = 'KeyTaken';
}

/** A fatal error with a message for the operator: what happened, why, how to fix it. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

/** The part of a store that only reads. */
export interface Reader {
  /** The matching submissions, newest first: `limit` of them after the first `offset`, or all. */
  list(filter?: Filter, page?: { limit: number; offset: number }): Promise<Received[]>;
  count(filter?: Filter): Promise<number>;
  /** The content of a submission's resume; no piece when it has none. */
  resume(id: string): AsyncIterable<Uint8Array>;
  /** Finishes pending work; after `ms` milliseconds it closes anyway. */
  close(ms?: number): Promise<void>;
}

/** All reject with a `StoreFault`. */
export interface Store extends Reader {
  /**
   * Resolves with the submission's id once it is durable. The same `key` for the same form gives the first one's id.
   * @throws {KeyTaken} when the key belongs to another submission.
   */
  add(submission: Submission, key?: string): Promise<string>;
  /** Erases the matching submissions (the oldest `most` of them), with all that belongs to them. Resolves with how many. */
  erase(filter: Filter, most?: number): Promise<number>;
  /** The store's own time: the database server's where there is one. */
  now(): Promise<string>;
  /** Leases up to `limit` due notices of `channel` until `until`, so that no other server delivers them. */
  takeNotices(channel: string, limit: number, until: string): Promise<Notice[]>;
  /** Drops a delivered notice or, with `dueAt`, postpones it. */
  endNotice(id: string, dueAt?: string): Promise<void>;
  /** Stores a submission and rolls it back. Never rejects. */
  health(): Promise<Health>;
}

/** The options of a store. */
export interface StoreOptions {
  /** Most bytes that submissions may take; 0 for no limit. A tenth of it is reserved for messages. */
  limitBytes: number;
  /** The channels: one notice for each is stored with a submission. */
  channels: readonly string[];
  /** Longest time that a submission waits for the store, in milliseconds. */
  patienceMs: number;
  /** Logs a warning for the operator. */
  log: (line: string) => void;
}

/** A submission's row. */
export interface Row {
  id: string;
  form: FormName;
  created_at: string;
  /** In lower case, for searching. */
  email: string;
  fields: string;
  resume_name: string | null;
  resume_bytes: number | null;
  idempotency_key: string | null;
  /** A digest of the submission's content, to compare with that of the key's first one. Empty without a key. */
  fingerprint: string;
}

export function toRow(submission: Submission, key: string | undefined): Row {
  const resume = submission.form === 'career' ? submission.resume : undefined;
  const fields = JSON.stringify(submission.fields);
  const content = resume ? `${fields}\0${resume.sha256}` : fields;
  return {
    id: newId(),
    form: submission.form,
    created_at: new Date().toISOString(),
    email: submission.fields.email.toLowerCase(),
    fields,
    resume_name: resume?.name ?? null,
    resume_bytes: resume?.bytes ?? null,
    idempotency_key: key ?? null,
    fingerprint: key === undefined ? '' : hash('sha256', content, 'base64url'),
  };
}

export function toReceived(row: Omit<Row, 'email' | 'idempotency_key' | 'fingerprint'>): Received {
  const resume = row.form === 'career' && { resume: { name: row.resume_name, bytes: Number(row.resume_bytes) } };
  return {
    id: row.id,
    form: row.form,
    createdAt: row.created_at,
    fields: JSON.parse(row.fields),
    ...resume,
  } as Received;
}

/**
 * An id for a submission: a UUID that begins with the time (version 7, RFC 9562), so that its index grows at its end.
 * Otherwise every commit would write as many pages as it has submissions.
 */
function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
