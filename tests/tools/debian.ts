/** Programs of the machine that some suites need. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';

/** Installs Debian's or Ubuntu's packages, where this is root. One suite at a time: apt-get does not wait. */
export function installPackages(...packages: string[]): void {
  if (!existsSync('/usr/bin/apt-get') || userInfo().uid !== 0) return;
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', ...packages],
  ])
    spawnSync('flock', ['/tmp/halloway-apt.lock', 'apt-get', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
