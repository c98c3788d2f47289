import { randomUUID } from 'node:crypto';
import { connect as connectTo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { idOf, listen, pdf, temporaryFolder } from '../../site/server/server.testing';
import { openStoreToRead } from '../../site/server/store';
import { opened, provePromises, sentApplication, sentMessage } from '../../site/server/store.testing';
import { MESSAGE_TIMEOUT_MS } from '../../src/forms/submission';
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
  await until('an answer without a database', async () => (await post(origins[1] ?? '')).status === 503, 60_000);
  expect((await fetch(`${origins[1]}/about`)).status).toBe(200);
  await database.start();
  const after = ids.length;
  await until('submissions without a restart', () => ids.length > after + 50);
  sending = false;
  await Promise.all(clients);
  const inbox = runCommand([...inboxCommand, '--json', '--limit', '100000'], folder, { DATABASE_URL: url });
  const stored = new Set(JSON.parse((await inbox.exited).output).map((one: { id: string }) => one.id));
  expect(ids.filter((one) => !stored.has(one))).toEqual([]);
}, 150_000);

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

test('what was erased is erased again from a database that was restored, by the list in DATA_DIR', async () => {
  const url = await database.empty();
  const location = { url, folder: temporaryFolder() };
  const store = opened(location);
  const [erased, kept] = [await store.add(sentMessage('Ada')), await store.add(sentMessage('Bob'))];
  await ask(url, 'CREATE TABLE backup AS SELECT * FROM submissions');
  await store.erase({ ids: [erased] });
  const lost = 'WHERE id NOT IN (SELECT id FROM submissions)';
  await ask(url, `INSERT INTO submissions OVERRIDING SYSTEM VALUE SELECT * FROM backup ${lost}`);
  expect(await store.count()).toBe(2);
  await opened(location, { log: () => {} }).eraseAgain(); // A server does at its start.
  expect((await store.list()).map(({ id }) => id)).toEqual([kept]);
});

test('several servers that start together make the tables once', async () => {
  const url = await database.empty();
  const stores = Array.from({ length: 6 }, () => opened({ url }));
  await Promise.all(stores.map((store) => store.add(sentMessage('Ada'))));
  expect(await stores[0]?.count()).toBe(6);
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
  const store = opened({ url }, { timeoutMs: 2_000 });
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

test('a database that stops answering gives 503 before its form gives up after 30 s, stops no page, and the next submission after it is stored', async () => {
  const { url, swallow } = await swallower(await database.empty());
  const { origin } = await startBundle(built(), { DATABASE_URL: url });
  expect((await post(origin)).status).toBe(201);
  swallow(true);
  const began = performance.now();
  const waiting = Array.from({ length: 20 }, () => post(origin));
  expect((await fetch(`${origin}/about`)).status).toBe(200);
  for (const response of await Promise.all(waiting)) expect(response.status).toBe(503);
  expect(performance.now() - began).toBeLessThan(MESSAGE_TIMEOUT_MS);
  swallow(false);
  expect((await post(origin)).status).toBe(201);
}, 90_000);

test('a primary that is lost, and a standby that takes over after seconds: forms wait, none is refused, lost or stored twice', async () => {
  const primary = await createDatabase();
  onTestFinished(() => primary.stop());
  const url = await primary.empty();
  const standby = url.replace(/:\d+/, `:${await primary.standby()}`);
  const both = `${url.replace(/(:\d+)/, `$1,${new URL(standby).host}`)}?target_session_attrs=read-write`;
  const folder = built();
  const servers = await Promise.all([1, 2].map(() => startBundle(folder, { DATABASE_URL: both })));
  const [ids, refused] = [[] as string[], [] as unknown[]];
  let sending = true;
  const client = async (index: number) => {
    while (sending) {
      // Every other client is a browser without scripts, which sends no key.
      const response = await post(servers[index % 2]?.origin ?? '', index % 4 < 2 ? { key: randomUUID() } : {});
      if (response.status === 201) ids.push(await idOf(response));
      else refused.push([response.status, await response.text()]);
    }
  };
  const clients = Array.from({ length: 12 }, (_, index) => client(index));
  await until('submissions', () => ids.length > 200);
  await primary.kill();
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const before = ids.length;
  await ask(standby, 'SELECT pg_promote()');
  await until('submissions on the other', () => ids.length > before + 200, 40_000);
  sending = false;
  await Promise.all(clients);
  const stored = (await ask(standby, 'SELECT id FROM submissions')) as { id: string }[];
  console.log(`failover after 5 s: ${ids.length} acknowledged, ${stored.length} stored, ${refused.length} refused`);
  expect(refused).toEqual([]);
  expect(stored.map(({ id }) => id).sort()).toEqual(ids.sort());
}, 180_000);
