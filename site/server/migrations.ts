import { DEFAULT_MIGRATION_TABLE, type Generated, type Kysely, type Migration, Migrator, sql } from 'kysely';
import { StoreFault } from './errors';
import type { Notice, Row } from './stored';

/** The tables. Only `submissions` contains what a person typed; `pieces` contains the files, once in several rows each. */
export interface Schema {
  submissions: Row & { number: Generated<number> };
  pieces: { submission_id: string; number: number; content: Uint8Array };
  notices: Notice & { due_at: string };
  /** One row: the bytes of submissions and pieces, updated in every transaction, since adding them up is slow. */
  store_usage: { id: number; bytes: number };
  /** When something was last done, by any server of the store. */
  times: { name: string; at: string };
}

export type SqlDialect = 'sqlite' | 'postgres';

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
  '5-times': {
    up: (db) =>
      db.schema
        .createTable('times')
        .addColumn('name', 'text', (name) => name.primaryKey())
        .addColumn('at', 'text', (at) => at.notNull())
        .execute(),
  },
});

/** The migrations that a store lacks. Only reads. @throws {StoreFault} when a newer program has written it. */
export async function pendingMigrations(db: Kysely<Schema>, dialect: SqlDialect): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const isOld = tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE);
  const done = isOld
    ? await sql<{ name: string }>`SELECT name FROM ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
    : undefined;
  const names = new Set(done?.rows.map(({ name }) => name));
  const known = Object.keys(migrations(dialect));
  const newer = [...names].find((name) => !known.includes(name));
  if (newer)
    throw new StoreFault('failed', `it was written by a newer version (schema ${newer}): run one that knows it`);
  return known.filter((name) => !names.has(name));
}

/** Creates missing tables and changes older ones, on a connection whose transaction has locked out other programs. */
export async function migrate(db: Kysely<Schema>, dialect: SqlDialect): Promise<void> {
  const provider = { getMigrations: async () => migrations(dialect) };
  const { error } = await new Migrator({ db, provider, disableTransactions: true }).migrateToLatest();
  if (error) throw error;
}
