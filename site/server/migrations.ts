import { setTimeout as sleep } from 'node:timers/promises';
import { type Generated, type Kysely, type Migration, Migrator, sql } from 'kysely';
import { type Row, StoreFault } from './stored';

/** The tables. `submissions` alone has what a person typed; `pieces` has their files. */
export interface Schema {
  submissions: Row & { number: Generated<number> };
  pieces: { submission_id: string; number: number; content: Uint8Array };
  /** Resumes whose submission has not come yet, and, with an empty `created_at`, those whose pieces are to be dropped. */
  uploads: { id: string; created_at: string };
  notices: { id: string; submission_id: string; form: string; channel: string; attempts: number; due_at: string };
  /** One row: the bytes that submissions and pieces take, kept by every transaction, as to add them up takes long. */
  store_usage: { id: number; bytes: number };
}

export type Dialect = 'sqlite' | 'postgres';

/** The version that stores had before Kysely's Migrator counted it, and where they wrote it. The last one had 2. */
const LEGACY_VERSION = { sqlite: 'schema', postgres: 'receiver_schema' } as const;
/** What is written there now, so that older programs leave the store alone. */
const ADOPTED = 3;

async function legacyVersion(db: Kysely<Schema>, dialect: Dialect): Promise<number | undefined> {
  const tables = await db.introspection.getTables();
  const name = LEGACY_VERSION[dialect];
  if (!tables.some((table) => table.name === name)) return undefined;
  const { rows } = await sql<{ version: number }>`SELECT max(version) AS version FROM ${sql.table(name)}`.execute(db);
  return rows[0]?.version;
}

/** From the first version, which had each resume in one row and no way to find an address. */
const fromVersion1 = {
  before: ['ALTER TABLE submissions RENAME TO submissions_1', 'DROP INDEX submissions_by_time'],
  after: [
    `INSERT INTO submissions (id, form, created_at, email, fields, resume_name, resume_bytes, idempotency_key, fingerprint)
     SELECT id, form, created_at, lower(json_extract(fields, '$.email')), fields, file_name, length(content),
            idempotency_key, fingerprint
     FROM submissions_1 LEFT JOIN resumes ON submission_id = id ORDER BY submissions_1.rowid`,
    'INSERT INTO pieces SELECT submission_id, 0, content FROM resumes',
    'DROP TABLE resumes',
    'DROP TABLE submissions_1',
  ],
};

const migrations = (dialect: Dialect): Record<string, Migration> => ({
  '1-tables': {
    async up(db: Kysely<Schema>) {
      const run = (statement: string) => sql.raw(statement).execute(db);
      const old = (await legacyVersion(db, dialect)) === 1;
      if (old) for (const statement of fromVersion1.before) await run(statement);
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
        'CREATE TABLE IF NOT EXISTS uploads (id TEXT PRIMARY KEY, created_at TEXT NOT NULL)',
        `CREATE TABLE IF NOT EXISTS notices (id TEXT PRIMARY KEY, submission_id TEXT NOT NULL, form TEXT NOT NULL,
           channel TEXT NOT NULL, attempts INTEGER NOT NULL, due_at TEXT NOT NULL)`,
        'CREATE INDEX IF NOT EXISTS notices_by_time ON notices (due_at)',
        'CREATE INDEX IF NOT EXISTS notices_by_submission ON notices (submission_id)',
      ])
        await run(statement);
      if (old) for (const statement of fromVersion1.after) await run(statement);
    },
  },
  '2-usage': {
    async up(db: Kysely<Schema>) {
      const used = sql`(SELECT coalesce(sum(length(fields)), 0) FROM submissions)
        + (SELECT coalesce(sum(length(content)), 0) FROM pieces)`;
      await sql`CREATE TABLE store_usage (id INTEGER PRIMARY KEY, bytes BIGINT NOT NULL)`.execute(db);
      await sql`INSERT INTO store_usage (id, bytes) SELECT 1, ${used}`.execute(db);
      if ((await legacyVersion(db, dialect)) === undefined) return;
      await sql`UPDATE ${sql.table(LEGACY_VERSION[dialect])} SET version = ${sql.lit(ADOPTED)}`.execute(db);
    },
  },
});

/** The migrations that a store has had; none when it has not even the table for them. */
async function migrated(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`
    .execute(db)
    .catch((error: unknown) => {
      if (/no such table|does not exist/.test(String(error))) return { rows: [] };
      throw error;
    });
  return rows.map(({ name }) => name);
}

/**
 * Makes the tables where they are missing, and brings older ones up to date. Where there is nothing to do it only reads: a
 * statement that changes tables waits for, and stops, all others.
 * @throws {StoreFault} when they are newer.
 */
export async function migrate(db: Kysely<Schema>, dialect: Dialect, tries = 5): Promise<void> {
  const known = Object.keys(migrations(dialect));
  const done = await migrated(db);
  const unknown = done.find((name) => !known.includes(name));
  if (unknown) throw newer(unknown);
  if (done.length === known.length) return;
  const legacy = await legacyVersion(db, dialect);
  if (legacy !== undefined && legacy > ADOPTED) throw newer(legacy);
  const provider = { getMigrations: async () => migrations(dialect) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (!error) return;
  // Two servers that start together may both make a table: the next try finds it made.
  if (tries === 1 || (error as { code?: string }).code?.startsWith('SQLITE')) throw error;
  await sleep(100);
  return migrate(db, dialect, tries - 1);
}

const newer = (schema: string | number) =>
  new StoreFault(
    'newer',
    `it was written by a newer version (schema ${schema}, which this one does not know): run that one`,
  );

/** Whether a store that only is to be read is of a version that can be. @throws {StoreFault} */
export async function requireReadable(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  if ((await legacyVersion(db, dialect)) === 1) {
    throw new StoreFault('failed', 'it is of an older version (schema 1): start the server once');
  }
}
