/** Specific to a store in a file. */
import * as fs from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { copySqlite, storeFile } from './database';
import { message, pdf, temporaryFolder } from './server.testing';
import { openStore, openStoreToRead, type StoreOptions } from './store';
import { opened, provePromises, sentApplication, sentMessage } from './store.testing';

provePromises('a file', async () => ({ folder: temporaryFolder() }));

function open(folder = temporaryFolder(), options: Partial<StoreOptions> = {}) {
  return { store: opened({ folder }, { timeoutMs: 200, log: () => {}, ...options }), folder };
}

/** A second connection to the store in `folder`, to inspect it. */
function connect(folder: string) {
  const database = new Database(storeFile(folder), { timeout: 5_000 });
  onTestFinished(() => void database.close());
  return database;
}

/** Every byte of a store: the file, its write-ahead log, and whatever else is beside it. */
const everything = (folder: string) =>
  Buffer.concat(fs.readdirSync(folder).map((name) => fs.readFileSync(join(folder, name))));

/** The number of commits in the write-ahead log: the last frame of each gives the database's size. */
function commitsIn(folder: string): number {
  const log = fs.readFileSync(`${storeFile(folder)}-wal`);
  const frame = 24 + log.readUInt32BE(8);
  let commits = 0;
  for (let at = 32; at + frame <= log.length; at += frame) if (log.readUInt32BE(at + 4) > 0) commits += 1;
  return commits;
}

test('the folder may have any name, a reader waits for no lock, and nothing is stored that was not typed', async () => {
  const { store, folder } = open(join(temporaryFolder(), 'a folder', 'with #, ? and %20'));
  await store.add(sentMessage('Ada'));
  const other = connect(folder);
  other.exec('BEGIN IMMEDIATE');
  const reader = await openStoreToRead({ folder });
  expect(await reader.list()).toHaveLength(1);
  await reader.close();
  const columns = other.prepare("SELECT name FROM pragma_table_info('submissions')").pluck().all();
  const known = 'number id form created_at email fields resume_name resume_bytes idempotency_key fingerprint';
  expect(columns).toEqual(known.split(' '));
});

test('erased data is in no byte of any file, while the store stays open', async () => {
  const { store, folder } = open();
  const secret = 'Zyxwv Utsrq';
  await store.add(sentApplication(Buffer.concat([pdf, Buffer.from(secret.repeat(60_000))])));
  for (let i = 0; i < 60; i += 1) await store.add(sentMessage(secret), `key-${i}`);
  await store.add(sentMessage('Bob', 'bob@two.example'));
  expect(everything(folder).includes(secret)).toBe(true);
  const other = opened({ folder }); // As `npm run inbox` does beside a server.
  expect(await other.erase({ email: message.email })).toBe(61);
  expect(everything(folder).includes(secret)).toBe(false);
  expect((await store.list()).map(({ fields }) => fields.name)).toEqual(['Bob']);
});

test('what root erases beside a server stays readable by the server, which starts again with it', async () => {
  const folder = temporaryFolder();
  if (process.getuid?.() === 0) fs.chownSync(folder, 65_534, 65_534); // The server's user, which is not root.
  const { store } = open(folder);
  await store.erase({ ids: [await store.add(sentMessage('Ada'))] });
  const owners = [folder, join(folder, 'erased-ids')].map((name) => fs.statSync(name).uid);
  expect(owners[1]).toBe(owners[0]);
});

test('concurrent submissions share one commit', async () => {
  const { store, folder } = open();
  await store.add(sentMessage('Ada'));
  const before = commitsIn(folder);
  const crowd = Array.from({ length: 50 }, (_, i) => store.add(sentMessage(`Visitor ${i}`)));
  expect(new Set(await Promise.all(crowd)).size).toBe(50);
  expect(commitsIn(folder) - before).toBe(1);
});

test('health detects a damaged table, a failing trigger or a missing right before a form does', async () => {
  const { store, folder } = open();
  for (let i = 0; i < 50; i += 1) await store.add(sentMessage(`Visitor ${i}`));
  const database = connect(folder);
  database.exec("CREATE TRIGGER failing BEFORE INSERT ON submissions BEGIN SELECT raise(ABORT, 'no'); END");
  await expect(store.add(sentMessage('Bob'))).rejects.toThrow();
  expect((await store.health()).fault).toBeTruthy();
  database.exec('DROP TRIGGER failing');
  expect((await store.health()).fault).toBeUndefined();
  expect(await store.count()).toBe(50);
  await store.close();
  const byEmail = "SELECT rootpage FROM sqlite_schema WHERE name = 'submissions_by_email'";
  const [page] = database.prepare(byEmail).pluck().all();
  database.close();
  const file = fs.openSync(storeFile(folder), 'r+');
  fs.writeSync(file, Buffer.alloc(4096, 0xff), 0, 4096, (Number(page) - 1) * 4096);
  fs.closeSync(file);
  expect((await open(folder).store.health()).fault).toContain('malformed');
});

/** A store as the previous version made it. */
function legacyStore() {
  const folder = temporaryFolder();
  const old = connect(folder);
  old.exec(`CREATE TABLE submissions (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, form TEXT NOT NULL,
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
  return { folder, old };
}

test('a store of the previous version is migrated by a server, and by nothing else', async () => {
  const { folder, old } = legacyStore();
  const fields = JSON.stringify(message);
  const row = ['a', 'career', '2026-01-01T00:00:00.000Z', message.email, fields, 'a.pdf', pdf.length, 'key', 'f'];
  old.prepare(`INSERT INTO submissions VALUES (1, ${row.map(() => '?').join()})`).run(...row);
  old.exec("INSERT INTO notices VALUES ('n', 'a', 'career', 'mail', 0, '2026-01-01')");
  const piece = old.prepare('INSERT INTO pieces VALUES (?, 0, ?)');
  piece.run('a', pdf);
  piece.run('of a submission that never came', pdf);

  const reader = await openStoreToRead({ folder }); // Reading changes nothing, nor does a backup.
  expect(await reader.count()).toBe(1);
  await reader.close();
  copySqlite(folder, join(folder, 'copy.db'));

  const { store } = open(folder, { channels: ['mail'] });
  expect(await store.list()).toMatchObject([{ id: 'a', resume: { bytes: pdf.length } }]);
  expect(await store.resume('a')).toEqual(pdf);
  expect((await store.health()).usedBytes).toBe(pdf.length + fields.length);
  expect(await store.takeNotices('mail', 5, 'z')).toMatchObject([{ id: 'n' }]);
  await store.erase({ ids: ['a'] });
  expect((await store.health()).usedBytes).toBe(0);
});

test('a store of a newer version is not changed, nor is an older one by a command beside its server', async () => {
  const { folder, old } = legacyStore();
  const beside = openStore({ folder }, { migrates: false, timeoutMs: 200 });
  onTestFinished(() => beside.close());
  await expect(beside.erase({ text: 'x' })).rejects.toThrow('older than this program: restart its server first');
  expect(old.prepare("SELECT name FROM sqlite_schema WHERE name = 'times'").all()).toEqual([]);
  await open(folder).store.count();
  old.exec("INSERT INTO kysely_migration VALUES ('99-newer', '')");
  expect((await open(folder).store.health()).fault).toContain('newer version (schema 99-newer): run one that knows it');
  await expect(openStoreToRead({ folder })).rejects.toThrow('run one that knows it');
});

test('a busy server of the older version does not keep a new one from updating the tables', async () => {
  const { folder, old } = legacyStore();
  let busy = true;
  const olderServer = (async () => {
    while (busy) {
      old.exec('BEGIN IMMEDIATE');
      await new Promise((resolve) => setTimeout(resolve, 15));
      old.exec('COMMIT');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  const { store } = open(folder, { timeoutMs: 25_000 });
  await store.add(sentMessage('Ada')).finally(() => {
    busy = false;
  });
  await olderServer;
  expect(await store.count()).toBe(1);
});

test('a backup taken during writes is consistent, and restored erased data is erased again', async () => {
  const { store, folder } = open();
  const id = await store.add(sentApplication());
  const kept = await store.add(sentMessage('Bob'));
  const copy = join(temporaryFolder(), 'submissions.db');
  copySqlite(folder, copy);
  await store.add(sentMessage('Later'));
  await store.erase({ ids: [id] });
  await store.close();
  for (const name of fs.readdirSync(folder)) if (name.startsWith('submissions.db')) fs.rmSync(join(folder, name));
  fs.copyFileSync(copy, storeFile(folder));
  const lines: string[] = [];
  const restored = open(folder, { log: (line) => lines.push(line) }).store;
  await restored.eraseAgain(); // The server does, at its start and every hour.
  expect((await restored.list()).map((one) => one.id)).toEqual([kept]);
  expect(await restored.resume(id)).toBeUndefined();
  expect(lines).toEqual([expect.stringMatching(/^Erased 1 submissions again/)]);
  await restored.add(sentMessage('After'));
});

test('all of one form are read as fast as all: an export of years ends', async () => {
  const { store, folder } = open();
  await store.count();
  const other = connect(folder);
  const insert = other.prepare("INSERT INTO submissions VALUES (NULL, ?, ?, ?, '', '{}', NULL, NULL, NULL, '')");
  other.exec('BEGIN');
  for (let i = 0; i < 30_000; i += 1) insert.run(`${i}`, i % 3000 ? 'contact' : 'career', new Date(i).toISOString());
  other.exec('COMMIT');
  const took = async (form?: 'contact') => {
    const began = performance.now();
    expect((await store.list({ form })).length).toBe(form ? 29_990 : 30_000);
    return performance.now() - began;
  };
  await took();
  expect(await took('contact')).toBeLessThan(3 * (await took()));
}, 60_000);

test('a lock of another program delays only the jobs that need it, until their time limit or the server ends', async () => {
  const { store, folder } = open(undefined, { timeoutMs: 5_000 });
  await store.add(sentMessage('Ada'));
  const other = connect(folder);
  other.exec('BEGIN IMMEDIATE');
  const waiting = store.add(sentMessage('Bob'));
  let longest = 0;
  for (let i = 0; i < 20; i += 1) {
    const began = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 10));
    longest = Math.max(longest, performance.now() - began);
  }
  expect(longest).toBeLessThan(300);
  const impatient = open(folder).store.add(sentMessage('Eve'));
  await expect(impatient).rejects.toMatchObject({ kind: 'busy', uncertain: false });
  const stopping = open(folder, { timeoutMs: 60_000 }).store;
  const refused = expect(stopping.add(sentMessage('Mallory'))).rejects.toMatchObject({ kind: 'closed' });
  await stopping.close(100);
  await refused;
  other.exec('ROLLBACK');
  await waiting;
  expect(await store.count()).toBe(2);
});

test('large resumes are stored and erased in portions, with other submissions stored in between', async () => {
  const { store } = open(undefined, { timeoutMs: 5_000 });
  /** How many messages were stored in sequence while `work` ran. */
  async function storedDuring(work: Promise<unknown>): Promise<number> {
    let [stored, done] = [0, false];
    const end = work.finally(() => {
      done = true;
    });
    for (; !done; stored += 1) await store.add(sentMessage('Ada'));
    await end;
    return stored;
  }
  const large = sentApplication(Buffer.alloc(10 * 1024 * 1024));
  expect(await storedDuring(Promise.all([1, 2, 3, 4].map(() => store.add(large))))).toBeGreaterThan(3);
  expect(await storedDuring(store.erase({ form: 'career' }))).toBeGreaterThan(3);
});
