import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where the packages and programs that we compare with are installed. */
export const peers = resolve('tests/bench/peers');

/** Installs the versions that the peers' package.json names, unless they are installed already. */
export function installPeers() {
  const [manifest, installed] = ['package.json', 'node_modules/.package-lock.json'].map((name) => join(peers, name));
  if (!manifest || !installed) return;
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(manifest).mtimeMs) return;
  console.log('Installing the peers …');
  execFileSync(
    'npm',
    ['install', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: peers,
      stdio: 'inherit',
    },
  );
  utimesSync(installed, new Date(), new Date());
}

/** A peer's pinned version. */
export const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(peers, 'node_modules', name, 'package.json'), 'utf8')).version;
