import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  application,
  message,
  page,
  pdf,
  resumeIn,
  run,
  start,
  temporaryFolder,
  writeBuild,
} from '../../site/server/fixture';
import { openStore } from '../../site/server/store';

/** A folder with a build, and nothing received yet. */
function built(): string {
  const folder = temporaryFolder();
  writeBuild(folder);
  return folder;
}

const stored = async (folder: string) => {
  const store = openStore({ folder: join(folder, '.data') });
  onTestFinished(() => store.close());
  return store;
};

const post = (origin: string) =>
  fetch(`${origin}/superadmin/contact_form/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });

/** What the server says to `text`, sent as it is over a connection of its own. */
const raw = (origin: string, text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

describe('it refuses to start, in words,', () => {
  const refused = async (folder: string, env: Record<string, string> = {}) => {
    const { code, output } = await run('main', folder, env).exited;
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1); // No stack.
    return output;
  };

  test('when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await new Promise((resolve) => other.once('listening', resolve));
    const port = String((other.address() as AddressInfo).port);
    expect(await refused(built(), { PORT: port })).toBe(
      `Port ${port} is taken by another program. Stop that one, or set PORT to another port.\n`,
    );
  });

  test('when the site was not built', async () => {
    const folder = built();
    rmSync(join(folder, 'dist-site'), { recursive: true });
    expect(await refused(folder)).toMatch(/There is no complete site in dist-site .*Run `npm run build` first/);
  });

  test('when the site was built by half', async () => {
    const folder = built();
    rmSync(join(folder, 'dist-site/_headers'));
    expect(await refused(folder)).toContain('_headers');
  });

  test('when a setting cannot be meant', async () => {
    expect(await refused(built(), { RATE_LIMIT: 'many' })).toContain('RATE_LIMIT is "many"');
  });
});

describe('a store that cannot be used stops no page, and is named:', () => {
  /** Starts over a store that `spoil` has made unusable in the folder of the data. */
  async function spoiled(spoil: (folder: string) => void, env: Record<string, string> = {}) {
    const folder = built();
    spoil(folder);
    const { origin, said } = await start(folder, env);
    await said('Pages are served; the forms answer 503 until it is mended');
    expect((await fetch(`${origin}/about`)).status).toBe(200);
    const response = await post(origin);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ error: 'It could not be stored: try again in a moment.' });
    const ready = await fetch(`${origin}/readyz`);
    expect(ready.status).toBe(503);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    return { folder, origin, fault: ((await ready.json()) as { fault: string }).fault };
  }
  const database = (folder: string, file = '.data/submissions.db') => {
    mkdirSync(join(folder, '.data'));
    return new Database(join(folder, file));
  };

  test('a folder that cannot be one', async () => {
    const { fault } = await spoiled((folder) => writeFileSync(join(folder, 'file'), ''), { DATA_DIR: 'file/data' });
    expect(fault).toContain('a part of its path is a file, not a folder');
  });

  test('a file that is no database, until it is put right, without a restart', async () => {
    const file = '.data/submissions.db';
    const { folder, origin, fault } = await spoiled((folder) => {
      mkdirSync(join(folder, '.data'));
      writeFileSync(join(folder, file), 'my shopping list\n'.repeat(100));
    });
    expect(fault).toContain('not a database, or a damaged one: restore a backup');
    rmSync(join(folder, file));
    expect((await post(origin)).status).toBe(201);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  });

  test('a database of a newer version', async () => {
    const { fault } = await spoiled((folder) => {
      const newer = database(folder);
      newer.exec('CREATE TABLE schema (version INTEGER); INSERT INTO schema VALUES (99)');
      newer.close();
    });
    expect(fault).toContain('it was written by a newer version (schema 99');
  });

  test('one that is locked for longer than a form waits; the next submission after it is stored', async () => {
    const folder = built();
    const { origin } = await start(folder);
    expect((await post(origin)).status).toBe(201);
    const other = new Database(join(folder, '.data/submissions.db'));
    onTestFinished(() => void other.close());
    other.exec('BEGIN IMMEDIATE');
    let stored = false;
    const waiting = post(origin).finally(() => {
      stored = true;
    });
    for (let i = 0; i < 20; i += 1) expect((await fetch(`${origin}/about`)).status).toBe(200);
    expect(stored).toBe(false); // The pages were there while it waited.
    const ready = await fetch(`${origin}/readyz`);
    expect([ready.status, ((await ready.json()) as { fault: string }).fault]).toEqual([
      503,
      expect.stringContaining('another program holds the lock'),
    ]);
    other.exec('ROLLBACK');
    expect((await waiting).status).toBe(201);
    expect((await post(origin)).status).toBe(201);
  });

  test('one that is gone: nothing is stored where it would not be found', async () => {
    const folder = built();
    const { origin } = await start(folder);
    expect((await post(origin)).status).toBe(201);
    renameSync(join(folder, '.data/submissions.db'), join(folder, '.data/elsewhere.db'));
    expect((await post(origin)).status).toBe(503);
    expect(await (await fetch(`${origin}/readyz`)).text()).toContain('submissions.db is gone: put it back');
    expect((await fetch(`${origin}/about`)).status).toBe(200);
    renameSync(join(folder, '.data/elsewhere.db'), join(folder, '.data/submissions.db'));
    expect((await post(origin)).status).toBe(201);
  });
});

test('what it stored is all in one file after it has stopped', async () => {
  const folder = built();
  const { origin, process: server, exited } = await start(folder);
  const { id } = (await (await post(origin)).json()) as { id: string };
  server.kill('SIGTERM');
  await exited;
  const copy = join(folder, 'copy');
  mkdirSync(copy);
  copyFileSync(join(folder, '.data/submissions.db'), join(copy, 'submissions.db'));
  const store = openStore({ folder: copy });
  onTestFinished(() => store.close());
  expect((await store.list()).map((one) => one.id)).toEqual([id]);
});

test('what it says of itself is for this machine and its network, not for those behind a proxy', async () => {
  const { origin } = await start(built());
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    expect((await fetch(origin + path)).status).toBe(200);
    expect((await fetch(origin + path, { headers: { 'X-Forwarded-For': '192.0.2.1' } })).status).toBe(404);
  }
  await post(origin);
  const text = await (await fetch(`${origin}/metrics`)).text();
  expect(text).toContain('server_submissions_total{form="contact"} 1');
  expect(text).toContain('server_store_up 1');
  expect(text).toMatch(
    /server_answer_seconds_count\{method="POST",path="\/superadmin\/contact_form\/",status="201"\} 1/,
  );
});

test('every answer has a line in the log, with the time', async () => {
  const { origin, process: server, exited } = await start(built());
  await fetch(`${origin}/about`);
  server.kill('SIGTERM');
  expect((await exited).output).toMatch(
    /^\{"level":30,"time":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z","ms":\d+,"bytes":\d+,"msg":"GET \/about 200"\}$/m,
  );
});

test('it says where it is, and serves there', async () => {
  const { origin, process: server, exited } = await start(built());
  expect((await raw(origin, 'GET /about HTTP/1.0\r\n\r\n')).split('\r\n\r\n')[1]).toBe(page('About'));
  expect((await fetch(`${origin}/about/`, { redirect: 'manual' })).headers.get('Location')).toBe('/about');
  const head = await fetch(`${origin}/about`, { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } });
  expect(head.headers.get('Content-Length')).toBe(String(page('About').length));
  server.kill('SIGTERM');
  const { output } = await exited;
  expect(output).toContain(`Halloway on ${origin}\nworkbench on ${origin}/workbench/\n`);
});

test('without a workbench it says so, and serves the site', async () => {
  const folder = built();
  rmSync(join(folder, 'dist-workbench'), { recursive: true });
  const { origin, said } = await start(folder);
  await said('no workbench');
  expect((await fetch(`${origin}/workbench/`)).status).toBe(404);
  expect((await fetch(origin)).status).toBe(200);
});

test('no request line leads out of the build', async () => {
  const { origin } = await start(built());
  for (const path of [
    '/../outside.txt',
    '/../../../../etc/passwd',
    '/workbench/../../outside.txt',
    '//evil.example/',
  ]) {
    const answer = await raw(origin, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 404/);
    expect(answer).not.toMatch(/^location:/im);
    expect(answer).not.toContain('not for you');
  }
});

test.each([
  ['no host that can be', 'Host: xn--'],
  ['two hosts', 'Host: a.example\r\nHost: b.example'],
  ['a path for a host', 'Host: a.example/about'],
  ['an empty one', 'Host:'],
])('a request with %s is refused, and the log says nothing of who sent it', async (_, host) => {
  const { origin, process: server, exited } = await start(built());
  const answer = await raw(origin, `GET / HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 400/);
  expect(answer).toContain('{"error":"The Host header is not one host: send one."}');
  server.kill('SIGTERM');
  expect((await exited).output).not.toMatch(/^\s+at |127\.0\.0\.1:\d+:|remoteAddress/m);
});

test('senders behind one address are limited together by default; behind a trusted proxy, each by its own', async () => {
  const send = (origin: string, address: string) =>
    fetch(`${origin}/superadmin/contact_form/`, { method: 'POST', headers: { 'X-Forwarded-For': address } });
  const [direct, proxied] = await Promise.all([
    start(built(), { RATE_LIMIT: '1' }),
    start(built(), { RATE_LIMIT: '1', TRUST_PROXY: '1' }),
  ]);
  const statuses = async (origin: string) => [
    (await send(origin, '192.0.2.1')).status,
    (await send(origin, '192.0.2.1, 192.0.2.2')).status,
  ];
  expect(await statuses(direct.origin)).toEqual([415, 429]);
  expect(await statuses(proxied.origin)).toEqual([415, 415]);
});

/** Sends the head of an application and half its body; resolves once the server has begun to read it. */
async function halfAnApplication(origin: string) {
  const whole = new Response(application());
  const body = Buffer.from(await whole.arrayBuffer());
  const upload = request(`${origin}/superadmin/career_form/`, {
    method: 'POST',
    headers: {
      'Content-Type': whole.headers.get('Content-Type') ?? '',
      'Content-Length': body.length,
      Expect: '100-continue',
    },
  });
  await new Promise((resolve) => {
    upload.once('continue', resolve);
    upload.flushHeaders();
  });
  upload.write(body.subarray(0, body.length / 2));
  const answer = new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    upload.once('error', reject);
    upload.once('response', async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode, body: text });
    });
  });
  return { upload, answer, rest: body.subarray(body.length / 2) };
}

test('an upload that is torn off leaves nothing behind, and the next one is served', async () => {
  const folder = built();
  const { origin, said, process: server, exited } = await start(folder);
  const { upload, answer } = await halfAnApplication(origin);
  upload.destroy();
  await expect(answer).rejects.toThrow();
  await said('POST /superadmin/career_form/ 400');
  expect((await post(origin)).status).toBe(201);
  server.kill('SIGTERM');
  expect((await exited).code).toBe(0);
  expect((await (await stored(folder)).list()).map(({ form }) => form)).toEqual(['contact']);
  // Whatever the store keeps, no one else on the machine may read.
  for (const name of ['', ...readdirSync(join(folder, '.data'))]) {
    expect(statSync(join(folder, '.data', name)).mode & 0o077).toBe(0);
  }
});

test('an answer before all was sent says that the connection ends', async () => {
  const { origin } = await start(built(), { RATE_LIMIT: '1' });
  await post(origin);
  const head = `POST /superadmin/contact_form/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
  const answer = await raw(origin, `${head}Content-Length: 100\r\n\r\n{`);
  expect(answer).toMatch(/^HTTP\/1.1 429/);
  expect(answer).toMatch(/^connection: close$/im);
});

/** Resolves when no server accepts connections at `origin` any more. */
async function refusing(origin: string): Promise<void> {
  const accepted = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
  while (await accepted());
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: accepts no more, finishes what is being sent, and ends well',
  async (signal) => {
    const folder = built();
    const { origin, process: server, exited } = await start(folder);
    await fetch(`${origin}/about`); // A kept connection must not hold it up.
    const { upload, answer, rest } = await halfAnApplication(origin);
    server.kill(signal);
    await refusing(origin);
    upload.end(rest);
    const { status, body } = await answer;
    expect(status).toBe(201);
    expect((await exited).code).toBe(0);
    const store = await stored(folder);
    expect(await resumeIn(store, JSON.parse(body).id)).toEqual(pdf);
  },
);

test('killed while 50 clients are sending, it has every message that it acknowledged', async () => {
  const folder = built();
  const { origin, process: server, exited } = await start(folder);
  const messages: string[] = [];
  const resumes: string[] = [];
  let enough = () => {};
  const acknowledgedMany = new Promise<void>((resolve) => {
    enough = resolve;
  });
  const send = async (index: number): Promise<never> => {
    for (;;) {
      const career = index % 5 === 0;
      const response = career
        ? await fetch(`${origin}/superadmin/career_form/`, { method: 'POST', body: application() })
        : await post(origin);
      const { id } = (await response.json()) as { id: string };
      if (response.status === 201) (career ? resumes : messages).push(id);
      if (messages.length >= 300 && resumes.length >= 30) enough();
    }
  };
  const clients = Promise.allSettled(Array.from({ length: 50 }, (_, index) => send(index)));
  await acknowledgedMany;
  server.kill('SIGKILL');
  // Every client was stopped in the middle of a request.
  expect((await clients).every(({ status }) => status === 'rejected')).toBe(true);
  await exited;

  const again = await start(folder);
  expect((await post(again.origin)).status).toBe(201);
  const store = await stored(folder);
  const ids = new Set((await store.list()).map(({ id }) => id));
  expect([...messages, ...resumes].filter((id) => !ids.has(id))).toEqual([]);
  for (const id of resumes) expect(await resumeIn(store, id)).toEqual(pdf);
});
