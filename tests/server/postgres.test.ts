import { randomUUID } from 'node:crypto';
import { connect as connectTo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connect } from '../../site/server/database';
import { migrate } from '../../site/server/migrations';
import { idOf, listen, pdf } from '../../site/server/server.testing';
import { openStoreToRead } from '../../site/server/store';
import { opened, provePromises, sentApplication, sentMessage } from '../../site/server/store.testing';
import { built, inboxCommand, post, runCommand, startBundle, until } from './place';
import { ask, createDatabase, type Database } from './postgres';

let database: Database;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database?.stop());

provePromises('Postgres', async () => {
  return { url: await database.empty() };
});

/** Two servers on one database. */
async function pair() {
  const url = await database.empty();
  const folder = built();
  const servers = await Promise.all([1, 2].map(() => startBundle(folder, { DATABASE_URL: url })));
  return { url, folder, servers, origins: servers.map(({ origin }) => origin) };
}

test('keeps everything acknowledged when a server, and then Postgres itself, is killed, as the inbox shows', async () => {
  const { origins, servers, url, folder } = await pair();
  const ids: string[] = [];
  let sending = true;
  const client = async (index: number) => {
    while (sending) {
      const response = await post(origins[index % 2] ?? '', { key: randomUUID() }).catch(() => undefined);
      if (response?.status === 201) ids.push(await idOf(response));
      else await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const clients = Array.from({ length: 10 }, (_, index) => client(index));
  await until('submissions', () => ids.length > 100);
  servers[0]?.process.kill('SIGKILL');
  const before = ids.length;
  await until('submissions by the other', () => ids.length > before + 50);
  await database.kill();
  await until('an answer without a database', async () => (await post(origins[1] ?? '')).status === 503);
  expect((await fetch(`${origins[1]}/about`)).status).toBe(200);
  await database.start();
  const after = ids.length;
  await until('submissions without a restart', () => ids.length > after + 50);
  sending = false;
  await Promise.all(clients);
  const inbox = runCommand([...inboxCommand, '--json', '--limit', '100000'], folder, { DATABASE_URL: url });
  const stored = new Set(JSON.parse((await inbox.exited).output).map((one: { id: string }) => one.id));
  expect(ids.filter((one) => !stored.has(one))).toEqual([]);
});

test('needs only read and write rights once the tables exist, and health names a missing right', async () => {
  const url = await database.empty();
  const owner = opened({ url });
  await owner.add(sentMessage('Ada'));
  const role = `forms_${new URL(url).pathname.slice(1)}`;
  await ask(
    url,
    `CREATE ROLE ${role} LOGIN; GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`,
  );
  const store = opened({ url: url.replace('postgres@', `${role}@`) });
  await store.add(sentMessage('Ada'));
  expect((await store.health()).fault).toBeUndefined();
  await ask(url, `REVOKE INSERT ON submissions FROM ${role}`);
  expect((await store.health()).fault).toContain('permission denied for table submissions (42501)');
  await ask(url, `REVOKE UPDATE, DELETE, INSERT ON ALL TABLES IN SCHEMA public FROM ${role}`);
  const reader = await openStoreToRead({ url: url.replace('postgres@', `${role}@`) });
  expect(await reader.count()).toBe(2);
  await reader.close();
});

test('makes its tables without advisory locks, which distributed databases lack, and by several servers at once', async () => {
  const url = await database.empty();
  const role = `maker_${new URL(url).pathname.slice(1)}`;
  const locks = ['lock', 'unlock'].map((verb) => `pg_advisory_${verb}(BIGINT), pg_advisory_${verb}(INTEGER, INTEGER)`);
  const rights = `CREATE ROLE ${role} LOGIN; GRANT CREATE ON SCHEMA public TO ${role}`;
  await ask(url, `${rights}; REVOKE EXECUTE ON FUNCTION ${locks}, pg_advisory_xact_lock(BIGINT) FROM PUBLIC`);
  const made = connect({ url: url.replace('postgres@', `${role}@`) }, 5_000);
  await migrate(made.db, made.dialect, 1); // It is not retried: an error would show.
  await made.db.destroy();

  const other = await database.empty();
  const stores = Array.from({ length: 6 }, () => opened({ url: other }));
  await Promise.all(stores.map((store) => store.add(sentMessage('Ada'))));
  expect(await stores[0]?.count()).toBe(6);
});

test('migrates a database of the previous version', async () => {
  const url = await database.empty();
  await ask(
    url,
    `CREATE TABLE receiver_schema (version INTEGER NOT NULL PRIMARY KEY);
    INSERT INTO receiver_schema VALUES (2);
    CREATE TABLE submissions (number BIGINT GENERATED ALWAYS AS IDENTITY, id TEXT NOT NULL PRIMARY KEY, form TEXT NOT NULL,
      created_at TEXT COLLATE "C" NOT NULL, email TEXT NOT NULL, fields TEXT NOT NULL, resume_name TEXT,
      resume_bytes BIGINT, idempotency_key TEXT, fingerprint TEXT NOT NULL, UNIQUE (form, idempotency_key));
    CREATE TABLE pieces (submission_id TEXT NOT NULL, number INTEGER NOT NULL, content BYTEA NOT NULL,
      PRIMARY KEY (submission_id, number));
    INSERT INTO submissions (id, form, created_at, email, fields, fingerprint)
      VALUES ('a', 'contact', '2026-01-01T00:00:00.000Z', 'ada@analytical.example', '{"name":"Ada"}', '')`,
  );
  const store = opened({ url });
  expect(await store.list()).toMatchObject([{ id: 'a', fields: { name: 'Ada' } }]);
  expect((await store.health()).usedBytes).toBe('{"name":"Ada"}'.length);
  expect(await ask(url, 'SELECT version FROM receiver_schema')).toMatchObject([{ version: 3 }]);
});

/** A proxy to Postgres that can stop forwarding. */
async function swallower(url: string) {
  const { port, pathname } = new URL(url);
  const sockets = new Set<Socket>();
  let swallows = false;
  const server = createServer((client) => {
    const upstream = connectTo(Number(port), '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    client.on('data', (chunk) => swallows || upstream.write(chunk));
    upstream.on('data', (chunk) => swallows || client.write(chunk));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  const listening = await listen(server);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  return {
    url: `postgres://postgres@127.0.0.1:${listening}${pathname}`,
    swallow: (on: boolean) => {
      swallows = on;
    },
  };
}

test('an interrupted transaction holds no lock for longer than a form waits', async () => {
  const { url, swallow } = await swallower(await database.empty());
  const store = opened({ url }, { patienceMs: 2_000 });
  const cutOff = store.add(
    sentApplication(pdf, async () => {
      swallow(true);
      return pdf;
    }),
  );
  // Ended by the database, which leaves no doubt, or by the store's own time limit: whichever comes first.
  await expect(cutOff).rejects.toMatchObject({ kind: 'silent' });
  swallow(false);
  await store.add(sentMessage('Ada'));
});

test('a database that stops answering gives 503 within 10 s, stops no page, and the next submission after it is stored', async () => {
  const { url, swallow } = await swallower(await database.empty());
  const { origin } = await startBundle(built(), { DATABASE_URL: url });
  expect((await post(origin)).status).toBe(201);
  swallow(true);
  const began = performance.now();
  const waiting = Array.from({ length: 20 }, () => post(origin));
  expect((await fetch(`${origin}/about`)).status).toBe(200);
  for (const response of await Promise.all(waiting)) expect(response.status).toBe(503);
  expect(performance.now() - began).toBeLessThan(10_000);
  swallow(false);
  expect((await post(origin)).status).toBe(201);
});
