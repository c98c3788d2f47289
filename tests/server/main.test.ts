import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { toHeadersFile } from '../../site/hosting/headers';
import {
  application,
  begin,
  careerPath,
  encoded,
  idOf,
  page,
  pdf,
  sendRaw,
  temporaryFolder,
} from '../../site/server/server.testing';
import { opened } from '../../site/server/store.testing';
import { apply, built, post, runCommand, serverCommand, start, startBundle, until } from './place';

test.each<[string, (folder: string) => void, RegExp, env?: Record<string, string>]>([
  [
    'the site was not built',
    (folder) => rmSync(join(folder, 'dist-site'), { recursive: true }),
    /^There is no complete site in dist-site .*Run `npm run build` first/,
  ],
  ['the site was built by half', (folder) => rmSync(join(folder, 'dist-site/_headers')), /_headers/],
  ['a setting cannot be meant', () => {}, /^RATE_LIMIT is "many"/, { RATE_LIMIT: 'many' }],
  [
    'the port is taken',
    () => {},
    /^Port 4199 is taken by another program. Stop that one, or set PORT/,
    { PORT: '4199' },
  ],
])('does not start when %s, and prints one line', async (_, spoil, words, env = {}) => {
  const other = createServer()
    .listen(4199, '127.0.0.1')
    .on('error', () => {}); // Taken by another program: as good.
  onTestFinished(() => void other.close());
  const folder = built();
  spoil(folder);
  const { code, output } = await runCommand(serverCommand, folder, env).exited;
  expect([code, output.trim().split('\n')]).toEqual([1, [expect.stringMatching(words)]]);
});

/** The server's answers while its store is unavailable: the reason in `/readyz`. */
async function faultOf(origin: string): Promise<string> {
  expect((await fetch(`${origin}/about`)).status).toBe(200);
  const response = await post(origin);
  const error = 'It could not be stored: try again in a moment.';
  expect([response.status, await response.json()]).toEqual([503, { error }]);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  const ready = await fetch(`${origin}/readyz`);
  expect(ready.status).toBe(503);
  return ((await ready.json()) as { fault: string }).fault;
}

test.each<[string, (folder: string) => void, (folder: string) => void, RegExp]>([
  [
    'a folder that cannot be one',
    (folder) => writeFileSync(join(folder, '.data'), ''),
    (folder) => rmSync(join(folder, '.data')),
    /^(EEXIST|ENOTDIR): /,
  ],
  [
    'a file that is no database',
    (folder) => {
      mkdirSync(join(folder, '.data'));
      writeFileSync(join(folder, '.data/submissions.db'), 'my shopping list\n'.repeat(100));
    },
    (folder) => rmSync(join(folder, '.data/submissions.db')),
    /file is not a database \(SQLITE_NOTADB\)/,
  ],
])('%s stops no page, is logged, and is recovered from without a restart', async (_, spoil, mend, words) => {
  const folder = built();
  spoil(folder);
  const { origin, said } = await startBundle(folder);
  await said('Pages are served; the forms answer 503 until it is mended');
  expect(await faultOf(origin)).toMatch(words);
  mend(folder);
  expect((await post(origin)).status).toBe(201);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
});

test('a store that is removed or locked while the server runs stops no page, and forms recover', async () => {
  const folder = built();
  const { origin } = await startBundle(folder);
  expect((await post(origin)).status).toBe(201);
  const [file, elsewhere] = [join(folder, '.data/submissions.db'), join(folder, '.data/elsewhere.db')];
  renameSync(file, elsewhere);
  expect(await faultOf(origin)).toContain('submissions.db is gone: put it back');
  renameSync(elsewhere, file);
  expect((await post(origin)).status).toBe(201);

  const other = new Database(file);
  onTestFinished(() => void other.close());
  other.exec('BEGIN IMMEDIATE');
  let stored = false;
  const waiting = post(origin).finally(() => {
    stored = true;
  });
  for (let i = 0; i < 20; i += 1) expect((await fetch(`${origin}/about`)).status).toBe(200);
  expect(stored).toBe(false); // Pages were served while it waited.
  expect(await (await fetch(`${origin}/readyz`)).text()).toContain('database is locked');
  other.exec('ROLLBACK');
  expect((await waiting).status).toBe(201);
});

test('answers health and metrics to this machine and its network, not through a proxy', async () => {
  const { origin } = await startBundle(built());
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    expect((await fetch(origin + path)).status).toBe(200);
    expect((await fetch(origin + path, { headers: { 'X-Forwarded-For': '192.0.2.1' } })).status).toBe(404);
  }
  await post(origin);
  const text = await (await fetch(`${origin}/metrics`)).text();
  for (const line of [
    'server_submissions_total{form="contact"} 1',
    'server_store_up 1',
    'server_disk_free_bytes ',
    'server_notices_waiting 0',
    'server_last_backup_timestamp_seconds 0',
    'server_answer_seconds_count{method="POST",path="/superadmin/contact_form/",status="201"} 1',
  ])
    expect(text).toContain(line);
});

test('a site that was built for another backend is served, and a warning says that its forms may be blocked', async () => {
  const folder = built();
  writeFileSync(join(folder, 'dist-site/_headers'), toHeadersFile({ backend: 'https://forms.example' }));
  const { said } = await startBundle(folder);
  await said('The site in dist-site was not built for this server (VITE_BACKEND_URL=/), or by another version');
});

test('logs its address, that there is no workbench, and each answer with the time', async () => {
  const folder = built();
  rmSync(join(folder, 'dist-workbench'), { recursive: true });
  const { origin, process: server, exited } = await startBundle(folder);
  expect((await sendRaw(origin, 'GET /about HTTP/1.0\r\n\r\n')).split('\r\n\r\n')[1]).toBe(page('About'));
  expect((await fetch(`${origin}/workbench/`)).status).toBe(404);
  await sendRaw(origin, 'GET /ada HTTP/1.1\r\n\r\n');
  server.kill('SIGTERM');
  const { output } = await exited;
  expect(output).not.toMatch(/^\s+at |127\.0\.0\.1:\d+:|remoteAddress/m);
  expect(output).toContain(`Halloway on ${origin}\nno workbench: there is no dist-workbench\n`);
  expect(output).toMatch(
    /^\{"level":30,"time":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z","ms":\d+,"bytes":\d+,"msg":"GET \/about 200"\}$/m,
  );
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: accepts no more connections, finishes pending requests, and leaves one file that only its owner may read',
  async (signal) => {
    const folder = built();
    const { origin, process: server, exited } = await startBundle(folder);
    await fetch(`${origin}/about`); // A keep-alive connection must not delay it.
    const { type, bytes } = await encoded(application());
    const headers = { 'Content-Type': type, 'Content-Length': bytes.length, Expect: '100-continue' };
    const { sent, answer } = begin(origin + careerPath, headers);
    sent.flushHeaders();
    await once(sent, 'continue'); // The server has begun to read it.
    sent.write(bytes.subarray(0, bytes.length / 2));
    for (const name of ['', ...readdirSync(join(folder, '.data'))])
      expect(statSync(join(folder, '.data', name)).mode & 0o077).toBe(0);
    server.kill(signal);
    const refused = () => sendRaw(origin, 'GET /about HTTP/1.0\r\n\r\n').catch(({ code }) => code);
    await until(`no server at ${origin}`, async () => (await refused()) === 'ECONNREFUSED');
    sent.end(bytes.subarray(bytes.length / 2));
    const { id } = JSON.parse((await answer).body);
    expect((await exited).code).toBe(0);
    const copy = temporaryFolder();
    copyFileSync(join(folder, '.data/submissions.db'), join(copy, 'submissions.db'));
    expect(await opened({ folder: copy }).resume(id)).toEqual(pdf);
  },
);

test('a fault of native code ends the process, so that it is started again (nodejs/node#8410)', async () => {
  const place = temporaryFolder();
  cpSync('dist-server', place, { recursive: true });
  const { origin, process: server, exited } = await start(built(), {}, [process.execPath, join(place, 'main.js')]);
  expect((await post(origin)).status).toBe(201);
  const driver = readdirSync(place, { recursive: true }).find((name) => String(name).endsWith('index.node'));
  truncateSync(join(place, String(driver))); // As `cp` over an installed build does.
  post(origin).catch(() => {});
  await exited;
  expect(server.signalCode).toMatch(/^SIG(BUS|SEGV)$/);
});

test('under systemd it reports that it is ready, and that it is alive for as long as its event loop turns', async () => {
  const bin = temporaryFolder();
  const reports = join(bin, 'reports');
  writeFileSync(join(bin, 'systemd-notify'), `#!/bin/sh\necho "$@" >> ${reports}\n`, { mode: 0o755 });
  const env = { PATH: `${bin}:${process.env.PATH}`, NOTIFY_SOCKET: '/run/systemd/notify', WATCHDOG_USEC: '600000' };
  const { process: server } = await startBundle(built(), env);
  const count = () => readFileSync(reports, 'utf8').match(/^WATCHDOG=1$/gm)?.length ?? 0;
  await until('reports', () => existsSync(reports) && count() > 2);
  expect(readFileSync(reports, 'utf8')).toMatch(/^READY=1\n/);
  server.kill('SIGSTOP');
  await new Promise((resolve) => setTimeout(resolve, 500));
  const before = count();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(count()).toBe(before);
});

test('a folder that had a store and has none is not begun anew: a backup is expected', async () => {
  const folder = built();
  mkdirSync(join(folder, '.data'));
  writeFileSync(join(folder, '.data/erased-ids'), '');
  const { origin } = await startBundle(folder);
  expect(await faultOf(origin)).toMatch(
    /submissions\.db is gone.*--restore FILE.*, or empty its folder to begin anew$/,
  );
});

test('what a killed server has left of an upload is removed at the start', async () => {
  const folder = built();
  mkdirSync(join(folder, '.data'));
  for (const name of ['upload-old', 'upload-new']) writeFileSync(join(folder, '.data', name), '');
  utimesSync(join(folder, '.data/upload-old'), 0, 0);
  await startBundle(folder);
  const left = readdirSync(join(folder, '.data')).filter((name) => name.startsWith('upload-'));
  expect(left).toEqual(['upload-new']); // Of another server, perhaps.
});

test('killed while 50 clients are sending, it has every message that it acknowledged', async () => {
  const folder = built();
  const { origin, process: server, exited } = await startBundle(folder);
  const messages: string[] = [];
  const resumes: string[] = [];
  const send = async (index: number): Promise<never> => {
    for (;;) {
      const career = index % 5 === 0;
      const response = await (career ? apply(origin) : post(origin));
      if (response.status === 201) (career ? resumes : messages).push(await idOf(response));
      if (messages.length >= 300 && resumes.length >= 30) server.kill('SIGKILL');
    }
  };
  const clients = await Promise.allSettled(Array.from({ length: 50 }, (_, index) => send(index)));
  // Every client was interrupted during a request.
  expect(clients.every(({ status }) => status === 'rejected')).toBe(true);
  await exited;
  const again = await startBundle(folder);
  expect((await post(again.origin)).status).toBe(201);
  const store = opened({ folder: join(folder, '.data') });
  const ids = new Set((await store.list()).map((one) => one.id));
  const lost = [...messages, ...resumes].filter((one) => !ids.has(one));
  console.log(`killed after ${messages.length} messages and ${resumes.length} resumes: ${lost.length} lost`);
  expect(lost).toEqual([]);
  for (const one of resumes) expect(await store.resume(one)).toEqual(pdf);
});
