import { accessSync, constants, existsSync, mkdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Kysely, PostgresAdapter, PostgresDialect, type RawBuilder, SqliteAdapter, SqliteDialect, sql } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import type { Dialect, Schema } from './migrations';
import { StoreFault, type StoreLocation } from './stored';

/** The file of a store in `folder`. */
export const storeFile = (folder: string) => join(folder, 'submissions.db');

/** An open database, and what differs between the two kinds. */
export interface Connection {
  db: Kysely<Schema>;
  dialect: Dialect;
  /** Begin, or end, a transaction on the connection that `db` is. */
  run(statement: 'BEGIN' | 'COMMIT' | 'ROLLBACK', db: Kysely<Schema>): Promise<unknown>;
  /** The store's own time, ISO 8601, UTC. */
  now: RawBuilder<unknown>;
  /** Whether what is connected to is still there; false when there is another file. @throws {StoreFault} when there is none. */
  check(): boolean;
  freeBytes(): number | undefined;
  /** Empties SQLite's write-ahead log into the file; false while another program reads from it. */
  checkpoint(): boolean;
}

/** Opens a store to write to. Throws what the system or the database says. */
export function connect(location: StoreLocation, patienceMs: number): Connection {
  if ('url' in location) return connectPostgres(location.url, location.connections ?? 4, patienceMs);
  const file = location.folder === undefined ? undefined : storeFile(location.folder);
  if (file) makeWritable(file);
  const database = new Database(file ?? ':memory:');
  // A lock is waited for outside of SQLite, which would stop the whole server meanwhile.
  database.pragma('busy_timeout = 0');
  // A commit returns when it is on disk; readers never wait for it; what is deleted is overwritten with zeros.
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON']) database.pragma(setting);
  return fromSqlite(database, file);
}

/** Opens a store to read from, which writes neither to its file nor beside it. */
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
    // On a disk that is mounted read-only SQLite cannot make the index of the write-ahead log. Where there is no log to be
    // read, the file alone is the whole of it.
    const log = `${file}-wal`;
    if (existsSync(file) && (!existsSync(log) || statSync(log).size === 0)) return open('immutable=1');
    throw error;
  }
}

/** Writes a complete copy of the store in `folder`, as of now, to a new file. It changes nothing of the store. */
export function copySqlite(folder: string, file: string): void {
  const database = new Database(`${pathToFileURL(storeFile(folder)).href}?mode=ro`, { timeout: 5_000 });
  try {
    database.prepare('VACUUM INTO ?').run(file);
  } finally {
    database.close();
  }
}

/** Statements that change tables are part of a transaction, which SQLite can do. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function fromSqlite(database: Database.Database, file: string | undefined): Connection {
  const inodeOf = () => file && statSync(file, { throwIfNoEntry: false })?.ino;
  const inode = inodeOf();
  const dialect = new SqliteDialect({ database });
  dialect.createAdapter = () => new TransactionalSqliteAdapter();
  return {
    db: new Kysely<Schema>({ dialect }),
    dialect: 'sqlite',
    // Not as a prepared statement: one that has met a lock keeps libsql from ever getting it.
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

/** Makes the folder, and sees whether this user may write. Throws what the system says. */
function makeWritable(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 }); // Personal data: the owner's only.
  accessSync(dirname(file), constants.R_OK | constants.W_OK | constants.X_OK);
  if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
}

/** Two servers that start together take turns by a row: distributed databases have no advisory locks. */
class PortableAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`SELECT id FROM kysely_migration_lock FOR UPDATE`.execute(db);
  }
}

function connectPostgres(url: string, max: number, patienceMs: number): Connection {
  const pool = new pg.Pool({
    ...postgresOptions(url),
    max,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: patienceMs / 2,
    allowExitOnIdle: true,
  });
  // A connection that breaks off emits `error` beside failing its statement; without a listener that ends the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const dialect = new PostgresDialect({ pool });
  dialect.createAdapter = () => new PortableAdapter();
  // A server that is slow gives up before this one does: then it is known that nothing was stored. Within the transaction, as
  // a pooler in between (PgBouncer) takes no settings with the connection.
  const begin = `BEGIN; SET LOCAL statement_timeout = ${Math.floor(patienceMs * 0.8)}`;
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

/** How often a server was connected to: of several hosts, each time the next one. */
let turn = 0;

/** The driver's options for a URL as services hand them out: with several hosts, and settings that only other clients know. */
export function postgresOptions(url: string): pg.PoolConfig {
  const [address = '', query = ''] = url.split('?');
  const settings = new URLSearchParams(query);
  const [, before = '', hosts = '', rest = ''] = /^([^/]*\/\/(?:[^@/]*@)?)([^/]*)(.*)$/.exec(address) ?? [];
  const all = hosts.split(',');
  const mode = settings.get('sslmode') ?? 'disable';
  const authority = settings.get('sslrootcert');
  const verified = mode.startsWith('verify') || (authority !== null && mode === 'require');
  const ssl = {
    rejectUnauthorized: verified,
    ...(authority && authority !== 'system' && { ca: readFileSync(authority, 'utf8') }),
    ...(mode === 'verify-ca' && { checkServerIdentity: () => undefined }),
  };
  const connectionString = `${before}${all[turn++ % all.length]}${rest}`;
  return { connectionString, ssl: mode === 'require' || verified ? ssl : false };
}
