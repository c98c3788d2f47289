import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beside, type Table } from './table';

/** How long a contributor waits: install, build, test. */
const steps: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['build of the package', 'npm', 'run', '--silent', 'build:package'],
  ['build of the site', 'npm', 'run', '--silent', 'build:site'],
  ['build of the workbench', 'npm', 'run', '--silent', 'build:workbench'],
  ['types, nothing cached', 'npx', 'tsc', '-b', '--force'],
  ['lint', 'npx', 'biome', 'check', '--error-on-warnings', '.'],
  ['unit tests', 'npx', 'vitest', 'run', '--project=machines', '--project=components', '--project=repository'],
  ['npm test, all of it', 'npm', 'test', '--silent'],
  ['npm run test:long', 'npm', 'run', '--silent', 'test:long'],
  ['npm run test:workbench', 'npm', 'run', '--silent', 'test:workbench'],
];

/** How long an install, each build and the tests take, in seconds. */
export async function stepDurations(): Promise<Table[]> {
  const yardstick = secondsOf(measureOneCore);
  const rows = [['npm ci, from the cache', install()] as const, ...steps.map((step) => [step[0], run(step)] as const)];
  return [
    {
      says:
        `Once each, one after the other; compared with what one core of this machine needs to compress 64 MB (${yardstick.toFixed(1)} s), ` +
        'measured in the same run.',
      head: ['step', 'seconds'],
      rows: rows.map(([name, seconds]) => [name, beside(seconds, yardstick, 1)]),
    },
  ];
}

const secondsOf = (work: () => void) => {
  const begin = performance.now();
  work();
  return (performance.now() - begin) / 1000;
};

/** The same work on every machine: compresses text that does not repeat too soon. */
function measureOneCore() {
  const text = Array.from({ length: 4_000_000 }, (_, index) => ((index * 2_654_435_761) % 4_294_967_296).toString(36));
  const bytes = Buffer.from(text.join(' ').repeat(3)).subarray(0, 64 * 2 ** 20);
  gzipSync(bytes);
}

/** In a folder of its own, so that the installed node_modules stay unchanged. */
function install(): number {
  const folder = mkdtempSync(join(tmpdir(), 'halloway-bench-'));
  try {
    for (const file of ['package.json', 'package-lock.json', '.npmrc']) cpSync(file, join(folder, file));
    return run(['npm ci', 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund'], folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run([name, command, ...args]: readonly [string, string, ...string[]], cwd = process.cwd()): number {
  console.log(`${name} …`);
  return secondsOf(() => {
    // Without NODE_ENV=production, in which the bench itself runs.
    const { NODE_ENV: _, ...env } = process.env;
    const { status } = spawnSync(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0)
      throw new Error(`${name} exited with ${status}. Run it alone to see the error: ${command} ${args.join(' ')}`);
  });
}
