import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { endpointHeaders } from '../../site/hosting/headers';
import {
  application,
  begin,
  careerPath,
  contactPath,
  idOf,
  message,
  resume,
  temporaryFolder,
} from '../../site/server/server.testing';
import { opened } from '../../site/server/store.testing';
import { freePort } from '../tools/free-port';
import { nginxConfig } from '../tools/nginx-config';
import { built, post, runCommand, start, startBundle, until } from './place';

/** nginx with the block of docs/hosting.md, in front of `upstreams`. */
async function startNginx(built: string, upstreams: { origin: string }[], folder = temporaryFolder()): Promise<string> {
  const root = join(built, 'dist-site');
  const port = await freePort();
  const servers = upstreams.map(({ origin }) => new URL(origin).host.replace('localhost', '127.0.0.1'));
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, nginxConfig({ folder, root, port, servers }));
  spawnSync('chmod', ['a+rx', folder, built]);
  const nginx = runCommand(['nginx', '-p', folder, '-c', config], folder);
  onTestFinished(async () => {
    nginx.process.kill('SIGTERM');
    await nginx.exited;
  });
  const origin = `http://127.0.0.1:${port}`;
  await until('nginx', async () => (await fetch(origin).catch(() => undefined))?.ok === true);
  return origin;
}

test('nginx and the server give the same answer to a body that is too large', async () => {
  const folder = built();
  const { origin } = await startBundle(folder, { TRUST_PROXY: '1' });
  const rows = Object.entries({ ...endpointHeaders(), 'Content-Type': 'application/json' });
  const headers = Object.fromEntries(rows.map(([name, value]) => [name.toLowerCase(), [value]])); // Each once.
  for (const one of [origin, await startNginx(folder, [{ origin }])]) {
    const type = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const { sent, answer } = begin(one + careerPath, { ...type, 'Content-Length': 50_000_000 });
    sent.flushHeaders();
    expect(await answer).toMatchObject({ status: 413, headers });
    expect(JSON.parse((await answer).body)).toEqual({
      error: 'The request is too large: send at most 11 MiB in all.',
      fields: { resume: 'Please upload a PDF of 10 MB or less.' },
    });
  }
});

test('behind nginx a refused upload gets its answer, /.well-known/ is served, and hidden files are not', async () => {
  const folder = built();
  const servers = [await startBundle(folder, { TRUST_PROXY: '1' }), await startBundle(folder, { TRUST_PROXY: '1' })];
  const nginx = await startNginx(folder, servers);
  for (let time = 0; time < 10; time += 1) {
    const response = await fetch(`${nginx}/superadmin/career_form/`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Sec-Fetch-Site': 'cross-site' },
      body: Buffer.alloc(9_000_000),
    });
    expect(response.status).toBe(403);
  }
  expect((await fetch(`${nginx}/.well-known/security.txt`)).status).toBe(200);
  expect((await fetch(`${nginx}/.secret`)).status).toBe(404);
});

test('behind nginx two servers take from one address what RATE_LIMIT says, not twice as much', async () => {
  const folder = built();
  const env = { TRUST_PROXY: '1', RATE_LIMIT: '20' };
  const servers = [await startBundle(folder, env), await startBundle(folder, env)];
  const nginx = await startNginx(folder, servers);
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(nginx)));
  expect(answers.filter(({ status }) => status === 201).length).toBeLessThan(30);
});

test('the log of nginx has the requested path, of missing pages too, and no query; nginx names no version', async () => {
  const [folder, logs] = [built(), temporaryFolder()];
  const nginx = await startNginx(folder, [{ origin: `http://127.0.0.1:${await freePort()}` }], logs);
  for (const path of ['/?say=secret', '/nope?say=secret'])
    expect((await fetch(nginx + path)).headers.get('Server')).toBe('nginx');
  await fetch(`${nginx}${careerPath}?say=secret`, { method: 'POST' });
  const lines = () => readFileSync(join(logs, 'access.log'), 'utf8');
  await until('lines', () => lines().includes('career_form'));
  expect(lines()).toMatch(/"GET \/" 200 .*\n.*"GET \/nope" 404 /);
  for (const name of ['access.log', 'access-error.log'])
    expect(readFileSync(join(logs, name), 'utf8')).not.toContain('secret');
});

test('while no server runs, pages are served and the forms get a clear 503 with every header', async () => {
  const folder = built();
  const nginx = await startNginx(folder, [{ origin: `http://127.0.0.1:${await freePort()}` }]);
  expect((await fetch(`${nginx}/about`)).status).toBe(200);
  const response = await post(nginx);
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('5');
  expect(await response.json()).toEqual({
    error: 'It is not known whether it was stored: send it again with the same Idempotency-Key.',
  });
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  for (const [name, value] of Object.entries(endpointHeaders())) expect(response.headers.get(name)).toBe(value);
});

/** Posts through nginx as a client of its own, and resolves with the status. */
function postFrom(localAddress: string, nginx: string, key?: string): Promise<number | undefined> {
  const headers = { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) };
  const sent = request(nginx + contactPath, { method: 'POST', localAddress, headers });
  sent.end(JSON.stringify(message));
  return once(sent, 'response').then(([response]) => {
    response.resume();
    return response.statusCode;
  });
}

test('when a server hangs and systemd ends it, the visitors of its addresses are answered by the other', async () => {
  const folder = built();
  const servers = await Promise.all([1, 2].map(() => startBundle(folder, { TRUST_PROXY: '1', DATA_DIR: 'data' })));
  const nginx = await startNginx(folder, servers);
  servers[0]?.process.kill('SIGSTOP');
  const posts = Array.from({ length: 20 }, (_, index) => postFrom(`127.0.0.${index + 2}`, nginx, randomUUID()));
  setTimeout(() => servers[0]?.process.kill('SIGKILL'), 2_000); // As WatchdogSignal of the unit says.
  const began = performance.now();
  expect(await Promise.all(posts)).toEqual(Array(20).fill(201));
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(await opened({ folder: join(folder, 'data') }).count()).toBe(20);
});

test('nginx answers a browser without scripts by a page, and passes a resume of 20 MB, whose form stands there again', async () => {
  const folder = built();
  const { origin, process: server } = await startBundle(folder, { TRUST_PROXY: '1' });
  const nginx = await startNginx(folder, [{ origin }]);
  const send = (bytes: number) =>
    fetch(nginx + careerPath, {
      method: 'POST',
      headers: { Accept: 'text/html' },
      body: application({ resume: resume(bytes), description: 'I build.' }),
    });
  const large = await send(20 * 1024 * 1024);
  expect([large.status, await large.text()]).toEqual([413, expect.stringContaining('a PDF of 10 MB or less')]);
  const larger = await send(33 * 1024 * 1024);
  expect([larger.status, await larger.text()]).toEqual([
    413,
    expect.stringMatching(/^<!doctype html>.*10 MB\. Go back/),
  ]);
  server.kill('SIGKILL');
  const away = await send(9);
  expect([away.status, away.headers.get('Content-Type')]).toEqual([503, 'text/html; charset=utf-8']);
  for (const [name, value] of Object.entries(endpointHeaders())) expect(away.headers.get(name)).toBe(value);
});

test('a post without a key is stored once, though its server ends after it has stored it and before it answers', async () => {
  const folder = built();
  const { origin } = await startBundle(folder, { TRUST_PROXY: '1', DATA_DIR: 'data' });
  let ended = 0;
  const ends = createServer((incoming, answer) => {
    const { method, url = '', headers } = incoming;
    const passed = request(origin + url, { method, headers }, () => {
      ended += 1;
      answer.destroy();
    });
    incoming.pipe(passed);
  });
  ends.listen(await freePort(), '127.0.0.1');
  onTestFinished(() => void ends.close());
  await once(ends, 'listening');
  const { port } = ends.address() as AddressInfo;
  const nginx = await startNginx(folder, [{ origin: `http://127.0.0.1:${port}` }, { origin }]);
  // By its address, some visitor is sent to this one first.
  for (let visitor = 2; visitor < 12; visitor += 1) expect(await postFrom(`127.0.0.${visitor}`, nginx)).toBe(201);
  expect(ended).toBeGreaterThan(0);
  expect(await opened({ folder: join(folder, 'data') }).count()).toBe(10);
});

test('two servers updated in turn, four times, lose no post and store none twice', async () => {
  const folder = built();
  const ports = [String(await freePort()), String(await freePort())];
  const builds = temporaryFolder();
  let build = 0;
  /** Installs a build beside the others and switches the link, as docs/run-it-for-real.md does. */
  const startOn = (PORT: string) => {
    build += 1;
    cpSync('dist-server', join(builds, String(build)), { recursive: true });
    symlinkSync(String(build), join(builds, 'next'));
    renameSync(join(builds, 'next'), join(builds, 'server'));
    const command = [process.execPath, join(builds, 'server/main.js')];
    return start(folder, { PORT, TRUST_PROXY: '1', DATA_DIR: 'data' }, command);
  };
  const servers = [await startOn(ports[0] ?? ''), await startOn(ports[1] ?? '')];
  const nginx = await startNginx(folder, servers);
  let restarting = true;
  const ids: string[] = [];
  const failed: unknown[] = [];
  const client = async () => {
    while (restarting) {
      const response = await post(nginx, { key: randomUUID() });
      if (response.status === 201) ids.push(await idOf(response));
      else failed.push([response.status, await response.text()]);
    }
  };
  const clients = Array.from({ length: 8 }, client);
  for (let round = 0; round < 4; round += 1) {
    const before = ids.length;
    await until('posts between restarts', () => ids.length > before + 50);
    const which = round % 2;
    servers[which]?.process.kill('SIGTERM');
    expect((await servers[which]?.exited)?.code).toBe(0);
    servers[which] = await startOn(ports[which] ?? '');
  }
  restarting = false;
  await Promise.all(clients);
  console.log(`${ids.length} posts over 4 restarts: ${failed.length} lost`);
  expect(failed).toEqual([]);
  const store = opened({ folder: join(folder, 'data') });
  expect((await store.list()).map(({ id }) => id).sort()).toEqual(ids.sort());
});
