import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packedInto } from '../tools/built';

/** Where the packages and programs that we compare with are installed. */
export const peers = resolve('tests/bench/peers');

/** Installs what the peers' lockfile pins, unless it is installed already. */
export function installPeers() {
  const [lockfile, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map((name) =>
    join(peers, name),
  );
  if (!lockfile || !installed) return;
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return;
  console.log('Installing the peers …');
  // Not `npm ci`: a registry without some platforms' binaries produces a lockfile that `npm ci` refuses.
  execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: peers,
    stdio: 'inherit',
  });
  utimesSync(installed, new Date(), new Date());
}

/** Installs our package as it would be published. */
export async function installPackage() {
  const packed = await packedInto(peers);
  execFileSync(
    'npm',
    ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', `./${packed}`],
    {
      cwd: peers,
      stdio: 'inherit',
    },
  );
}

/** A peer's pinned version. */
export const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(peers, 'node_modules', name, 'package.json'), 'utf8')).version;

/** Runs a peer's own command in the peers' folder. */
export function runPeer(folder: string, command: string, args: string[]) {
  execFileSync(join(peers, 'node_modules/.bin', command), args, {
    cwd: join(peers, folder),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
  });
}
