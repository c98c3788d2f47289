import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { application, message, page, pdf, run, start, temporaryFolder, writeBuild } from './fixture';
import { openStore } from './store';

/** A folder with a build, and nothing received yet. */
function built(): string {
  const folder = temporaryFolder();
  writeBuild(folder);
  return folder;
}

const stored = async (folder: string) => {
  const store = await openStore({ folder: join(folder, '.data') });
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

  test('when it cannot write to the data folder', async () => {
    const folder = built();
    writeFileSync(join(folder, 'file'), '');
    const output = await refused(folder, { DATA_DIR: 'file/data' });
    expect(output).toContain(`Submissions cannot be kept in ${join(folder, 'file/data')} (`);
    expect(output).toContain('set DATA_DIR to another one');
  });

  test('when the database is none', async () => {
    const folder = built();
    mkdirSync(join(folder, '.data'));
    writeFileSync(join(folder, '.data/submissions.db'), 'my shopping list\n'.repeat(100));
    expect(await refused(folder)).toContain('Submissions cannot be kept in');
  });

  test('when the remote database does not answer', async () => {
    const output = await refused(built(), { DATABASE_URL: 'http://127.0.0.1:9', DATABASE_AUTH_TOKEN: 'secret' });
    expect(output).toContain('The database of DATABASE_URL does not answer as it should (');
    expect(output).not.toContain('secret');
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

/** Resolves when nobody accepts connections at `origin` any more. */
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
    expect((await store.resume(JSON.parse(body).id))?.bytes).toEqual(pdf);
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
  for (const id of resumes) expect((await store.resume(id))?.bytes).toEqual(pdf);
});
