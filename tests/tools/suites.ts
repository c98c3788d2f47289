/** Runs the checks of a suite, counts them, and prints the sum in the suite's last line. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Failure,
  lastLines,
  type PlaywrightReport,
  playwrightFailures,
  playwrightUnsteady,
  type VitestReport,
  vitestFailures,
  vitestUnsteady,
} from './failures';

const results = await mkdtemp(join(tmpdir(), 'halloway-tests-'));
let passed = 0;
const failures: Failure[] = [];
const unsteady: Failure[] = [];

const running = new Set<ChildProcess>();

/** Runs a command of the project's own tools; true when it exits with 0. */
const run = (command: string, args: string[], env: Record<string, string> = {}) =>
  new Promise<boolean>((resolve) => {
    // Not by npx, which does not forward the signal to stop.
    const child = spawn(join('node_modules', '.bin', command), args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    running.add(child);
    child.on('error', (error) => {
      running.delete(child);
      console.error(error.message);
      resolve(false);
    });
    child.on('exit', (code) => {
      running.delete(child);
      resolve(code === 0);
    });
  });

/** Ends the running commands without waiting for them. */
export const interrupt = () => {
  for (const child of running) child.kill();
};

const begin = (title: string) => console.log(`\n── ${title}`);

/** A command that counts as one check. */
export async function check(title: string, command: string, args: string[], env?: Record<string, string>) {
  begin(title);
  const ok = await run(command, args, env);
  if (ok) passed++;
  else fail(title, `above, under "── ${title}", it says why`);
  console.log(ok ? `${title}: passed` : `${title}: FAILED`);
  return ok;
}

/** Counts a failure that no test runner reports. */
export function fail(title: string, error: string) {
  failures.push({ title, error });
}

/** A runner with its own counts, which it writes to the given file. A run without counts is a failure. */
async function suite<Report>(
  title: string,
  command: string,
  args: string[],
  env: Record<string, string>,
  file: string,
  count: (report: Report) => { passed: number; failures: Failure[]; unsteady: Failure[] },
) {
  begin(title);
  const ok = await run(command, args, env);
  const counted = await readFile(file, 'utf8').then(
    (report) => count(JSON.parse(report)),
    () => undefined,
  );
  if (!counted) return fail(title, 'it exited before it wrote its counts');
  passed += counted.passed;
  failures.push(...counted.failures);
  unsteady.push(...counted.unsteady);
  if (!ok && counted.failures.length === 0)
    fail(title, 'it failed although every test passed, for example by an unhandled error');
  if (ok && counted.passed === 0) fail(title, 'it ran no test');
}

/**
 * Vitest tests. A skipped one counts as failed: it proves nothing. A failed one is run once more, since machines are noisy;
 * if it passes then, it is listed as unsteady, and has to be fixed like a failure.
 */
export function vitest(title: string, args: string[], env: Record<string, string> = {}) {
  const file = join(results, `${title.replaceAll(' ', '-')}.json`);
  return suite(
    title,
    'vitest',
    [
      'run',
      ...args,
      '--retry=1',
      // Output of passing tests is dropped: some provoke React's warnings on purpose.
      '--silent=passed-only',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile=${file}`,
    ],
    env,
    file,
    (report: VitestReport) => ({
      passed: report.numPassedTests,
      failures: vitestFailures(report),
      unsteady: vitestUnsteady(report),
    }),
  );
}

/** Playwright tests. A skipped one counts as failed. */
export function playwright(title: string, args: string[], env: Record<string, string> = {}) {
  const file = join(results, 'playwright.json');
  return suite(
    title,
    'playwright',
    ['test', '--retries=1', '--reporter=dot,json', ...args],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    file,
    (report: PlaywrightReport) => ({
      passed: report.stats.expected + report.stats.flaky,
      failures: playwrightFailures(report),
      unsteady: playwrightUnsteady(report),
    }),
  );
}

/** Unsteady tests, failures, and the last line, which `.ci/run` adds up over the suites. */
export async function end() {
  await rm(results, { recursive: true, force: true });
  for (const line of lastLines({ passed, failures, unsteady })) console.log(line);
  process.exitCode = failures.length === 0 ? 0 : 1;
}
