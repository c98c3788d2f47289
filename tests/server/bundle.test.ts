import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { idOf, temporaryFolder } from '../../site/server/server.testing';
import { built, post, runCommand, start } from './place';

test('the bundle is at most 20 MB, and runs without other files', async () => {
  const folder = built();
  const place = temporaryFolder();
  cpSync('dist-server', place, { recursive: true });
  const sizes = readdirSync(place, { recursive: true }).map((name) => statSync(join(place, String(name))));
  const bytes = sizes.reduce((sum, one) => sum + (one.isFile() ? one.size : 0), 0);
  console.log(`dist-server: ${(bytes / 1024 / 1024).toFixed(1)} MB`);
  expect(bytes).toBeLessThan(20 * 1024 * 1024);
  const { origin, process: server, exited } = await start(folder, {}, [process.execPath, join(place, 'main.js')]);
  const id = await idOf(await post(origin));
  expect((await fetch(`${origin}/about`)).status).toBe(200);
  const env = { DATA_DIR: join(folder, '.data') };
  const { output } = await runCommand(['npm', '--prefix', place, 'run', 'inbox'], folder, env).exited;
  expect(output).toContain(id);
  server.kill('SIGTERM');
  expect((await exited).code).toBe(0);
});

test('systemd finds no fault in its unit, and rates its exposure low', () => {
  const unit = readFileSync('dist-server/halloway-server@.service', 'utf8');
  expect(unit).toContain('ExecStart=/usr/bin/node /srv/halloway/server/main.js\n');
  expect(unit).toContain('StartLimitIntervalSec=0\n'); // It tries again for ever.
  // Without systemd, the suite names this test at its end and counts it as failed.
  if (spawnSync('systemd-analyze', ['--version']).error) return;
  const folder = temporaryFolder();
  const file = join(folder, 'halloway-server@4173.service');
  writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
  const verified = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  expect([verified.status, verified.stderr]).toEqual([0, '']);
  const rated = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=25', file], {
    encoding: 'utf8',
  });
  expect([rated.status, rated.stdout.split('\n').at(-2)]).toEqual([0, expect.stringContaining('OK')]);
});

test('`npm start` ends with `npm run preview`, without a shell in between, and a signal to it stops the server', async () => {
  const folder = built();
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(scripts.start).toMatch(/ && exec npm run preview$/);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  for (const name of ['site', 'src', 'node_modules']) symlinkSync(resolve(name), join(folder, name));
  const { origin, process: npm, exited } = await start(folder, {}, ['npm', 'run', 'preview']);
  expect((await post(origin)).status).toBe(201);
  npm.kill('SIGTERM');
  await exited;
  await expect(fetch(origin)).rejects.toThrow();
});
