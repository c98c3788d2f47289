import type Database from 'libsql';
import { SCHEMA_VERSION, StoreFault } from './store';

/** The tables of a store in a file. `submissions` alone has what a person typed; `pieces` has their files. */
const tables = [
  'CREATE TABLE schema (version INTEGER NOT NULL)',
  `INSERT INTO schema VALUES (${SCHEMA_VERSION})`,
  `CREATE TABLE submissions (
     number INTEGER PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     form TEXT NOT NULL,
     created_at TEXT NOT NULL,
     email TEXT NOT NULL, -- In lower case, to be found by.
     fields TEXT NOT NULL,
     resume_name TEXT,
     resume_bytes INTEGER,
     idempotency_key TEXT,
     fingerprint TEXT NOT NULL,
     UNIQUE (form, idempotency_key)
   )`,
  'CREATE INDEX submissions_by_time ON submissions (created_at)',
  'CREATE INDEX submissions_by_email ON submissions (email)',
  `CREATE TABLE pieces (
     submission_id TEXT NOT NULL,
     number INTEGER NOT NULL,
     content BLOB NOT NULL,
     PRIMARY KEY (submission_id, number)
   )`,
  // Resumes whose submission has not come yet.
  'CREATE TABLE uploads (id TEXT PRIMARY KEY, created_at TEXT NOT NULL)',
  `CREATE TABLE notices (
     id TEXT PRIMARY KEY,
     submission_id TEXT NOT NULL,
     form TEXT NOT NULL,
     channel TEXT NOT NULL,
     attempts INTEGER NOT NULL,
     due_at TEXT NOT NULL
   )`,
  'CREATE INDEX notices_by_time ON notices (due_at)',
  'CREATE INDEX notices_by_submission ON notices (submission_id)',
];

/** From the first version, which had each resume in one row and no way to find an address. */
const fromVersion1 = [
  'ALTER TABLE submissions RENAME TO submissions_1',
  'DROP INDEX submissions_by_time',
  'DROP TABLE schema',
  ...tables,
  `INSERT INTO submissions (id, form, created_at, email, fields, resume_name, resume_bytes, idempotency_key, fingerprint)
   SELECT id, form, created_at, lower(json_extract(fields, '$.email')), fields, file_name, length(content),
          idempotency_key, fingerprint
   FROM submissions_1 LEFT JOIN resumes ON submission_id = id ORDER BY submissions_1.rowid`,
  'INSERT INTO pieces SELECT submission_id, 0, content FROM resumes',
  'DROP TABLE resumes',
  'DROP TABLE submissions_1',
];

/** The version of a database, undefined for an empty one. */
export function versionOf(database: Database.Database): number | undefined {
  const [table] = database.prepare("SELECT name FROM sqlite_schema WHERE name = 'schema'").all();
  if (!table) return undefined;
  const { version } = database.prepare('SELECT version FROM schema').get() as { version: number };
  if (version > SCHEMA_VERSION) {
    throw new StoreFault(
      'newer',
      `it was written by a newer version (schema ${version}, this one knows ${SCHEMA_VERSION}): run that one`,
    );
  }
  return version;
}

/** Makes the tables where there are none, and brings older ones up to date. @throws {StoreFault} when they are newer. */
export function prepare(database: Database.Database): void {
  if (versionOf(database) === SCHEMA_VERSION) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    const version = versionOf(database); // Another server may have been faster.
    if (version === undefined) for (const statement of tables) database.exec(statement);
    if (version === 1) for (const statement of fromVersion1) database.exec(statement);
    database.exec('COMMIT');
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
