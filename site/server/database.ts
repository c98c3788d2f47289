/** All that differs between SQLite and Postgres. */
import { accessSync, constants, existsSync, mkdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Kysely, PostgresAdapter, PostgresDialect, SqliteDialect, type SqliteStatement, sql } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import { Problem, StoreFault } from './errors';
import type { Schema, SqlDialect } from './migrations';
import type { StoreLocation } from './stored';

export const storeFile = (folder: string) => join(folder, 'submissions.db');

/** What stands beside it: a reserve for erasing on a full disk, the erased ids, and when the last backup was made. */
export const BESIDE = { spare: 'room-to-erase', erased: 'erased-ids', backup: 'last-backup' } as const;
const REMEDY = ': put it back, or restore a backup (npm run inbox -- --restore FILE)';

export type Connection = ReturnType<typeof fromSqlite>;

/** Opens a store for writing. Throws the errors of the system or the database. */
export function connect(location: StoreLocation, tryMs: number): Connection {
  if ('url' in location) return connectPostgres(location.url, location.connections ?? 4, tryMs);
  const file = location.folder === undefined ? undefined : storeFile(location.folder);
  if (file) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 }); // Personal data: readable by the owner only.
    accessSync(dirname(file), constants.R_OK | constants.W_OK | constants.X_OK);
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
    else if (Object.values(BESIDE).some((name) => existsSync(join(dirname(file), name))))
      throw new StoreFault('failed', `${file} is gone${REMEDY}, or empty its folder to begin anew`);
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
  if ('url' in location) return connectPostgres(location.url, 1, 60_000, false);
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

/** @throws what SQLite says of a file that is no whole database. */
export function checkSqlite(file: string): void {
  const database = new Database(`${pathToFileURL(file).href}?immutable=1`);
  try {
    const [result] = database.prepare('PRAGMA integrity_check').pluck().all();
    if (result !== 'ok') throw new StoreFault('failed', String(result));
    database.prepare('SELECT count(*) FROM submissions').get();
  } finally {
    database.close();
  }
}

function fromSqlite(database: Database.Database, file: string | undefined) {
  const inodeOf = () => file && statSync(file, { throwIfNoEntry: false })?.ino;
  const inode = inodeOf();
  // A statement keeps its values in memory until it is collected, such as a resume: those that insert are prepared once. Others
  // are not kept: one that has met a lock never gets it.
  const inserting = new Map<string, SqliteStatement>();
  const prepare = (text: string) => {
    const statement = inserting.get(text) ?? (database.prepare(text) as unknown as SqliteStatement);
    if (text.startsWith('insert into')) inserting.set(text, statement);
    return statement;
  };
  const close = () => {
    // A transaction that was given up would hold its lock, since statements that are not collected keep a database open.
    if (database.inTransaction) database.exec('ROLLBACK');
    database.close();
  };
  const number = (name: string) => (database.pragma(name) as Record<string, number>[])[0]?.[name] ?? 0;
  return {
    db: new Kysely<Schema>({ dialect: new SqliteDialect({ database: { prepare, close } }) }),
    dialect: 'sqlite' as SqlDialect,
    begin: 'BEGIN IMMEDIATE',
    /** Locks out other programs that migrate, where `begin` does not. */
    lock: '',
    /** Runs a statement that begins or ends the transaction of `db`. */
    run: async (statement: string, _db: Kysely<Schema>): Promise<unknown> => database.exec(statement), // As for BEGIN: not prepared.
    /** The store's own time. */
    now: sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`,
    /** Whether the open file is still the one at its path. @throws {StoreFault} when there is none. */
    isCurrent() {
      if (inodeOf() === inode) return true;
      if (file && existsSync(file)) return false;
      throw new StoreFault('failed', `${file} is gone${REMEDY}`);
    },
    /** Free bytes, where the store is on a disk of this machine. */
    freeBytes(): number | undefined {
      if (!file) return undefined;
      const { bavail, bsize } = statfsSync(dirname(file));
      return bavail * bsize;
    },
    /** Free bytes within the file, which erased submissions have left. */
    reusableBytes: () => number('freelist_count') * number('page_size'),
    /** Empties the write-ahead log into the file; false while another program reads from it. */
    checkpoint: () =>
      (database.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[]).every(({ busy }) => busy === 0),
  };
}

/** Without Kysely's locks: they belong to a session, which a pooler shares. `lock` takes one for the transaction. */
class PooledAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** Longest time for a connection, in milliseconds: a machine that is gone refuses none. */
const CONNECT_MS = 5_000;

function connectPostgres(url: string, max: number, tryMs: number, toWrite = true): Connection {
  const { urls } = driverUrls(url);
  const pool = new pg.Pool({
    connectionString: urls[turn++ % urls.length] ?? url,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: Math.min(CONNECT_MS, tryMs / 2),
    max,
    allowExitOnIdle: true,
    ...(toWrite && { verify: requirePrimary }),
  });
  // A broken connection emits `error` and fails its statement; without a listener `error` ends the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const dialect = new PostgresDialect({ pool });
  dialect.createAdapter = () => new PooledAdapter();
  // The database's time limit is shorter than ours: after it, nothing was stored for certain. An idle transaction is ended
  // too, since it holds locks. Both are set in the transaction, as a pooler (PgBouncer) accepts no settings before it.
  const ms = Math.floor(tryMs * 0.8);
  return {
    db: new Kysely<Schema>({ dialect }),
    dialect: 'postgres',
    begin: `BEGIN; SET LOCAL statement_timeout = ${ms}; SET LOCAL idle_in_transaction_session_timeout = ${ms}`,
    lock: 'SELECT pg_advisory_xact_lock(7246201)',
    run: (statement, db) => sql.raw(statement).execute(db),
    now: sql<string>`to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    isCurrent: () => true,
    freeBytes: () => undefined,
    reusableBytes: () => 0,
    checkpoint: () => true,
  };
}

/** Refuses a connection to a standby, as `target_session_attrs=read-write` does elsewhere: the next try takes the next host. */
function requirePrimary(client: pg.PoolClient, done: (error?: Error) => void): void {
  client
    .query('SELECT pg_is_in_recovery() AS standby')
    .then(
      ({ rows }) => done(rows[0]?.standby ? Object.assign(new Error('it is a standby'), { code: '25006' }) : undefined),
      done,
    );
}

/** The number of connection attempts: of several hosts, each attempt takes the next one. */
let turn = 0;

/**
 * A URL as providers give it, for the driver, which knows one host: one URL for each, with the settings of TLS as other clients
 * take them. `unused` are the settings that have no effect. @throws {Problem}
 */
export function driverUrls(url: string): { urls: string[]; unused: string[] } {
  const [address = '', query = ''] = url.split('?', 2);
  const scheme = address.indexOf('//') + 2;
  const path = address.indexOf('/', scheme) < 0 ? address.length : address.indexOf('/', scheme);
  const hosts = address.lastIndexOf('@', path) + 1 || scheme;
  const given = new URLSearchParams(query);
  const target = given.get('target_session_attrs') ?? 'any';
  if (!['any', 'read-write', 'primary'].includes(target))
    throw new Problem(
      `DATABASE_URL has target_session_attrs=${target}, but submissions can be stored on the primary only: leave it out.`,
    );
  const isTls = (name: string) => /^ssl(mode|rootcert|cert|key)$/.test(name);
  const settings = new URLSearchParams([...[...given].filter(([name]) => isTls(name)), ['uselibpqcompat', 'true']]);
  if (settings.get('sslrootcert') === 'system') {
    settings.delete('sslrootcert');
    settings.set('sslmode', 'verify-full');
  }
  return {
    urls: address
      .slice(hosts, path)
      .split(',')
      .map((host) => `${address.slice(0, hosts)}${host}${address.slice(path)}?${settings}`),
    unused: [...given.keys()].filter((name) => !isTls(name) && name !== 'target_session_attrs'),
  };
}
