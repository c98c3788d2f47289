/**
 * `npm run test:chromium`: a first visit of every page in the machine's Chromium or Chrome instead of the one that `npm ci`
 * installs: a full browser requests more than a headless one. As root on Debian it installs Chromium where there is none.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { installedBrowserPath } from './browser';
import { end, fail, playwright } from './suites';

if (!installedBrowserPath() && existsSync('/etc/debian_version') && userInfo().uid === 0) {
  process.stdout.write('Installing Chromium …\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
  ])
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
const path = process.env.CHROMIUM_PATH ?? installedBrowserPath();
if (path)
  // Playwright empties the folder of its output, and another run may be writing there.
  await playwright(
    'a first visit, in a whole Chromium',
    ['--project=site', '--output=test-results/chromium', 'first-visit'],
    { CHROMIUM_PATH: path },
  );
else
  fail(
    'a first visit in a whole Chromium',
    'NOT TESTED: this machine has neither Chromium nor Chrome. On Debian, run `sudo apt-get install chromium`.',
  );
await end();
