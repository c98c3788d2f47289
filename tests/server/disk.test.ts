/** Failing disks: file systems of a few megabytes that only the server under test sees. */
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { idOf, resume } from '../../site/server/server.testing';
import { apply, built, inboxCommand, post, runCommand, startBundle } from './place';

/** Runs the command in mounts of its own, after the command `mount`; needs no root. */
const mounted = (mount: string) => [
  ...'unshare --user --map-root-user --mount sh -c'.split(' '),
  `${mount} && exec "$@"`,
  'sh',
];

/** A server on a disk of its own, and what fills the disk and makes room again. */
async function onDisk(size: string) {
  const folder = built();
  const data = join(folder, 'data');
  mkdirSync(data);
  const server = await startBundle(folder, { DATA_DIR: data }, mounted(`mount -t tmpfs -o size=${size} tmpfs ${data}`));
  const inside = `/proc/${server.process.pid}/root${data}`; // The file system as the server sees it.
  const fill = () => {
    const { bavail, bsize } = statfsSync(inside);
    writeFileSync(join(inside, 'filler'), Buffer.alloc(bavail * bsize));
  };
  return { ...server, folder, data, fill, makeRoom: () => rmSync(join(inside, 'filler')) };
}

test('on a full disk pages are served, only stored forms are acknowledged, and the server recovers', async () => {
  const { origin, fill, makeRoom } = await onDisk('3m');
  expect((await post(origin)).status).toBe(201);
  fill();
  const refused = await apply(origin, resume(500_000));
  const error = 'It could not be stored: try again in a moment.';
  expect([refused.status, await refused.json()]).toEqual([503, { error }]);
  expect((await fetch(`${origin}/about`)).status).toBe(200);
  const ready = await fetch(`${origin}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([503, expect.stringMatching(/the disk (is full|has 0 MB left)/)]);
  makeRoom();
  expect((await post(origin)).status).toBe(201);
});

/** Runs a command where the server's disk is mounted. */
const entering = (pid = 0) => ['nsenter', '--target', String(pid), '--user', '--preserve-credentials', '--mount'];

test('erases on a full disk', async () => {
  const { origin, folder, data, fill, makeRoom, process: server } = await onDisk('90m');
  for (let i = 0; i < 3; i += 1) await apply(origin, resume(9_000_000));
  fill();
  const command = [...entering(server.pid), ...inboxCommand, '--form', 'career', '--erase', '--yes'];
  const { code, output } = await runCommand(command, folder, { DATA_DIR: data }).exited;
  expect([code, output]).toEqual([0, 'Erased 3 submissions. Backups have them until they are overwritten.\n']);
  makeRoom();
  expect((await post(origin)).status).toBe(201);
});

test('after erasing on a disk that was nearly full it is ready again, since the file has room', async () => {
  const { origin, folder, data, process: server } = await onDisk('110m');
  for (let i = 0; i < 7; i += 1) expect((await apply(origin, resume(9_000_000))).status).toBe(201);
  expect((await fetch(`${origin}/readyz`)).status).toBe(503);
  const command = [...entering(server.pid), ...inboxCommand, '--form', 'career', '--erase', '--yes'];
  expect((await runCommand(command, folder, { DATA_DIR: data }).exited).code).toBe(0);
  expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({ status: 'ok' });
  expect((await apply(origin, resume(9_000_000))).status).toBe(201);
});

test('on a read-only disk the server reports it, and the inbox can still be read', async () => {
  const folder = built();
  const first = await startBundle(folder, { DATA_DIR: 'data' });
  const id = await idOf(await post(first.origin));
  first.process.kill('SIGTERM');
  await first.exited;
  const data = join(folder, 'data');
  const readOnly = mounted(`mount --bind ${data} ${data} && mount -o remount,bind,ro ${data}`);
  const second = await startBundle(folder, { DATA_DIR: data }, readOnly);
  expect((await fetch(`${second.origin}/about`)).status).toBe(200);
  expect((await post(second.origin)).status).toBe(503);
  expect(await (await fetch(`${second.origin}/readyz`)).text()).toMatch(/read-?only/);
  const { code, output } = await runCommand([...readOnly, ...inboxCommand], folder, { DATA_DIR: data }).exited;
  expect([code, output]).toEqual([0, expect.stringContaining(id)]);
});
