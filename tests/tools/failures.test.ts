import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failureOf, lastLines } from './failures';
import { lists } from './tasks';

test('a suite ends with unsteady tests, failures by their first line, and the sum', () => {
  const unsteady = [failureOf('a lamp hums', 'Error: silent', 'lamp.test.ts')];
  const failures = [failureOf('a lamp goes out', '\u001b[31mError: dark\u001b[39m\n    at lamp.ts:3')];
  expect(lastLines({ passed: 2, failures, unsteady })).toEqual([
    '',
    '── What passed only when it was run again',
    '✗ lamp.test.ts: a lamp hums\n    Error: silent',
    '',
    '── What failed',
    '✗ a lamp goes out\n    Error: dark',
    '',
    '2 passed, 1 failed',
  ]);
});

describe('`.ci/run`', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'halloway-ci-'));
    mkdirSync(join(folder, 'bin'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs `npm test` and the longer suites with a stub of `npm run --silent SUITE -- …`, which prints what `suites` say; others pass. */
  function run(suites: Record<string, string>) {
    const cases = Object.entries(suites).map(
      ([name, text]) => `  '${name}') printf '${text.replaceAll('\n', '\\n')}' ;;`,
    );
    const npm = join(folder, 'bin/npm');
    writeFileSync(
      npm,
      `#!/bin/sh
case "$3\${5:+ $5}" in
${cases.join('\n')}
  test*) printf '1 passed, 0 failed\\n' ;;
esac
[ "$3\${5:+ $5}" != "$FAILING" ]
`,
    );
    chmodSync(npm, 0o755);
    const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` };
    return (failing = '') => {
      const given = {
        encoding: 'utf8',
        env: { ...env, FAILING: failing, COUNTED: join(folder, 'counted.json') },
      } as const;
      const [first, { stdout, status }] = (['test', 'longer'] as const).map((list) =>
        spawnSync(process.execPath, ['--import', 'tsx', 'tests/tools/run.ts', list], given),
      ) as [SpawnSyncReturns<string>, SpawnSyncReturns<string>];
      return { log: first.stdout + stdout, end: stdout.slice(stdout.indexOf('\n── What ')), status };
    };
  }

  test('runs every script, names what failed and what was unsteady in each suite, and ends with the sum', () => {
    const { log, end, status } = run({
      'test:long': '\n── What failed\n✗ lamp: one\n    Error: dark\n\n5 passed, 1 failed\n',
      'test:workbench --project=pictures':
        '\n── What passed only when it was run again\n✗ two\n    hums\n\n3 passed, 0 failed\n',
      'test:workbench --project=evidence': 'a log\n',
    })();
    expect(end).toContain('── What failed in test:long\n✗ lamp: one\n    Error: dark\n');
    expect(end).toContain('── What passed only when it was run again in test:workbench --project=pictures\n✗ two\n');
    expect(end).toContain('── test:workbench --project=evidence ended with 0 and did not say how much passed\n');
    // Each other script passed once.
    expect(end.trimEnd()).toMatch(
      new RegExp(`\n${lists.test.length + lists.longer.length - 3 + 5 + 3} passed, 2 failed$`),
    );
    expect(log).toMatch(/^test:long: 5 passed, 1 failed; took \d+ s$/m);
    expect(status).toBe(1);
  });

  test('runs nothing that needs a build which failed, and says so', () => {
    const { log, status } = run({})('build:tests site');
    expect(log).toContain('── build:tests site failed: under its name above it says why\n');
    expect(log).toContain('── test:workbench --project=pictures did not run, because build:tests site failed\n');
    expect(log).not.toContain('\n── test:workbench --project=pictures\n');
    expect(status).toBe(1);
  });
});
