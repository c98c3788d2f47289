/** Failing disks: file systems of a few megabytes that only the server under test sees. */
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { application } from '../../site/server/server.testing';
import { built, inboxCommand, post, runCommand, startBundle } from './place';

/** Runs the command with a file system of its own mounted on `folder`; needs no root. */
const mounted = (folder: string, options: string) => [
  'unshare',
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o ${options} tmpfs ${folder} && exec "$@"`,
  'sh',
];

test('on a full disk pages are served, only stored forms are acknowledged, and the server recovers', async () => {
  const folder = built();
  const data = join(folder, 'data');
  mkdirSync(data);
  const { origin, process: server } = await startBundle(folder, { DATA_DIR: data }, mounted(data, 'size=3m'));
  expect((await post(origin)).status).toBe(201);
  // The file system as the server sees it.
  const inside = `/proc/${server.pid}/root${data}`;
  const { bavail, bsize } = statfsSync(inside);
  writeFileSync(join(inside, 'filler'), Buffer.alloc(bavail * bsize));

  const large = new File([`%PDF-${'x'.repeat(500_000)}`], 'large.pdf');
  const refused = await fetch(`${origin}/superadmin/career_form/`, {
    method: 'POST',
    body: application({ resume: large }),
  });
  expect([refused.status, await refused.json()]).toEqual([
    503,
    { error: 'It could not be stored: try again in a moment.' },
  ]);
  expect((await fetch(`${origin}/about`)).status).toBe(200);
  const ready = await fetch(`${origin}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.text()).toMatch(/the disk (is full|has 0 MB left)/);

  rmSync(join(inside, 'filler'));
  expect((await post(origin)).status).toBe(201);
});

test('erases on a full disk', async () => {
  const folder = built();
  const data = join(folder, 'data');
  mkdirSync(data);
  const { origin, process: server } = await startBundle(folder, { DATA_DIR: data }, mounted(data, 'size=90m'));
  const resume = new File([`%PDF-${'x'.repeat(9_000_000)}`], 'large.pdf');
  for (let i = 0; i < 3; i += 1)
    await fetch(`${origin}/superadmin/career_form/`, { method: 'POST', body: application({ resume }) });
  const inside = `/proc/${server.pid}/root${data}`;
  const { bavail, bsize } = statfsSync(inside);
  writeFileSync(join(inside, 'filler'), Buffer.alloc(bavail * bsize));
  const entering = ['nsenter', '--target', String(server.pid), '--user', '--preserve-credentials', '--mount'];
  const command = [...entering, ...inboxCommand, '--form', 'career', '--erase', '--yes'];
  const { code, output } = await runCommand(command, folder, { DATA_DIR: data }).exited;
  expect([code, output]).toEqual([0, 'Erased 3 submissions. Backups have them until they are overwritten.\n']);
  rmSync(join(inside, 'filler'));
  expect((await post(origin)).status).toBe(201);
});

test('on a read-only disk the server reports it, and the inbox can still be read', async () => {
  const folder = built();
  const first = await startBundle(folder, { DATA_DIR: 'data' });
  const { id } = (await (await post(first.origin)).json()) as { id: string };
  first.process.kill('SIGTERM');
  await first.exited;
  const data = join(folder, 'data');
  const readOnly = [
    ...mounted(data, 'size=9m').slice(0, 6),
    `mount --bind ${data} ${data} && mount -o remount,bind,ro ${data} && exec "$@"`,
    'sh',
  ];
  const second = await startBundle(folder, { DATA_DIR: data }, readOnly);
  expect((await fetch(`${second.origin}/about`)).status).toBe(200);
  expect((await post(second.origin)).status).toBe(503);
  expect(await (await fetch(`${second.origin}/readyz`)).text()).toMatch(/read-?only/);
  const { code, output } = await runCommand([...readOnly, ...inboxCommand], folder, { DATA_DIR: data }).exited;
  expect([code, output]).toEqual([0, expect.stringContaining(id)]);
});
