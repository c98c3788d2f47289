import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Client, createClient, type InStatement, type Row } from '@libsql/client';
import type { CareerFields, ContactFields } from './forms';
import type { Resume } from './multipart';
import { Refusal } from './refusal';

export type Submission =
  | { form: 'contact'; fields: ContactFields }
  | { form: 'career'; fields: CareerFields; resume: Resume };

/** A submission as it was received, without the content of its resume. */
export type Received = (
  | { form: 'contact'; fields: ContactFields }
  | { form: 'career'; fields: CareerFields; resume: { name: string; bytes: number } }
) & {
  id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
};

/** Where the store is: a folder for the SQLite file, or a remote libSQL server. */
export type StoreLocation = { folder: string } | { url: string; authToken?: string };

export interface Store {
  /**
   * Resolves with the submission's id once it is durable. The same `key` for the same form gives the first one's id.
   * @throws {Refusal} 400 when the key belongs to another submission, 503 when the store fails.
   */
  add(submission: Submission, key?: string): Promise<string>;
  /** All submissions, newest first. */
  list(): Promise<Received[]>;
  resume(id: string): Promise<Resume | undefined>;
  /** Waits for what is being written, then lets go of the file. */
  close(): Promise<void>;
}

/** The version of the schema below. A store with a newer one is left alone. */
export const SCHEMA_VERSION = 1;
/** A commit takes at most this many submissions and bytes, so that no answer waits for a long one. */
const BATCH = { submissions: 256, bytes: 32 * 1024 * 1024 };
/** How long a statement waits for another process's lock, in milliseconds. */
const LOCK_MS = 5_000;

const schema = [
  'CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL)',
  `INSERT INTO schema SELECT ${SCHEMA_VERSION} WHERE NOT EXISTS (SELECT 1 FROM schema)`,
  `CREATE TABLE IF NOT EXISTS submissions (
     id TEXT PRIMARY KEY,
     form TEXT NOT NULL,
     created_at TEXT NOT NULL,
     fields TEXT NOT NULL,
     idempotency_key TEXT,
     fingerprint TEXT NOT NULL,
     UNIQUE (form, idempotency_key)
   )`,
  `CREATE TABLE IF NOT EXISTS resumes (
     submission_id TEXT PRIMARY KEY REFERENCES submissions (id),
     file_name TEXT NOT NULL,
     content BLOB NOT NULL
   )`,
  'CREATE INDEX IF NOT EXISTS submissions_by_time ON submissions (created_at)',
];

/** The file of a store in `folder`. */
export const storeFile = (folder: string) => join(folder, 'submissions.db');

/** Connects to a store; a local one is created when it is missing. Throws what the disk or the network says. */
export async function openStore(location: StoreLocation): Promise<Store> {
  const client = connect(location);
  try {
    if ('folder' in location) await makeDurable(client);
    await prepare(client);
  } catch (error) {
    client.close();
    throw error;
  }
  return createStore(client);
}

/**
 * A local store's promise: a commit returns when it is on disk, and readers never wait for it.
 * The first holds for the connection, of which a store has one; the second is written in the file.
 */
export async function makeDurable(client: Client): Promise<void> {
  await client.execute('PRAGMA synchronous = FULL');
  await client.execute('PRAGMA journal_mode = WAL');
}

/** Makes the tables where they are missing. Throws when they are of a newer version than this. */
export async function prepare(client: Client): Promise<void> {
  await client.batch(schema, 'write');
  const version = Number((await client.execute('SELECT version FROM schema')).rows[0]?.version);
  if (version > SCHEMA_VERSION) {
    throw new Error(`it was written by a newer version (schema ${version}, this one knows ${SCHEMA_VERSION})`);
  }
}

function connect(location: StoreLocation): Client {
  if (!('folder' in location)) return createClient(location);
  mkdirSync(location.folder, { recursive: true, mode: 0o700 }); // Personal data: the owner's only.
  return createClient({ url: pathToFileURL(storeFile(location.folder)).href, concurrency: 1, timeout: LOCK_MS });
}

interface Waiting {
  id: string;
  bytes: number;
  fingerprint: string;
  statements: InStatement[];
  resolve: (id: string) => void;
  reject: (error: unknown) => void;
}

/** A store over a connected client whose tables exist. */
export function createStore(client: Client): Store {
  const queue: Waiting[] = [];
  let writing: Promise<void> | undefined;

  /** Group commit: whatever waits while one batch is being written goes into the next. */
  async function write(): Promise<void> {
    // Submissions that arrived in the same turn of the event loop are queued before this continues.
    await new Promise(setImmediate);
    while (queue.length > 0) {
      const batch = nextBatch(queue);
      try {
        const results = await client.batch(
          batch.flatMap(({ statements }) => statements),
          'write',
        );
        let index = 0;
        for (const one of batch) {
          index += one.statements.length;
          settle(one, results[index - 1]?.rows[0]);
        }
      } catch (cause) {
        console.error(`The store failed: ${cause instanceof Error ? cause.message : String(cause)}`);
        const refusal = new Refusal(503, 'It could not be stored: try again in a moment.', { 'Retry-After': '5' });
        for (const one of batch) one.reject(refusal);
      }
    }
    writing = undefined;
  }

  return {
    add: (submission, key) =>
      new Promise((resolve, reject) => {
        queue.push({ ...toWrite(submission, key), resolve, reject });
        writing ??= write();
      }),

    async list() {
      const { rows } = await client.execute(
        `SELECT id, form, created_at, fields, file_name, length(content) AS bytes
         FROM submissions LEFT JOIN resumes ON submission_id = id ORDER BY created_at DESC, submissions.rowid DESC`,
      );
      return rows.map((row) => {
        const fields = JSON.parse(String(row.fields));
        const resume = { name: String(row.file_name), bytes: Number(row.bytes) };
        const form = row.form === 'career' ? { form: 'career', fields, resume } : { form: 'contact', fields };
        return { id: String(row.id), createdAt: String(row.created_at), ...form } as Received;
      });
    },

    async resume(id) {
      const { rows } = await client.execute({
        sql: 'SELECT file_name, content FROM resumes WHERE submission_id = ?',
        args: [id],
      });
      const row = rows[0];
      return row && { name: String(row.file_name), bytes: Buffer.from(row.content as ArrayBuffer) };
    },

    async close() {
      await writing;
      client.close();
    },
  };
}

/** The statements of one submission; the last one tells which id is stored, and for what content. */
function toWrite(submission: Submission, key: string | undefined) {
  const id = randomUUID();
  const fields = JSON.stringify(submission.fields);
  const resume = submission.form === 'career' ? submission.resume : undefined;
  const fingerprint = createHash('sha256').update(fields);
  if (resume) fingerprint.update('\0').update(resume.bytes);
  const hash = fingerprint.digest('base64url');
  const statements: InStatement[] = [
    {
      sql: `INSERT INTO submissions (id, form, created_at, fields, idempotency_key, fingerprint)
            VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (form, idempotency_key) DO NOTHING`,
      args: [id, submission.form, new Date().toISOString(), fields, key ?? null, hash],
    },
  ];
  if (resume) {
    // Nothing when the submission itself was not inserted, because its key had been used.
    statements.push({
      sql: `INSERT INTO resumes (submission_id, file_name, content)
            SELECT id, ?, ? FROM submissions WHERE id = ?`,
      args: [resume.name, resume.bytes, id],
    });
  }
  statements.push({
    sql: 'SELECT id, fingerprint FROM submissions WHERE id = ? OR (form = ? AND idempotency_key = ?)',
    args: [id, submission.form, key ?? null],
  });
  return { id, bytes: fields.length + (resume?.bytes.length ?? 0), fingerprint: hash, statements };
}

function nextBatch(queue: Waiting[]): Waiting[] {
  let bytes = 0;
  let count = 0;
  for (const one of queue.slice(0, BATCH.submissions)) {
    bytes += one.bytes;
    if (count > 0 && bytes > BATCH.bytes) break;
    count += 1;
  }
  return queue.splice(0, count);
}

function settle(one: Waiting, row: Row | undefined): void {
  if (row?.fingerprint === one.fingerprint) one.resolve(String(row.id));
  else one.reject(new Refusal(400, 'Idempotency-Key: it was used for another submission; send a new one.'));
}
