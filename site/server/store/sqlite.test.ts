import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import Database from 'libsql';
import { expect, onTestFinished, test, vi } from 'vitest';
import { message, pdf, resumeIn, temporaryFolder } from '../fixture';
import { careerForm, contactForm } from '../forms';
import { openInWorker } from './in-worker';
import { openSqlite, readSqlite, storeFile } from './sqlite';
import { KeyTaken, PIECE_BYTES, type StoreOptions, type Submission } from './store';

/** What is true of a store in a file alone. */

const submission = (name: string): Submission => ({ form: 'contact', fields: contactForm.parse({ ...message, name }) });

function open(folder = temporaryFolder(), options: Partial<StoreOptions> = {}) {
  const store = openSqlite(folder, { patienceMs: 200, log: () => {}, ...options });
  onTestFinished(() => store.close());
  return { store, folder };
}

/** A second connection to the store in `folder`, to look at it from outside. */
function connect(folder: string) {
  const database = new Database(storeFile(folder), { timeout: 5_000 });
  onTestFinished(() => void database.close());
  return database;
}

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
  const reader = readSqlite(folder);
  expect(await reader.list()).toHaveLength(1);
  await reader.close();
});

test('a reader does not wait for a writer, nor for its lock', async () => {
  const { store, folder } = open();
  await store.add(submission('Ada'));
  const other = connect(folder);
  other.exec('BEGIN IMMEDIATE');
  const reader = readSqlite(folder);
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
  store.backup(copy);
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
  const other = openSqlite(folder); // As `npm run inbox` does beside a server.
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

test('in a thread of its own it does the same', async () => {
  const folder = temporaryFolder();
  const lines: string[] = [];
  const store = openInWorker(folder, { patienceMs: 300, limitBytes: 1_100_000, log: (line) => lines.push(line) });
  onTestFinished(() => store.close());
  await store.keep('resume', 0, pdf);
  const resume = { id: 'resume', name: 'a.pdf', bytes: pdf.length, sha256: 'x' };
  const fields = careerForm.parse({ name: 'Ada', email: 'a@b.example', mobile_number: '1', position: 'Engineer' });
  expect(await store.add({ form: 'career', fields, resume }, 'key')).toBe('resume');
  await expect(store.add({ form: 'career', fields, resume: { ...resume, sha256: 'y' } }, 'key')).rejects.toThrow(
    KeyTaken,
  );
  expect(await resumeIn(store, 'resume')).toEqual(pdf);
  const other = connect(folder);
  other.exec('BEGIN IMMEDIATE');
  await expect(store.add(submission('Ada'))).rejects.toMatchObject({ kind: 'busy', uncertain: false });
  other.exec('ROLLBACK');
  await store.add(submission('Ada'));
  for (let number = 0; number < 4; number += 1) await store.keep('more', number, Buffer.alloc(212_500));
  expect((await store.health()).usedBytes).toBeGreaterThan(850_000);
  expect(lines).toEqual([expect.stringContaining('% of STORE_LIMIT')]);
  await store.close();
  await expect(store.add(submission('Ada'))).rejects.toMatchObject({ kind: 'closed' });
});

/** A store in a thread, and that thread. */
async function openThread() {
  const folder = temporaryFolder();
  const lines: string[] = [];
  const started: Worker[] = [];
  const see = (worker: Worker) => void started.push(worker);
  process.on('worker', see);
  onTestFinished(() => void process.off('worker', see));
  const store = openInWorker(folder, { log: (line) => lines.push(line) });
  onTestFinished(() => store.close());
  await store.add(submission('Ada'));
  return { store, folder, lines, started };
}

test('what waits for its thread shares a commit', async () => {
  const { store, folder } = await openThread();
  const before = commitsIn(folder);
  const other = connect(folder);
  other.exec('BEGIN IMMEDIATE'); // Until all have arrived.
  const ids = Promise.all(Array.from({ length: 50 }, (_, i) => store.add(submission(`Visitor ${i}`))));
  expect(await store.count()).toBe(1);
  other.exec('ROLLBACK');
  expect(new Set(await ids).size).toBe(50);
  expect(commitsIn(folder) - before).toBe(1);
});

test('what comes within a millisecond shares a commit too, though the disk is quick', async () => {
  const { store, folder } = await openThread();
  const before = commitsIn(folder);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const ids: Promise<string>[] = [];
  for (let i = 0; i < 5; i += 1) {
    ids.push(store.add(submission(`Visitor ${i}`)));
    await new Promise(setImmediate);
  }
  vi.advanceTimersByTime(1);
  expect(new Set(await Promise.all(ids)).size).toBe(5);
  expect(commitsIn(folder) - before).toBe(1);
});

test('a thread that dies says why, leaves what it did unknown, and the next submission has another', async () => {
  const { store, lines, started } = await openThread();
  started[0]?.postMessage(null); // It cannot be understood: an error that nobody catches.
  const [health, lost] = await Promise.allSettled([store.health(), store.add(submission('Bob'))]);
  const why = expect.stringMatching(/^the thread of the store ended: .*iterable/);
  expect(health).toMatchObject({ value: { fault: why } });
  expect(lost).toMatchObject({ reason: { kind: 'failed', uncertain: true, message: why } });
  expect(lines).toEqual([expect.stringMatching(/^The store's thread failed: /)]);
  await store.add(submission('Cem'));
  expect((await store.health()).fault).toBeUndefined();
  expect((await store.list()).map(({ fields }) => fields.name)).toEqual(['Cem', 'Ada']);
  expect(started).toHaveLength(2);
});

test('a thread that somebody ends is missed by nobody', async () => {
  const { store, started } = await openThread();
  await started[0]?.terminate();
  await store.add(submission('Bob'));
  expect(await store.count()).toBe(2);
});
