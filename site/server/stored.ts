/** What a store of submissions holds, promises and fails with. `store.ts` keeps the promises; `store.testing.ts` proves them. */
import { hash, randomUUID } from 'node:crypto';
import type { CareerFields, ContactFields } from './fields';

export type FormName = 'contact' | 'career';

/** Where the store is: a folder for the SQLite file (in memory without one), or a database that speaks Postgres' protocol. */
export type StoreLocation = { folder: string | undefined } | { url: string; connections?: number };

/** A resume whose pieces the store has under `id`, and that belongs to no submission yet. */
export interface Upload {
  /** The id that the submission will have. */
  id: string;
  /** As the sender named the file. */
  name: string;
  bytes: number;
  sha256: string;
}

export type Submission =
  | { form: 'contact'; fields: ContactFields }
  | { form: 'career'; fields: CareerFields; resume: Upload };

/** A submission as it was received, without the content of its resume. */
export type Received = (
  | { form: 'contact'; fields: ContactFields }
  | { form: 'career'; fields: CareerFields; resume: { name: string; bytes: number } }
) & {
  id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
};

/** Which submissions are meant. What is left out does not narrow it down. */
export interface Filter {
  id?: string;
  /** The whole address, in any case. */
  email?: string;
  /** Words of any field, in any case. */
  text?: string;
  form?: FormName;
  /** ISO 8601, UTC: received at or after it. */
  since?: string;
  /** ISO 8601, UTC: received before it. */
  before?: string;
}

export interface Page {
  limit: number;
  offset: number;
}

/** A notice of one submission that a channel has yet to deliver. */
export interface Notice {
  id: string;
  submission: string;
  form: FormName;
  channel: string;
  /** How often it was tried before. */
  attempts: number;
}

export interface Health {
  /** Why nothing can be stored now, for the operator; left out when all is well. */
  fault?: string;
  /** Bytes that the submissions take, and may take (0: as many as there is room for). */
  usedBytes: number;
  limitBytes: number;
  /** Bytes that the disk has left, where the store is on a disk of this machine. */
  freeBytes?: number;
}

/** What is the matter with a store; an answer's status and the words for the operator follow from it. */
export type FaultKind =
  | 'busy' // Another program holds its lock, or there is too much to do.
  | 'full' // The disk is full.
  | 'quota' // STORE_LIMIT is reached.
  | 'closed' // The server stops.
  | 'gone' // It was there, and is not any more.
  | 'newer' // It is of a newer version.
  | 'damaged' // It is no database, or not a whole one.
  | 'denied' // This user may not write to it.
  | 'silent' // It cannot be reached, or does not answer in time.
  | 'failed'; // Anything else.

/** Why the store could not do something. The message is for the operator's eyes. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault';

  constructor(
    readonly kind: FaultKind,
    message: string,
    /** Whether something may have been stored all the same: a commit whose end was not heard of. */
    readonly uncertain = false,
  ) {
    super(message);
  }

  /** Whether the same may work in a moment, and nothing of it was stored. */
  get again(): boolean {
    return !this.uncertain && (this.kind === 'busy' || this.kind === 'silent');
  }
}

/** The Idempotency-Key belongs to another submission. */
export class KeyTaken extends Error {
  override readonly name = 'KeyTaken';
}

/** A reason to stop that is given in words: what happened, why, how to fix it. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

/** The part of a store that only reads. */
export interface Reader {
  /** The submissions that are meant, newest first: a page of them, or all. */
  list(filter?: Filter, page?: Page): Promise<Received[]>;
  count(filter?: Filter): Promise<number>;
  /** A piece of a submission's resume, the first being number 0; nothing after the last. */
  piece(id: string, number: number): Promise<Uint8Array | undefined>;
  /** Finishes what it was given and lets go; after `ms` milliseconds it lets go anyway. */
  close(ms?: number): Promise<void>;
}

export interface Store extends Reader {
  /**
   * Keeps a piece of a resume, the first being number 0, of at most `PIECE_BYTES`, for a submission that is to come. The
   * piece must stay as it is until it resolves.
   * @throws {StoreFault}
   */
  keep(upload: string, number: number, piece: Uint8Array): Promise<void>;
  /** Drops the pieces of a submission that will not come. Never rejects: what is left over is dropped in time. */
  forget(upload: string): Promise<void>;
  /**
   * Resolves with the submission's id once it is durable. The same `key` for the same form gives the first one's id.
   * @throws {KeyTaken} when the key belongs to another submission.
   * @throws {StoreFault}
   */
  add(submission: Submission, key?: string): Promise<string>;
  /** Erases the submissions that are meant (the oldest `most` of them), with all that belongs to them. Resolves with how many. */
  erase(filter: Filter, most?: number): Promise<number>;
  /** The store's own time, ISO 8601, UTC: the database server's where there is one. */
  now(): Promise<string>;
  /** Takes up to `limit` notices of `channel` that are due, so that no other server does before `until` (ISO 8601). */
  takeNotices(channel: string, limit: number, until: string): Promise<Notice[]>;
  /** The notice was delivered. */
  dropNotice(id: string): Promise<void>;
  /** The notice was not delivered: it is due again at `at` (ISO 8601). */
  postponeNotice(id: string, at: string): Promise<void>;
  /** Stores a submission and takes it back before it counts. Never rejects. */
  health(): Promise<Health>;
}

/** How a store is run. */
export interface StoreOptions {
  /** Most bytes that submissions may take; 0 for no limit. Applications leave a tenth of it to messages. */
  limitBytes: number;
  /** Where notices go: one for each channel is stored with a submission. */
  channels: readonly string[];
  /** Longest time that a submission waits for the store, in milliseconds. */
  patienceMs: number;
  /** Takes a line that the operator should read. */
  log: (line: string) => void;
}

/** Largest piece of a resume, in bytes. */
export const PIECE_BYTES = 256 * 1024;

/** The content of a submission's resume, piece by piece; no piece when it has none. */
export async function* resumeOf(store: Pick<Reader, 'piece'>, id: string): AsyncGenerator<Uint8Array> {
  for (let number = 0; ; number += 1) {
    const piece = await store.piece(id, number);
    if (!piece) return;
    yield piece;
  }
}

/** A submission's row. */
export interface Row {
  id: string;
  form: FormName;
  created_at: string;
  /** In lower case, to be found by. */
  email: string;
  fields: string;
  resume_name: string | null;
  resume_bytes: number | null;
  idempotency_key: string | null;
  /** Equal for two submissions of the same content: what a key stands for. Empty without one. */
  fingerprint: string;
}

export function toRow(submission: Submission, key: string | undefined): Row {
  const { form } = submission;
  const resume = form === 'career' ? submission.resume : undefined;
  const fields = JSON.stringify(submission.fields);
  const content = resume ? `${fields}\0${resume.sha256}` : fields;
  return {
    id: resume?.id ?? newId(),
    form,
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
  const fields = JSON.parse(row.fields);
  const resume = { name: row.resume_name ?? '', bytes: Number(row.resume_bytes) };
  const form = row.form === 'career' ? { form: row.form, fields, resume } : { form: 'contact' as const, fields };
  return { id: row.id, createdAt: row.created_at, ...form } as Received;
}

/**
 * An id for a submission: a UUID that begins with the time (version 7, RFC 9562), so that an index of them grows at its
 * end. Otherwise every commit writes as many pages as it has submissions.
 */
export function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
