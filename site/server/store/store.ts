/**
 * What a store of submissions can do. `sqlite.ts` keeps them in a file, `postgres.ts` in a database server; every test
 * of `store.test.ts` holds for both.
 */
import type { CareerFields, ContactFields } from '../forms';

export type FormName = 'contact' | 'career';

/** A resume whose pieces the store has been given under `id`, and that belongs to no submission yet. */
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

/** A notice of one submission that somebody waits for. */
export interface Notice {
  id: string;
  submission: string;
  form: FormName;
  channel: string;
  /** How often it was tried before. */
  attempts: number;
}

export interface Health {
  /** Why nothing can be stored now, for the one who runs the server; left out when all is well. */
  fault?: string;
  /** Bytes that the submissions take, and may take (0: as many as there is room for). */
  usedBytes: number;
  limitBytes: number;
  /** Bytes that the disk has left, where the store is on a disk of this machine. */
  freeBytes?: number;
}

/** What is the matter with a store; by it, an answer's status and the words for the operator are chosen. */
export type FaultKind =
  | 'busy' // Another program holds its lock, or there is too much to do.
  | 'full' // The disk is full.
  | 'quota' // STORE_LIMIT is reached.
  | 'closed' // The server stops.
  | 'gone' // It was there, and is not any more.
  | 'newer' // It is of a newer version.
  | 'damaged' // It is no database, or not a whole one.
  | 'denied' // This user may not write to it.
  | 'silent' // It does not answer in time.
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
}

/** The Idempotency-Key belongs to another submission. */
export class KeyTaken extends Error {
  override readonly name = 'KeyTaken';
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
  /** Erases the submissions that are meant, with all that belongs to them. Resolves with how many they were. */
  erase(filter: Filter): Promise<number>;
  /** Takes up to `limit` notices that are due, so that nobody else does before `until` (ISO 8601). */
  takeNotices(limit: number, until: string): Promise<Notice[]>;
  /** The notice was delivered. */
  dropNotice(id: string): Promise<void>;
  /** The notice was not delivered: it is due again at `at` (ISO 8601). */
  postponeNotice(id: string, at: string): Promise<void>;
  /** Tries to write, and tells how it went. Never rejects. */
  health(): Promise<Health>;
}

/** How a store is run. */
export interface StoreOptions {
  /** Most bytes that submissions may take; 0 for no limit. */
  limitBytes: number;
  /** Who is told of a submission: a notice for each is stored with it. */
  channels: readonly string[];
  /** Longest time that a submission waits for the store, in milliseconds. */
  patienceMs: number;
  /** Takes a line that the operator should read. */
  log: (line: string) => void;
}

export const defaultStoreOptions: StoreOptions = {
  limitBytes: 0,
  channels: [],
  patienceMs: 8_000,
  log: (line) => console.error(line),
};

/** Largest piece of a resume, in bytes. */
export const PIECE_BYTES = 256 * 1024;

/** A resume whose submission has not come after this long is dropped, in milliseconds. */
export const ABANDONED_MS = 10 * 60_000;

/** The version of the stores' schema. A store with a newer one is left alone. */
export const SCHEMA_VERSION = 2;

/** The content of a submission's resume, piece by piece; no piece when it has none. */
export async function* resumeOf(store: Pick<Reader, 'piece'>, id: string): AsyncGenerator<Uint8Array> {
  for (let number = 0; ; number += 1) {
    const piece = await store.piece(id, number);
    if (!piece) return;
    yield piece;
  }
}
