import { accessSync, constants, existsSync, mkdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  type RawBuilder,
  SqliteAdapter,
  SqliteDialect,
  type SqliteStatement,
  sql,
} from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import type { Dialect, Schema } from './migrations';
import { StoreFault, type StoreLocation } from './stored';

/** The file of a store in `folder`. */
export const storeFile = (folder: string) => join(folder, 'submissions.db');

/** An open database, with the operations that differ between SQLite and Postgres. */
export interface Connection {
  db: Kysely<Schema>;
  dialect: Dialect;
  /** Begins or ends a transaction on the connection `db`. */
  run(statement: 'BEGIN' | 'COMMIT' | 'ROLLBACK', db: Kysely<Schema>): Promise<unknown>;
  /** The store's own time, ISO 8601, UTC. */
  now: RawBuilder<unknown>;
  /**
   * Whether the open database is still the one at its path; false when the file was replaced. @throws {StoreFault} when it
   * is gone.
   */
  check(): boolean;
  freeBytes(): number | undefined;
  /** Checkpoints SQLite's write-ahead log into the file; false while another program reads from it. */
  checkpoint(): boolean;
}

/** Opens a store for writing. Throws the errors of the system or the database. */
export function connect(location: StoreLocation, patienceMs: number): Connection {
  if ('url' in location) return connectPostgres(location.url, location.connections ?? 4, patienceMs);
  const file = location.folder === undefined ? undefined : storeFile(location.folder);
  if (file) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 }); // Personal data: readable by the owner only.
    accessSync(dirname(file), constants.R_OK | constants.W_OK | constants.X_OK);
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  }
  const database = new Database(file ?? ':memory:');
  // Locks are awaited outside of SQLite, whose own wait would block the event loop. A commit returns when it is on disk;
  // readers never wait for one; deleted data is overwritten with zeros.
  for (const setting of ['busy_timeout = 0', 'journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON'])
    database.pragma(setting);
  return fromSqlite(database, file);
}

/** Opens a store read-only: it writes neither to its file nor beside it. */
export function connectToRead(location: StoreLocation): Connection {
  if ('url' in location) return connectPostgres(location.url, 1, 60_000);
  const file = storeFile(location.folder ?? '');
  const open = (mode: string) => {
    const database = new Database(`${pathToFileURL(file).href}?${mode}`, { timeout: 1_000 });
    database.prepare('SELECT count(*) FROM sqlite_schema').get();
    return fromSqlite(database, file);
  };
  try {
    return open('mode=ro');
  } catch (error) {
    // On a read-only disk SQLite cannot create the index of the write-ahead log. Without a log to read, the file alone is
    // complete.
    if (existsSync(file) && !statSync(`${file}-wal`, { throwIfNoEntry: false })?.size) return open('immutable=1');
    throw error;
  }
}

/** Writes a consistent copy of the store in `folder` to a new file, without changing the store. */
export function copySqlite(folder: string, file: string): void {
  const database = new Database(`${pathToFileURL(storeFile(folder)).href}?mode=ro`, { timeout: 5_000 });
  try {
    database.prepare('VACUUM INTO ?').run(file);
  } finally {
    database.close();
  }
}

/** Runs schema changes in a transaction, which SQLite supports. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function fromSqlite(database: Database.Database, file: string | undefined): Connection {
  const inodeOf = () => file && statSync(file, { throwIfNoEntry: false })?.ino;
  const inode = inodeOf();
  // Prepared once and reused: each statement keeps its bound values, a piece of a resume, in memory until it is collected.
  let insertPiece: Database.Statement | undefined;
  const prepare = (text: string) => {
    if (!text.startsWith('insert into "pieces"')) return database.prepare(text) as unknown as SqliteStatement;
    insertPiece ??= database.prepare(text);
    return insertPiece as unknown as SqliteStatement;
  };
  const dialect = new SqliteDialect({ database: { prepare, close: () => database.close() } });
  dialect.createAdapter = () => new TransactionalSqliteAdapter();
  return {
    db: new Kysely<Schema>({ dialect }),
    dialect: 'sqlite',
    // Not as a prepared statement: after one has met a lock, libsql never gets it.
    run: async (statement) => database.exec(statement === 'BEGIN' ? 'BEGIN IMMEDIATE' : statement),
    now: sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`,
    check() {
      if (inodeOf() === inode) return true;
      if (file && existsSync(file)) return false;
      throw new StoreFault('gone', `${file} is gone: put it back, or restart the server to begin with an empty one`);
    },
    freeBytes() {
      if (!file) return undefined;
      const { bavail, bsize } = statfsSync(dirname(file));
      return bavail * bsize;
    },
    checkpoint: () =>
      (database.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[]).every(({ busy }) => busy === 0),
  };
}

/**
 * Without advisory locks, which distributed databases lack: of servers that start together one migrates, in one transaction,
 * and `migrate` tries again for the others.
 */
class PortableAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

function connectPostgres(url: string, max: number, patienceMs: number): Connection {
  const times = { idleTimeoutMillis: 60_000, connectionTimeoutMillis: patienceMs / 2 };
  const pool = new pg.Pool({ ...postgresOptions(url), ...times, max, allowExitOnIdle: true });
  // A broken connection emits `error` and fails its statement; without a listener `error` ends the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const dialect = new PostgresDialect({ pool });
  dialect.createAdapter = () => new PortableAdapter();
  // The database's time limit is shorter than ours: after it, nothing was stored for certain. An idle transaction is ended
  // too, since it holds locks. Both are set within the transaction, as a pooler (PgBouncer) accepts no settings with the
  // connection.
  const ms = Math.floor(patienceMs * 0.8);
  const begin = `BEGIN; SET LOCAL statement_timeout = ${ms}; SET LOCAL idle_in_transaction_session_timeout = ${ms}`;
  return {
    db: new Kysely<Schema>({ dialect }),
    dialect: 'postgres',
    run: (statement, db) => sql.raw(statement === 'BEGIN' ? begin : statement).execute(db),
    now: sql`to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    check: () => true,
    freeBytes: () => undefined,
    checkpoint: () => true,
  };
}

/** The number of connection attempts: of several hosts, each attempt takes the next one. */
let turn = 0;

/** The driver's options for a URL as providers give it: with several hosts, and settings that only other clients know. */
export function postgresOptions(url: string): pg.PoolConfig {
  const [address = '', query = ''] = url.split('?');
  const settings = new URLSearchParams(query);
  const [, before = '', hosts = '', rest = ''] = /^([^/]*\/\/(?:[^@/]*@)?)([^/]*)(.*)$/.exec(address) ?? [];
  const all = hosts.split(',');
  const mode = settings.get('sslmode') ?? 'disable';
  const authority = settings.get('sslrootcert');
  const rejectUnauthorized = mode.startsWith('verify') || (authority !== null && mode === 'require');
  const ssl = {
    rejectUnauthorized,
    ...(authority && authority !== 'system' && { ca: readFileSync(authority, 'utf8') }),
    ...(mode === 'verify-ca' && { checkServerIdentity: () => undefined }),
  };
  const connectionString = `${before}${all[turn++ % all.length]}${rest}`;
  return { connectionString, ssl: mode === 'require' || rejectUnauthorized ? ssl : false };
}
