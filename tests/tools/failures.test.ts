import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { failureOf, lastLines } from './failures';
import { lists } from './tasks';

const failed = lastLines({
  passed: 5,
  failures: [failureOf('lamp: goes out', '\u001b[31mError: dark\u001b[39m\n    at lamp.ts:3', 'lamp.test.ts')],
  unsteady: [failureOf('lamp: hums', 'Error: loud')],
});

/** What a suite prints, and how it ends. The others pass. */
const suites: Record<string, [log: string, code: number]> = {
  'test:long': [failed.join('\n'), 1],
  'test:reports': ['3 passed, 0 failed', 1],
  'test:consumers': ['a log', 0],
  'build:tests walks': ['no disk', 1],
};

test('`.ci/run` runs every script whose builds passed, names what failed and what was unsteady, and ends with the sum', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halloway-ci-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'bin'));
  const cases = Object.entries(suites).map(([name, [log, code]]) => `'${name}') echo '${log}'; exit ${code} ;;`);
  // A stub of `npm run --silent SUITE -- …`.
  writeFileSync(
    join(folder, 'bin/npm'),
    `#!/bin/sh\ncase "$3\${5:+ $5}" in\n${cases.join('\n')}\ntest*) echo '1 passed, 0 failed' ;;\nesac\n`,
    { mode: 0o755 },
  );
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}`, COUNTED: join(folder, 'counted') };
  const run = (list: string) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'tests/tools/run.ts', list], { encoding: 'utf8', env });
  expect(run('test').stdout).toMatch(new RegExp(`\n${lists.test.length} passed, 0 failed\n$`));
  const { stdout, status } = run('longer');
  const named = stdout.slice(stdout.indexOf('\n── What '));
  for (const line of [
    '── What failed in test:long\n✗ lamp.test.ts: lamp: goes out\n    Error: dark\n',
    '── What passed only when it was run again in test:long\n✗ lamp: hums\n    Error: loud\n',
    '── test:reports ended with 1, though nothing that it counts failed\n',
    '── test:consumers ended with 0 and did not say how much passed\n',
    '── build:tests walks failed: under its name above it says why\n',
    '── test:workbench --project=evidence did not run, because build:tests walks failed\n',
  ])
    expect(named).toContain(line);
  expect(stdout).not.toContain('\n── test:workbench --project=evidence\n');
  expect(stdout).toMatch(/^test:long: 5 passed, 1 failed; took \d+ s$/m);
  const isRun = ({ script, after = [] }: (typeof lists.longer)[number]) =>
    !(script in suites) && !after.includes('build:tests walks');
  // With those of `npm test`; each script that passes counts as one.
  const passed = lists.test.length + lists.longer.filter(isRun).length + 5 + 3;
  const others = lists.longer.filter(({ after }) => after?.includes('build:tests walks')).length;
  expect(named).toMatch(new RegExp(`\n${passed} passed, ${4 + others} failed\n$`));
  expect(status).toBe(1);
});
