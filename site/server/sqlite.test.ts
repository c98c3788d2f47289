import { closeSync, copyFileSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { copySqlite, storeFile } from './connect';
import { careerForm, contactForm } from './fields';
import { message, pdf, resumeIn, temporaryFolder } from './fixture';
import { openStore, openStoreToRead } from './store';
import { KeyTaken, PIECE_BYTES, type StoreOptions, type Submission } from './stored';

/** What is true of a store in a file alone. */

const submission = (name: string): Submission => ({ form: 'contact', fields: contactForm.parse({ ...message, name }) });

function open(folder = temporaryFolder(), options: Partial<StoreOptions> = {}) {
  const store = openStore({ folder }, { patienceMs: 200, log: () => {}, ...options });
  onTestFinished(() => store.close());
  return { store, folder };
}

/** A second connection to the store in `folder`, to look at it from outside. */
function connect(folder: string) {
  const database = new Database(storeFile(folder), { timeout: 5_000 });
  onTestFinished(() => void database.close());
  return database;
}

const versionIn = (database: Database.Database) => database.prepare('SELECT version FROM schema').pluck().all();

/** Every byte of a store: the file, its write-ahead log, whatever else is beside it. */
const everything = (folder: string) =>
  Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));

/** How many commits the write-ahead log has: its frames that say how large the database is, which only the last of one does. */
function commitsIn(folder: string): number {
  const log = readFileSync(`${storeFile(folder)}-wal`);
  const frame = 24 + log.readUInt32BE(8);
  let commits = 0;
  for (let at = 32; at + frame <= log.length; at += frame) if (log.readUInt32BE(at + 4) > 0) commits += 1;
  return commits;
}

test('a folder may be called anything', async () => {
  const { store, folder } = open(join(temporaryFolder(), 'a folder', 'with #, ? and %20'));
  await store.add(submission('Ada'));
  await store.close();
  const reader = await openStoreToRead({ folder });
  expect(await reader.list()).toHaveLength(1);
  await reader.close();
});

test('a reader does not wait for a writer, nor for its lock', async () => {
  const { store, folder } = open();
  await store.add(submission('Ada'));
  const other = connect(folder);
  other.exec('BEGIN IMMEDIATE');
  const reader = await openStoreToRead({ folder });
  expect(await reader.count()).toBe(1);
  await reader.close();
  expect(await store.count()).toBe(1);
});

test('neither an address nor anything else that was not typed is kept', async () => {
  const { store, folder } = open();
  await store.add(submission('Ada'));
  const columns = connect(folder).prepare("SELECT name FROM pragma_table_info('submissions')").pluck().all();
  expect(columns).toEqual([
    'number',
    'id',
    'form',
    'created_at',
    'email',
    'fields',
    'resume_name',
    'resume_bytes',
    'idempotency_key',
    'fingerprint',
  ]);
});

test('a copy made while it is written to is whole, and a store again', async () => {
  const { store, folder } = open();
  const id = await store.add(submission('Ada'));
  const copy = join(temporaryFolder(), 'submissions.db');
  copySqlite(folder, copy);
  await store.add(submission('Later'));
  const restored = open(join(copy, '..')).store;
  expect((await restored.list()).map((one) => one.id)).toEqual([id]);
  await restored.add(submission('After'));
  expect(everything(folder)).not.toEqual(readFileSync(copy));
});

test('what is erased is in no byte of any file, without closing anything', async () => {
  const { store, folder } = open();
  const secret = 'Zyxwv Utsrq';
  const content = Buffer.concat([pdf, Buffer.from(secret.repeat(60_000))]);
  for (let number = 0; number * PIECE_BYTES < content.length; number += 1) {
    await store.keep('upload', number, content.subarray(number * PIECE_BYTES, (number + 1) * PIECE_BYTES));
  }
  await store.forget('upload');
  for (let i = 0; i < 60; i += 1) await store.add(submission(secret), `key-${i}`);
  await store.add(submission('Bob'));
  expect(everything(folder).includes(secret)).toBe(true);
  const other = openStore({ folder }); // As `npm run inbox` does beside a server.
  onTestFinished(() => other.close());
  expect(await other.erase({ text: secret })).toBe(60);
  expect(everything(folder).includes(secret)).toBe(false);
  expect((await store.list()).map(({ fields }) => fields.name)).toEqual(['Bob']);
});

test('many at once are one commit, in which a used key fails alone and doubles are one', async () => {
  const { store, folder } = open();
  await store.add(submission('Ada'), 'used');
  const before = commitsIn(folder);
  const crowd = Array.from({ length: 50 }, (_, i) => store.add(submission(`Visitor ${i}`)));
  const doubles = Array.from({ length: 5 }, () => store.add(submission('Eve'), 'new'));
  const other = store.add(submission('Mallory'), 'new');
  const refused = store.add(submission('Bob'), 'used');
  await expect(refused).rejects.toThrow(KeyTaken);
  await expect(other).rejects.toThrow(KeyTaken);
  expect(new Set(await Promise.all(crowd)).size).toBe(50);
  expect(new Set(await Promise.all(doubles)).size).toBe(1);
  expect(commitsIn(folder) - before).toBe(1);
  const names = (await store.list()).map(({ fields }) => fields.name);
  expect(names).toHaveLength(52);
  expect(names.filter((name) => name === 'Eve')).toHaveLength(1);
  expect(names).not.toContain('Bob');
  expect(names).not.toContain('Mallory');
});

test('over STORE_LIMIT those of a commit that still have room are stored', async () => {
  const { store } = open(undefined, { limitBytes: 400_000 });
  await store.health();
  const pieces = Array.from({ length: 4 }, (_, i) => store.keep(`resume ${i}`, 0, Buffer.alloc(150_000)));
  const outcomes = await Promise.allSettled([...pieces, store.add(submission('Ada'))]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(outcomes[2]).toMatchObject({ reason: { kind: 'quota', uncertain: false } });
});

test('a store of the first version is brought up to date, with its resumes and keys', async () => {
  const folder = temporaryFolder();
  const old = new Database(storeFile(folder));
  old.exec(`CREATE TABLE schema (version INTEGER NOT NULL);
    INSERT INTO schema VALUES (1);
    CREATE TABLE submissions (id TEXT PRIMARY KEY, form TEXT NOT NULL, created_at TEXT NOT NULL, fields TEXT NOT NULL,
      idempotency_key TEXT, fingerprint TEXT NOT NULL, UNIQUE (form, idempotency_key));
    CREATE TABLE resumes (submission_id TEXT PRIMARY KEY REFERENCES submissions (id), file_name TEXT NOT NULL,
      content BLOB NOT NULL);
    CREATE INDEX submissions_by_time ON submissions (created_at)`);
  const insert = old.prepare('INSERT INTO submissions VALUES (?, ?, ?, ?, ?, ?)');
  insert.run('a', 'contact', '2026-01-01T00:00:00.000Z', JSON.stringify(message), 'key', 'f');
  insert.run('b', 'career', '2026-01-02T00:00:00.000Z', JSON.stringify({ email: 'Ada@One.example' }), null, 'g');
  old.prepare('INSERT INTO resumes VALUES (?, ?, ?)').run('b', 'ada.pdf', pdf);
  old.close();
  const { store } = open(folder);
  expect(await store.list()).toEqual([
    {
      id: 'b',
      form: 'career',
      createdAt: '2026-01-02T00:00:00.000Z',
      fields: { email: 'Ada@One.example' },
      resume: { name: 'ada.pdf', bytes: pdf.length },
    },
    { id: 'a', form: 'contact', createdAt: '2026-01-01T00:00:00.000Z', fields: message },
  ]);
  expect(await resumeIn(store, 'b')).toEqual(pdf);
  expect(await store.count({ email: 'ada@one.example' })).toBe(1);
  await expect(store.add(submission('Another'), 'key')).rejects.toThrow();
});

test('what a damaged table, a failing trigger or a missing right does to a form, health says beforehand', async () => {
  const { store, folder } = open();
  await store.add(submission('Ada'));
  connect(folder).exec("CREATE TRIGGER failing BEFORE INSERT ON submissions BEGIN SELECT raise(ABORT, 'no'); END");
  await expect(store.add(submission('Bob'))).rejects.toThrow();
  expect((await store.health()).fault).toBeTruthy();
  connect(folder).exec('DROP TRIGGER failing');
  expect((await store.health()).fault).toBeUndefined();
  expect(await store.count()).toBe(1);

  const other = open();
  for (let i = 0; i < 50; i += 1) await other.store.add(submission(`Visitor ${i}`));
  await other.store.close();
  const database = connect(other.folder);
  const pages = database
    .prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'submissions_by_email'")
    .pluck()
    .all();
  const root = pages[0];
  const size = 4096;
  database.close();
  const file = openSync(storeFile(other.folder), 'r+');
  writeSync(file, Buffer.alloc(size, 0xff), 0, size, (Number(root) - 1) * size);
  closeSync(file);
  expect((await open(other.folder).store.health()).fault).toContain('damaged');
});

test('a store of the version before is adopted, and refused by the program of that version', async () => {
  const folder = temporaryFolder();
  const old = new Database(storeFile(folder));
  old.exec(`CREATE TABLE schema (version INTEGER NOT NULL);
    INSERT INTO schema VALUES (2);
    CREATE TABLE submissions (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, form TEXT NOT NULL,
      created_at TEXT NOT NULL, email TEXT NOT NULL, fields TEXT NOT NULL, resume_name TEXT, resume_bytes INTEGER,
      idempotency_key TEXT, fingerprint TEXT NOT NULL, UNIQUE (form, idempotency_key));
    CREATE INDEX submissions_by_time ON submissions (created_at);
    CREATE INDEX submissions_by_email ON submissions (email);
    CREATE TABLE pieces (submission_id TEXT NOT NULL, number INTEGER NOT NULL, content BLOB NOT NULL,
      PRIMARY KEY (submission_id, number));
    CREATE TABLE uploads (id TEXT PRIMARY KEY, created_at TEXT NOT NULL);
    CREATE TABLE notices (id TEXT PRIMARY KEY, submission_id TEXT NOT NULL, form TEXT NOT NULL, channel TEXT NOT NULL,
      attempts INTEGER NOT NULL, due_at TEXT NOT NULL);
    CREATE INDEX notices_by_time ON notices (due_at);
    CREATE INDEX notices_by_submission ON notices (submission_id)`);
  const fields = JSON.stringify(message);
  const columns = 'id, form, created_at, email, fields, resume_name, resume_bytes, idempotency_key, fingerprint';
  const insert = old.prepare(
    `INSERT INTO submissions (${columns}) VALUES (?, 'career', ?, ?, ?, 'a.pdf', ?, 'key', 'f')`,
  );
  insert.run('a', '2026-01-01T00:00:00.000Z', message.email, fields, pdf.length);
  old.prepare('INSERT INTO pieces VALUES (?, 0, ?)').run('a', pdf);
  old.prepare("INSERT INTO notices VALUES ('n', 'a', 'career', 'mail', 0, '2026-01-01')").run();

  const reader = await openStoreToRead({ folder }); // Also before: a look changes nothing.
  expect(await reader.count()).toBe(1);
  await reader.close();
  expect(versionIn(old)).toEqual([2]);

  const { store } = open(folder, { channels: ['mail'] });
  expect(await store.list()).toMatchObject([{ id: 'a', resume: { bytes: pdf.length } }]);
  expect(await resumeIn(store, 'a')).toEqual(pdf);
  expect((await store.health()).usedBytes).toBe(pdf.length + fields.length);
  expect(await store.takeNotices('mail', 5, 'z')).toMatchObject([{ id: 'n' }]);
  await store.add(submission('New'), 'key');
  expect(versionIn(old)).toEqual([3]);
  old.close();
  await store.erase({ id: 'a' });
  expect((await store.health()).usedBytes).toBe(JSON.stringify({ ...message, name: 'New' }).length);
});

test('a copy of a store that an older server still writes to leaves it as it is', async () => {
  const folder = temporaryFolder();
  const old = new Database(storeFile(folder));
  old.exec('CREATE TABLE schema (version INTEGER NOT NULL); INSERT INTO schema VALUES (2)');
  copySqlite(folder, join(folder, 'copy.db'));
  expect(old.prepare('SELECT name FROM sqlite_schema').pluck().all()).toEqual(['schema']);
  old.close();
});

test('what a restored backup brings back is erased again', async () => {
  const { store, folder } = open();
  const id = await store.add(submission('Ada'));
  const kept = await store.add(submission('Bob'));
  const copy = join(temporaryFolder(), 'submissions.db');
  copySqlite(folder, copy);
  await store.erase({ id });
  await store.close();
  for (const name of readdirSync(folder)) if (name.startsWith('submissions.db')) rmSync(join(folder, name));
  copyFileSync(copy, storeFile(folder));
  const lines: string[] = [];
  const restored = open(folder, { log: (line) => lines.push(line) }).store;
  expect((await restored.list()).map((one) => one.id)).toEqual([kept]);
  expect(lines).toEqual([expect.stringMatching(/^Erased 1 submissions again/)]);
});

test('a lock that another program holds stops nothing but what waits for it', async () => {
  const { store, folder } = open(undefined, { patienceMs: 2_000 });
  await store.add(submission('Ada'));
  const other = connect(folder);
  other.exec('BEGIN IMMEDIATE');
  const waiting = store.add(submission('Bob'));
  let longest = 0;
  for (let i = 0; i < 20; i += 1) {
    const began = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 10));
    longest = Math.max(longest, performance.now() - began);
  }
  expect(longest).toBeLessThan(300);
  other.exec('ROLLBACK');
  await waiting;
});

test('large resumes are erased in portions: what comes meanwhile is stored between them', async () => {
  const { store } = open(undefined, { patienceMs: 5_000 });
  const pieces = Array.from({ length: 40 }, (_, number) => store.keep('upload', number, Buffer.alloc(PIECE_BYTES)));
  await Promise.all(pieces);
  const resume = { id: 'upload', name: 'a.pdf', bytes: 40 * PIECE_BYTES, sha256: 'x' };
  const fields = { ...careerForm.parse({ name: 'A', email: 'a@b.example', mobile_number: '1', position: 'x' }) };
  await store.add({ form: 'career', fields, resume });
  let erased = false;
  const erasing = store.erase({ id: 'upload' }).finally(() => {
    erased = true;
  });
  let stored = 0;
  while (!erased) {
    await store.add(submission('Ada'));
    stored += 1;
  }
  expect(await erasing).toBe(1);
  expect(stored).toBeGreaterThan(3);
});
