import { spawnSync } from 'node:child_process';
import { installPackages } from '../tools/debian';

const packages = { nginx: ['nginx', 'libnginx-mod-http-brotli-static'], 'systemd-analyze': ['systemd'] };

/** Installs nginx and systemd where they are missing and it may; elsewhere the tests that need them fail. */
export default function setup() {
  for (const [program, names] of Object.entries(packages)) {
    const isMissing = () => spawnSync(program, ['--version']).error !== undefined;
    if (isMissing()) installPackages(...names);
    if (isMissing())
      console.error(
        `NOT TESTED with ${program}: this machine lacks it. On Debian and Ubuntu, run: sudo apt-get install ${names.join(' ')}`,
      );
  }
}
