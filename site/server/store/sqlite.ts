import { randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { faultOf } from './faults';
import { whereOf } from './filter';
import { createGroupCommit, type Job, type Outcome, Refused } from './group-commit';
import { type NewRow, newColumns, type Row, toNewRow, toReceived } from './row';
import { prepare, versionOf } from './sqlite-schema';
import {
  ABANDONED_MS,
  defaultStoreOptions,
  type Health,
  KeyTaken,
  type Notice,
  PIECE_BYTES,
  type Reader,
  SCHEMA_VERSION,
  type Store,
  StoreFault,
  type StoreOptions,
} from './store';

/** The file of a store in `folder`. */
export const storeFile = (folder: string) => join(folder, 'submissions.db');

/** How long SQLite itself waits for another connection's lock, in milliseconds; after it, others get their turn. */
const LOCK_MS = 50;
/** Submissions that are erased in one transaction, so that new ones need not wait for all of them. */
const ERASED_AT_ONCE = 50;
/** How long to try to empty the write-ahead log while somebody reads from it, in milliseconds. */
const CHECKPOINT_MS = 5_000;
/** What part of the limit is worth a warning. */
const NEARLY_FULL = 0.8;

const INSERT = `INSERT INTO submissions (${newColumns})
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (form, idempotency_key) DO NOTHING`;

export interface SqliteStore extends Store {
  /** What `add` does, of a row that another thread has made. */
  insert(row: NewRow): Promise<string>;
  /** Writes a complete copy of the store, as of now, to a new file. @throws {StoreFault} */
  backup(file: string): void;
}

/**
 * A store in the file `submissions.db` of `folder`, or in memory without one. It opens the file when it is first needed,
 * and again after a fault, so that opening never fails and whatever is repaired is noticed. Its work blocks the thread:
 * a server has it in another one (`in-worker.ts`).
 */
export function openSqlite(folder: string | undefined, changes: Partial<StoreOptions> = {}): SqliteStore {
  const options = { ...defaultStoreOptions, ...changes };
  const file = folder && storeFile(folder);
  const scratch = Buffer.allocUnsafeSlow(PIECE_BYTES);
  let database: Database.Database | undefined;
  let statements = new Map<string, Database.Statement>();
  let inode: number | undefined;
  let closed = false;
  let warned = false;

  /** The open database. @throws {StoreFault} that says why it cannot be opened. */
  function opened(): Database.Database {
    if (closed) throw new StoreFault('closed', 'the server stops');
    if (file && inode !== undefined && inodeOf(file) !== inode) {
      letGo();
      if (!existsSync(file)) {
        throw new StoreFault('gone', `${file} is gone: put it back, or restart the server to begin with an empty one`);
      }
    }
    if (database) return database;
    try {
      if (file) makeWritable(file);
      database = new Database(file ?? ':memory:', { timeout: LOCK_MS });
      makeDurable(database);
      prepare(database);
      if (file) inode = inodeOf(file);
      return database;
    } catch (error) {
      letGo();
      throw faultOf(error);
    }
  }

  function letGo(): void {
    statements = new Map();
    database?.close();
    database = undefined;
  }

  function prepared(sql: string): Database.Statement {
    const known = statements.get(sql);
    if (known) return known;
    const statement = opened().prepare(sql);
    statements.set(sql, statement);
    return statement;
  }
  const run = (sql: string, ...values: unknown[]) => prepared(sql).run(values).changes;
  const all = <T>(sql: string, ...values: unknown[]) => prepared(sql).all(values) as T[];

  function commit(jobs: readonly Job<unknown>[]): Outcome[] {
    let begun = false;
    let committing = false;
    try {
      const open = opened();
      open.exec('BEGIN IMMEDIATE');
      begun = true;
      const room = roomFor();
      const outcomes = jobs.map((job): Outcome => {
        try {
          if (job.bytes > room.left) throw new Refused(new StoreFault('quota', 'STORE_LIMIT is reached'));
          room.left -= job.bytes;
          return { value: job.run() };
        } catch (error) {
          if (error instanceof Refused) return { refused: error.reason };
          throw error;
        }
      });
      committing = true;
      open.exec('COMMIT');
      return outcomes;
    } catch (error) {
      const fault = faultOf(error);
      // SQLite takes a transaction back by itself, or it is done here. Only of a commit that the disk failed in is it
      // unknown whether its end is on the disk, and will be found there.
      const uncertain = committing && fault.kind === 'failed';
      try {
        if (begun && database?.inTransaction) database.exec('ROLLBACK');
      } catch {
        // The connection is given up below.
      }
      if (fault.kind !== 'busy' && fault.kind !== 'quota') letGo();
      throw uncertain ? new StoreFault(fault.kind, fault.message, true) : fault;
    }
  }

  /** How many bytes may still be stored; warns once when it is not many. */
  function roomFor(): { left: number } {
    if (options.limitBytes === 0) return { left: Number.POSITIVE_INFINITY };
    const used = usedBytes();
    const nearly = used > NEARLY_FULL * options.limitBytes;
    if (nearly && !warned) {
      const percent = Math.floor((used / options.limitBytes) * 100);
      options.log(`The store has reached ${percent} % of STORE_LIMIT: erase what is not needed, or raise it.`);
    }
    warned = nearly;
    return { left: Math.max(0, options.limitBytes - used) };
  }

  function usedBytes(): number {
    const sql = `SELECT (page_count - freelist_count) * page_size AS bytes
      FROM pragma_page_count, pragma_freelist_count, pragma_page_size`;
    return (prepared(sql).get() as { bytes: number }).bytes;
  }

  const group = createGroupCommit({ commit, patienceMs: options.patienceMs });
  const write = <Result>(bytes: number, work: () => Result, ms?: number) => group.add({ bytes, run: work }, ms);

  /** Runs what only reads. @throws {StoreFault} */
  function read<Result>(work: () => Result): Result {
    try {
      opened();
      return work();
    } catch (error) {
      const fault = faultOf(error);
      if (fault.kind !== 'busy') letGo();
      throw fault;
    }
  }

  function insert(row: NewRow): string {
    const [id, form, now, , , resume, , key, fingerprint] = row;
    const { changes: inserted } = prepared(INSERT).run(row);
    if (inserted === 0) {
      const [first] = all<{ id: string; fingerprint: string }>(
        'SELECT id, fingerprint FROM submissions WHERE form = ? AND idempotency_key = ?',
        form,
        key,
      );
      if (resume !== null && first?.id !== id) drop(id);
      if (first?.fingerprint !== fingerprint) throw new Refused(new KeyTaken());
      return first.id;
    }
    if (resume !== null) run('DELETE FROM uploads WHERE id = ?', id);
    for (const channel of options.channels) {
      run('INSERT INTO notices VALUES (?, ?, ?, ?, 0, ?)', randomUUID(), id, form, channel, now);
    }
    return id;
  }

  const add = (row: NewRow) => write(row[4].length, () => insert(row));

  function drop(upload: string): void {
    run('DELETE FROM pieces WHERE submission_id = ?', upload);
    run('DELETE FROM uploads WHERE id = ?', upload);
  }

  /** Drops the resumes whose submission never came. */
  async function sweep(): Promise<void> {
    const long = new Date(Date.now() - ABANDONED_MS).toISOString();
    const uploads = read(() => all<{ id: string }>('SELECT id FROM uploads WHERE created_at < ?', long));
    for (const { id } of uploads) await write(0, () => drop(id));
  }

  /** Empties the write-ahead log into the file. False when somebody still reads from it. */
  const checkpoint = () =>
    read(() => all<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)').every(({ busy }) => busy === 0));

  return {
    keep: (upload, number, piece) =>
      write(piece.byteLength, () => {
        if (number === 0) run('INSERT INTO uploads VALUES (?, ?)', upload, new Date().toISOString());
        scratch.set(piece); // The driver reads no memory that is shared between threads.
        run('INSERT INTO pieces VALUES (?, ?, ?)', upload, number, scratch.subarray(0, piece.byteLength));
      }),

    forget: (upload) => write(0, () => drop(upload)).catch(() => {}),

    add: (submission, key) => add(toNewRow(submission, key)),
    insert: add,

    ...reading((sql, ...values) => read(() => all(sql, ...values))),

    async erase(filter) {
      await sweep();
      const { where, values } = whereOf(filter, dialect);
      let erased = 0;
      for (;;) {
        const ids = await write(0, () => {
          const some = all<{ id: string }>(`SELECT id FROM submissions ${where} LIMIT ${ERASED_AT_ONCE}`, ...values);
          for (const { id } of some) {
            run('DELETE FROM pieces WHERE submission_id = ?', id);
            run('DELETE FROM notices WHERE submission_id = ?', id);
            run('DELETE FROM submissions WHERE id = ?', id);
          }
          return some;
        });
        erased += ids.length;
        if (ids.length < ERASED_AT_ONCE) break;
      }
      if (erased > 0) {
        const end = performance.now() + CHECKPOINT_MS;
        while (!checkpoint()) {
          if (performance.now() > end) {
            options.log('What was erased stays in submissions.db-wal until another program has read to the end of it.');
            break;
          }
          await sleep(100);
        }
      }
      return erased;
    },

    takeNotices: (limit, until) =>
      write(0, () =>
        all<{ id: string; submission_id: string; form: string; channel: string; attempts: number }>(
          `UPDATE notices SET due_at = ?, attempts = attempts + 1
           WHERE id IN (SELECT id FROM notices WHERE due_at <= ? ORDER BY due_at LIMIT ?)
           RETURNING id, submission_id, form, channel, attempts`,
          until,
          new Date().toISOString(),
          limit,
        ).map(({ submission_id, attempts, ...notice }) => ({
          ...(notice as Pick<Notice, 'id' | 'form' | 'channel'>),
          submission: submission_id,
          attempts: attempts - 1,
        })),
      ),

    dropNotice: (id) => write(0, () => void run('DELETE FROM notices WHERE id = ?', id)),
    postponeNotice: (id, at) => write(0, () => void run('UPDATE notices SET due_at = ? WHERE id = ?', at, id)),

    async health() {
      const health: Health = { usedBytes: 0, limitBytes: options.limitBytes };
      try {
        await write(0, () => run('UPDATE schema SET version = version'), 1_000);
        health.usedBytes = read(usedBytes);
        if (folder) health.freeBytes = freeBytes(folder);
        if (options.limitBytes > 0 && health.usedBytes >= options.limitBytes) health.fault = 'STORE_LIMIT is reached';
      } catch (error) {
        health.fault = faultOf(error).message;
      }
      return health;
    },

    backup(to) {
      read(() => run('VACUUM INTO ?', to));
    },

    async close(ms = options.patienceMs) {
      const giveUp = setTimeout(() => group.giveUp(new StoreFault('closed', 'the server stops')), ms);
      await group.done();
      clearTimeout(giveUp);
      try {
        // So that the file alone is the whole of it, for whoever copies it while nothing runs.
        if (database) checkpoint();
      } catch {
        // The next one to open it finds the write-ahead log, which has the rest.
      }
      letGo();
      closed = true;
    },
  };
}

/** Reads a store, and writes nothing: neither to its file nor beside it. @throws {StoreFault} */
export function readSqlite(folder: string): Reader {
  const database = connectToRead(storeFile(folder));
  return {
    ...reading(<T>(sql: string, ...values: unknown[]) => database.prepare(sql).all(values) as T[]),
    async close() {
      database.close();
    },
  };
}

/** What a store answers, by whatever runs a query. */
function reading(all: <T>(sql: string, ...values: unknown[]) => T[]): Omit<Reader, 'close'> {
  return {
    async list(filter = {}, page) {
      const { where, values } = whereOf(filter, dialect);
      const sql = `SELECT id, form, created_at, fields, resume_name, resume_bytes FROM submissions ${where}
        ORDER BY created_at DESC, number DESC LIMIT ? OFFSET ?`;
      return all<Row>(sql, ...values, page?.limit ?? -1, page?.offset ?? 0).map(toReceived);
    },
    async count(filter = {}) {
      const { where, values } = whereOf(filter, dialect);
      return all<{ n: number }>(`SELECT count(*) AS n FROM submissions ${where}`, ...values)[0]?.n ?? 0;
    },
    async piece(id, number) {
      const sql = 'SELECT content FROM pieces WHERE submission_id = ? AND number = ?';
      const [piece] = all<{ content: ArrayBuffer }>(sql, id, number);
      return piece && new Uint8Array(piece.content);
    },
  };
}

/** @throws {StoreFault} */
function connectToRead(file: string): Database.Database {
  const url = pathToFileURL(file).href;
  const open = (mode: string) => {
    const database = new Database(`${url}?${mode}`, { timeout: 1_000 });
    const version = versionOf(database);
    if (version !== SCHEMA_VERSION) {
      throw new StoreFault('failed', `it is of an older version (schema ${version ?? 0}): start the server once`);
    }
    return database;
  };
  try {
    return open('mode=ro');
  } catch (error) {
    if (error instanceof StoreFault) throw error;
    // On a disk that is mounted read-only SQLite cannot make the index of the write-ahead log. Where there is no log to be
    // read, the file alone is the whole of it.
    const log = `${file}-wal`;
    if (existsSync(file) && (!existsSync(log) || statSync(log).size === 0)) return open('immutable=1');
    throw faultOf(error);
  }
}

const dialect = {
  placeholder: () => '?',
  hasText: (pattern: string) => `EXISTS (SELECT 1 FROM json_each(fields) WHERE value LIKE ${pattern} ESCAPE '\\')`,
};

/** A commit returns when it is on disk; readers never wait for it; what is deleted is overwritten with zeros. */
function makeDurable(database: Database.Database): void {
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('secure_delete = ON');
}

/** Makes the folder, and sees whether this user may write. Throws what the system says. */
function makeWritable(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 }); // Personal data: the owner's only.
  accessSync(dirname(file), constants.R_OK | constants.W_OK | constants.X_OK);
  if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
}

const inodeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino;

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
