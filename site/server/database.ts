/** All that differs between SQLite and Postgres. */
import { accessSync, constants, existsSync, mkdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  SqliteAdapter,
  SqliteDialect,
  type SqliteStatement,
  sql,
} from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import { StoreFault } from './errors';
import type { Schema, SqlDialect } from './migrations';
import type { StoreLocation } from './stored';

/** The file of a store in `folder`. */
export const storeFile = (folder: string) => join(folder, 'submissions.db');

export type Connection = ReturnType<typeof fromSqlite>;

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
    // On a read-only disk SQLite cannot create the index of the write-ahead log. Without a log, the file alone is complete.
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

function fromSqlite(database: Database.Database, file: string | undefined) {
  const inodeOf = () => file && statSync(file, { throwIfNoEntry: false })?.ino;
  const inode = inodeOf();
  // A statement keeps its values in memory until it is collected: that of resumes is prepared once. Others are not kept: one
  // that has met a lock never gets it, and inserts differ by their number of rows.
  const ofResumes = new Map<string, SqliteStatement>();
  const prepare = (text: string) => {
    const statement = ofResumes.get(text) ?? (database.prepare(text) as unknown as SqliteStatement);
    if (text.startsWith('insert into "pieces"')) ofResumes.set(text, statement);
    return statement;
  };
  const close = () => {
    // A transaction that was given up would hold its lock, since statements that are not collected keep a database open.
    if (database.inTransaction) database.exec('ROLLBACK');
    database.close();
  };
  const dialect = new SqliteDialect({ database: { prepare, close } });
  dialect.createAdapter = () => new TransactionalAdapter();
  return {
    db: new Kysely<Schema>({ dialect }),
    dialect: 'sqlite' as SqlDialect,
    begin: 'BEGIN IMMEDIATE',
    /** Runs a statement that begins or ends the transaction of `db`. */
    run: async (statement: string, _db: Kysely<Schema>): Promise<unknown> => database.exec(statement), // As for BEGIN: not prepared.
    /** The store's own time. */
    now: sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`,
    /** Whether the open file is still the one at its path. @throws {StoreFault} when there is none. */
    isCurrent() {
      if (inodeOf() === inode) return true;
      if (file && existsSync(file)) return false;
      throw new StoreFault('failed', `${file} is gone: put it back, or restart the server to begin with an empty one`);
    },
    /** Free bytes, where the store is on a disk of this machine. */
    freeBytes(): number | undefined {
      if (!file) return undefined;
      const { bavail, bsize } = statfsSync(dirname(file));
      return bavail * bsize;
    },
    /** Empties the write-ahead log into the file; false while another program reads from it. */
    checkpoint: () =>
      (database.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[]).every(({ busy }) => busy === 0),
  };
}

/** Changes tables in a transaction, which SQLite supports. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Without advisory locks, which distributed databases lack: of servers that start together, one migrates, the others retry. */
class PortableAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

function connectPostgres(url: string, max: number, patienceMs: number): Connection {
  const times = { idleTimeoutMillis: 60_000, connectionTimeoutMillis: patienceMs / 2 };
  const pool = new pg.Pool({ connectionString: driverUrl(url), ...times, max, allowExitOnIdle: true });
  // A broken connection emits `error` and fails its statement; without a listener `error` ends the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const dialect = new PostgresDialect({ pool });
  dialect.createAdapter = () => new PortableAdapter();
  // The database's time limit is shorter than ours: after it, nothing was stored for certain. An idle transaction is ended
  // too, since it holds locks. Both are set in the transaction, as a pooler (PgBouncer) accepts no settings before it.
  const ms = Math.floor(patienceMs * 0.8);
  return {
    db: new Kysely<Schema>({ dialect }),
    dialect: 'postgres',
    begin: `BEGIN; SET LOCAL statement_timeout = ${ms}; SET LOCAL idle_in_transaction_session_timeout = ${ms}`,
    run: (statement, db) => sql.raw(statement).execute(db),
    now: sql<string>`to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    isCurrent: () => true,
    freeBytes: () => undefined,
    checkpoint: () => true,
  };
}

/** The number of connection attempts: of several hosts, each attempt takes the next one. */
let turn = 0;

/** A URL as providers give it, for the driver: one of its hosts, and of its settings those of TLS, which mean what they do elsewhere. */
export function driverUrl(url: string): string {
  const [, before = '', hosts = '', path = '', query] = /^([^/]*\/\/(?:[^@/]*@)?)([^/?]*)([^?]*)(.*)$/.exec(url) ?? [];
  const all = hosts.split(',');
  const tls = [...new URLSearchParams(query)].filter(([name]) => /^ssl(mode|rootcert|cert|key)$/.test(name));
  const settings = new URLSearchParams([...tls, ['uselibpqcompat', 'true']]);
  if (settings.get('sslrootcert') === 'system') {
    settings.delete('sslrootcert');
    settings.set('sslmode', 'verify-full');
  }
  return `${before}${all[turn++ % all.length]}${path}?${settings}`;
}
