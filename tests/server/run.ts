/**
 * `npm run test:server`: tests of the server that take long or need more than Node: full and read-only disks, load,
 * Postgres, nginx, restarts, the bundle. Installs nginx and systemd where it may, sends nothing to other machines, and
 * listens on free ports of 127.0.0.1 only.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { check, end, fail, interrupt, vitest } from '../tools/suites';

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    interrupt();
    process.exit(1);
  });
}

// Debian installs it in /usr/sbin, which is not on every PATH.
process.env.PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
const has = (program: string, version: string) => spawnSync(program, [version]).error === undefined;
const hasNginx = () => has('nginx', '-v');
const hasSystemd = () => has('systemd-analyze', '--version');
if (!(hasNginx() && hasSystemd()) && existsSync('/usr/bin/apt-get') && userInfo().uid === 0) {
  console.log('Installing nginx and systemd …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const packages = ['nginx', 'libnginx-mod-http-brotli-static', 'systemd'];
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', ...packages],
  ])
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
if (!hasNginx()) {
  fail(
    'the server behind nginx',
    'NOT TESTED: this machine has no nginx. On Debian and Ubuntu, run `sudo apt-get install nginx`.',
  );
}
if (!hasSystemd()) {
  fail(
    'the unit for systemd',
    'NOT TESTED: this machine has no systemd-analyze. On Debian and Ubuntu, run `sudo apt-get install systemd`.',
  );
}

if (await check('bundle of the server', 'tsx', ['site/server/bundle.ts'])) {
  await vitest('the server in service', ['--config', 'tests/server/vitest.config.ts', ...process.argv.slice(2)]);
}
await end();
