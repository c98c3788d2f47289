import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  failureLines,
  playwrightFailures,
  playwrightUnsteady,
  vitestFailures,
  vitestUnsteady,
} from '../tools/failures';

describe('the end of a suite’s log', () => {
  test('names a failed Vitest test by title, file and first error line, counts a skipped one, and lists an unsteady one apart', () => {
    const test = (fullName: string, status: string, failureMessages: string[] | null = []) => ({
      fullName,
      status,
      failureMessages,
    });
    const report = {
      numPassedTests: 1,
      numTotalTests: 3,
      testResults: [
        {
          name: resolve('tests/lamp.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [
            test('a lamp is lit', 'passed'),
            test('a lamp hums', 'passed', ['Error: silent\n    at lamp.ts:5']),
            test('a lamp goes out', 'failed', [
              '\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n    at lamp.ts:3',
            ]),
            test('a lamp is repaired', 'skipped', null),
          ],
        },
        {
          name: resolve('tests/broken.test.ts'),
          status: 'failed',
          message: 'Cannot find module',
          assertionResults: [],
        },
      ],
    };
    expect(vitestFailures(report)).toEqual([
      { title: 'a lamp goes out', file: 'tests/lamp.test.ts', error: 'AssertionError: expected 1 to be 2' },
      { title: 'a lamp is repaired', file: 'tests/lamp.test.ts', error: 'skipped' },
      { title: 'the whole file', file: 'tests/broken.test.ts', error: 'Cannot find module' },
    ]);
    expect(vitestUnsteady(report)).toEqual([
      { title: 'a lamp hums', file: 'tests/lamp.test.ts', error: 'Error: silent' },
    ]);
  });

  test('names a failed Playwright test with its groups, line and project, and lists an unsteady one apart', () => {
    const spec = (title: string, status: string, message?: string) => ({
      title,
      file: 'site/lamp.spec.ts',
      line: 7,
      tests: [{ projectName: 'site', status, results: [{ errors: message ? [{ message }] : [] }] }],
    });
    const report = {
      config: { rootDir: resolve('tests') },
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [
        {
          title: 'site/lamp.spec.ts',
          specs: [spec('is lit', 'expected')],
          suites: [
            {
              title: 'at night',
              specs: [
                spec('goes out', 'unexpected', 'Error: \u001b[2mtimed out\u001b[22m\n\nat'),
                spec('hums', 'flaky'),
              ],
            },
          ],
        },
      ],
      errors: [{ message: 'Error: no server\n' }],
    };
    const file = 'tests/site/lamp.spec.ts:7 (site)';
    expect(playwrightFailures(report)).toEqual([
      { title: 'at night goes out', file, error: 'Error: timed out' },
      { title: 'Playwright itself', error: 'Error: no server' },
    ]);
    expect(playwrightUnsteady(report)).toEqual([{ title: 'at night hums', file, error: 'flaky' }]);
  });

  test('is empty when everything passed', () => {
    expect(failureLines([])).toEqual([]);
  });
});

describe('a suite ends with its failures and the line that `.ci/run` adds up', { timeout: 120_000 }, () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'halloway-runs-'));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const run = (command: string, args: string[]) => {
    const { VITEST: _, ...env } = process.env;
    const { stdout, stderr, status } = spawnSync(resolve('node_modules/.bin', command), args, {
      cwd: folder,
      encoding: 'utf8',
      env,
    });
    return { end: stdout.split('── What').slice(1).join('── What'), all: stdout + stderr, status };
  };
  const lamps = (runner: string) => `
    import { expect, test } from '${runner}';
    test('is lit', () => {});
    test('goes out', () => expect(1).toBe(2));
    test.skip('is repaired', () => {});
    let tries = 0;
    test('hums', () => expect(RETRIED).toBe(true));
  `;

  test('of Vitest', () => {
    writeFileSync(join(folder, 'lamp.test.ts'), lamps('vitest').replace('RETRIED', 'tries++ > 0'));
    const args = ['run', '--root', folder, '--retry=1', '--reporter=dot'];
    const { end, status, all } = run('vitest', [...args, `--reporter=${resolve('tests/tools/vitest-reporter.ts')}`]);
    expect(end, all).toMatch(/^ passed only when it was run again\n✗ .*lamp\.test\.ts: hums\n/);
    expect(end).toMatch(
      /── What failed\n✗ .*lamp\.test\.ts: goes out\n {4}.*expected 1 to be 2.*\n✗ .*: is repaired\n {4}skipped\n/,
    );
    expect(end).toMatch(/\n\n2 passed, 2 failed\n/);
    expect(status).toBe(1);
  });

  test('of Playwright', () => {
    writeFileSync(join(folder, 'lamp.spec.ts'), lamps('playwright/test').replace('RETRIED', 'test.info().retry > 0'));
    const reporter = resolve('tests/tools/playwright-reporter.ts');
    writeFileSync(
      join(folder, 'playwright.config.ts'),
      `export default { retries: 1, reporter: [['dot'], [${JSON.stringify(reporter)}]], projects: [{ name: 'lamps' }] };`,
    );
    const { end, status, all } = run('playwright', ['test']);
    expect(end, all).toMatch(/^ passed only when it was run again\n✗ .*lamp\.spec\.ts:\d+ \(lamps\): hums\n/);
    expect(end).toMatch(/── What failed\n✗ .*: goes out\n {4}Error: expect.*\n✗ .*: is repaired\n {4}skipped\n/);
    expect(end).toMatch(/\n\n2 passed, 2 failed\n/);
    expect(status).toBe(1);
  });

  test('fails when it finds no test', () => {
    const reporter = resolve('tests/tools/playwright-reporter.ts');
    const { all, status } = run('playwright', ['test', `--reporter=${reporter}`]);
    expect(all).toMatch(/\n0 passed, 1 failed\n/);
    expect(status).toBe(1);
  });
});

describe('.ci/run', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'halloway-ci-'));
    cpSync('.ci/run', join(folder, '.ci/run'));
    mkdirSync(join(folder, 'bin'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs it with a stub of `npm run SUITE` that prints what `suites` say, and exits with 1 when that names a failure. */
  function run(suites: Record<string, string>) {
    for (const [name, said] of Object.entries(suites)) writeFileSync(join(folder, name), said);
    const npm = join(folder, 'bin/npm');
    writeFileSync(
      npm,
      `#!/bin/sh
[ "$1" = ci ] && exit 0
echo "$3 \${BUILT-unset}" >> built
[ -e "$3" ] || { echo '0 passed, 0 failed'; exit 0; }
cat "$3"
! grep -q ' [1-9][0-9]* failed$' "$3"
`,
    );
    chmodSync(npm, 0o755);
    const path = `${join(folder, 'bin')}:${process.env.PATH}`;
    // These tests may be part of a run that has built everything.
    const { BUILT: _, ...env } = process.env;
    const { stdout, status } = spawnSync(join(folder, '.ci/run'), { encoding: 'utf8', env: { ...env, PATH: path } });
    const built = readFileSync(join(folder, 'built'), 'utf8').trimEnd().split('\n');
    return { lines: stdout.trimEnd().split('\n'), status, built };
  }

  const failed = (title: string) => failureLines([{ title, file: 'lamp.test.ts', error: 'Error: dark' }]).join('\n');

  test('ends with the failures of all suites, and then with the sum', () => {
    const { lines, status } = run({
      test: `a log\n${failed('one')}\n\n5 passed, 1 failed\n`,
      'test:browsers': `a log\n${failed('two')}\n\n3 passed, 1 failed\n`,
    });
    expect(lines.slice(-10)).toEqual([
      '',
      '── What failed in test',
      '✗ lamp.test.ts: one',
      '    Error: dark',
      '',
      '── What failed in test:browsers',
      '✗ lamp.test.ts: two',
      '    Error: dark',
      '',
      '8 passed, 2 failed',
    ]);
    expect(status).toBe(1);
  });

  test('builds once, before the suites, and passes BUILT to them', () => {
    const { built } = run({});
    expect(built[0]).toBe('build:tests unset');
    expect(built.length).toBeGreaterThan(5);
    for (const suite of built.slice(1)) expect(suite).toMatch(/^test[\w:]* 1$/);
  });

  test('fails when the build does, and lets each suite build for itself', () => {
    const { lines, status, built } = run({ 'build:tests': 'site: 1 failed\n', test: '5 passed, 0 failed\n' });
    expect(lines.slice(-3)).toEqual([
      '── build:tests failed: near the beginning it says why',
      '',
      '5 passed, 1 failed',
    ]);
    expect(built).toContain('test unset');
    expect(status).toBe(1);
  });

  test('names a suite that ended without its line', () => {
    const { lines, status } = run({ test: 'a log\n', 'test:browsers': '3 passed, 0 failed\n' });
    expect(lines.slice(-4)).toEqual([
      '',
      '── test ended with 0 and did not say how much passed',
      '',
      '3 passed, 1 failed',
    ]);
    expect(status).toBe(1);
  });

  test('names unsteady tests though all passed', () => {
    const unsteady = failureLines([{ title: 'one', error: 'Error: dark' }], 'unsteady').join('\n');
    const { lines, status } = run({ test: `a log\n${unsteady}\n\n5 passed, 0 failed\n` });
    expect(lines.slice(-6)).toEqual([
      '',
      '── What passed only when it was run again in test',
      '✗ one',
      '    Error: dark',
      '',
      '5 passed, 0 failed',
    ]);
    expect(status).toBe(0);
  });

  test('ends with the sum alone when everything passed', () => {
    const { lines, status } = run({ test: '5 passed, 0 failed\n', 'test:browsers': '3 passed, 0 failed\n' });
    expect(lines).toContain('test:browsers: 3 passed, 0 failed');
    expect(lines.filter((line) => line.includes('What failed'))).toEqual([]);
    expect(lines.slice(-2)).toEqual(['', '8 passed, 0 failed']);
    expect(status).toBe(0);
  });
});
