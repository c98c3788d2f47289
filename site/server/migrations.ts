import { setTimeout as sleep } from 'node:timers/promises';
import { type Generated, type Kysely, type Migration, Migrator, sql } from 'kysely';
import { StoreFault } from './errors';
import type { Notice, Row } from './stored';

/** The tables. Only `submissions` contains what a person typed; `pieces` contains the files, once in several rows each. */
export interface Schema {
  submissions: Row & { number: Generated<number> };
  pieces: { submission_id: string; number: number; content: Uint8Array };
  notices: Notice & { due_at: string };
  /** One row: the bytes of submissions and pieces, updated in every transaction, since adding them up is slow. */
  store_usage: { id: number; bytes: number };
}

export type SqlDialect = 'sqlite' | 'postgres';

/** The version table of stores before Kysely's Migrator: version 2 is migrated, 3 makes older programs refuse the store. */
const LEGACY = { table: { sqlite: 'schema', postgres: 'receiver_schema' }, version: 2, adopted: 3 } as const;

async function legacyVersion(db: Kysely<Schema>, dialect: SqlDialect): Promise<number | undefined> {
  const name = LEGACY.table[dialect];
  if (!(await db.introspection.getTables()).some((table) => table.name === name)) return undefined;
  const { rows } = await sql<{ version: number }>`SELECT max(version) AS version FROM ${sql.table(name)}`.execute(db);
  return rows[0]?.version;
}

/** Counts what the store has, after what no submission owns was deleted. */
const recount = sql`(SELECT coalesce(sum(length(fields)), 0) FROM submissions)
  + (SELECT coalesce(sum(length(content)), 0) FROM pieces)`;

const migrations = (dialect: SqlDialect): Record<string, Migration> => ({
  '1-tables': {
    async up(db: Kysely<Schema>) {
      const [number, bytes] =
        dialect === 'sqlite'
          ? ['INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE', 'BLOB']
          : ['BIGINT GENERATED ALWAYS AS IDENTITY, id TEXT NOT NULL PRIMARY KEY', 'BYTEA'];
      for (const statement of [
        `CREATE TABLE IF NOT EXISTS submissions (number ${number}, form TEXT NOT NULL, created_at TEXT NOT NULL,
           email TEXT NOT NULL, fields TEXT NOT NULL, resume_name TEXT, resume_bytes BIGINT, idempotency_key TEXT,
           fingerprint TEXT NOT NULL, UNIQUE (form, idempotency_key))`,
        'CREATE INDEX IF NOT EXISTS submissions_by_time ON submissions (created_at)',
        'CREATE INDEX IF NOT EXISTS submissions_by_email ON submissions (email)',
        `CREATE TABLE IF NOT EXISTS pieces (submission_id TEXT NOT NULL, number INTEGER NOT NULL,
           content ${bytes} NOT NULL, PRIMARY KEY (submission_id, number))`,
        `CREATE TABLE IF NOT EXISTS notices (id TEXT PRIMARY KEY, submission_id TEXT NOT NULL, form TEXT NOT NULL,
           channel TEXT NOT NULL, attempts INTEGER NOT NULL, due_at TEXT NOT NULL)`,
        'CREATE INDEX IF NOT EXISTS notices_by_time ON notices (due_at)',
        'CREATE INDEX IF NOT EXISTS notices_by_submission ON notices (submission_id)',
      ])
        await sql.raw(statement).execute(db);
    },
  },
  '2-usage': {
    async up(db: Kysely<Schema>) {
      await sql`CREATE TABLE store_usage (id INTEGER PRIMARY KEY, bytes BIGINT NOT NULL)`.execute(db);
      await sql`INSERT INTO store_usage (id, bytes) SELECT 1, ${recount}`.execute(db);
      if ((await legacyVersion(db, dialect)) === undefined) return;
      await sql`UPDATE ${sql.table(LEGACY.table[dialect])} SET version = ${sql.lit(LEGACY.adopted)}`.execute(db);
    },
  },
  // Resumes used to be stored before their submission; now in its transaction.
  '3-no-uploads': { up: (db) => db.schema.dropTable('uploads').ifExists().execute() },
  // They used to be erased after their submission; now in its transaction.
  '4-no-orphans': {
    async up(db: Kysely<Schema>) {
      await sql`DELETE FROM pieces WHERE submission_id NOT IN (SELECT id FROM submissions)`.execute(db);
      await sql`UPDATE store_usage SET bytes = ${recount}`.execute(db);
    },
  },
});

/**
 * Creates missing tables and migrates older ones. Without changes it only reads: a schema change waits for, and blocks, all
 * others.
 * @throws {StoreFault} when they are newer, or too old.
 */
export async function migrate(db: Kysely<Schema>, dialect: SqlDialect, tries = 5): Promise<void> {
  await requireReadable(db, dialect);
  const provider = { getMigrations: async () => migrations(dialect) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (!error) return;
  const { code, message } = error as NodeJS.ErrnoException;
  const [, newer] = /previously executed migration (\S+) is missing/.exec(message) ?? [];
  if (newer) throw unknown('a newer', newer);
  // Servers that start together may both create a table: the retry finds it.
  if (tries === 1 || code?.startsWith('SQLITE')) throw error;
  await sleep(100);
  return migrate(db, dialect, tries - 1);
}

const unknown = (age: string, schema: string | number) =>
  new StoreFault('failed', `it was written by ${age} version (schema ${schema}): run one that knows it`);

/** Whether the tables of a store's version can be read. @throws {StoreFault} */
export async function requireReadable(db: Kysely<Schema>, dialect: SqlDialect): Promise<void> {
  const version = (await legacyVersion(db, dialect)) ?? LEGACY.version;
  if (version < LEGACY.version) throw unknown('an older', version);
  if (version > LEGACY.adopted) throw unknown('a newer', version);
}
