/**
 * `npm test`: everything that must hold, in the order in which it fails fastest, and one line at the end that says how
 * much did. A skipped test counts as failed: what is not checked does not hold.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const results = await mkdtemp(join(tmpdir(), 'halloway-tests-'));
let passed = 0;
let failed = 0;

/** Runs a command of the project's own tools; true when it exits with 0. */
const run = (command: string, args: string[], env: Record<string, string> = {}) =>
  new Promise<boolean>((resolve) => {
    const child = spawn('npx', ['--no-install', command, ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });

const begin = (title: string) => console.log(`\n── ${title}`);

/** A check that counts as one. */
async function check(title: string, command: string, args: string[], env?: Record<string, string>) {
  begin(title);
  const ok = await run(command, args, env);
  if (ok) passed++;
  else failed++;
  console.log(ok ? `${title}: passed` : `${title}: FAILED`);
  return ok;
}

/** A runner that counts for itself, in the file it is told to write. A run without counts is a failure. */
async function suite(
  title: string,
  command: string,
  args: string[],
  env: Record<string, string>,
  count: (report: never) => { passed: number; failed: number },
) {
  begin(title);
  const ok = await run(command, args, env);
  const file = env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? args.find((arg) => arg.startsWith('--outputFile='))?.slice(13) ?? '';
  const counted = await readFile(file, 'utf8').then(
    (text) => count(JSON.parse(text) as never),
    () => ({ passed: 0, failed: 1 }),
  );
  passed += counted.passed;
  // A runner may fail for a reason that is no test, such as an unhandled error.
  failed += ok || counted.failed > 0 ? counted.failed : 1;
  if (ok && counted.passed === 0) failed++;
}

interface VitestReport {
  numPassedTests: number;
  numTotalTests: number;
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const vitest = (title: string, ...projects: string[]) =>
  suite(
    title,
    'vitest',
    [
      'run',
      ...projects.map((project) => `--project=${project}`),
      // What a test says while it passes is noise: some provoke React's complaints on purpose.
      '--silent=passed-only',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile=${join(results, `${projects.join('-')}.json`)}`,
    ],
    {},
    ({ numPassedTests, numTotalTests }: VitestReport) => ({
      passed: numPassedTests,
      failed: numTotalTests - numPassedTests,
    }),
  );

await check('types', 'tsc', ['--noEmit']);
await check('lint', 'biome', ['check', '--error-on-warnings', '.']);
await vitest('unit tests', 'machines', 'components', 'repository');
await vitest('the packed package', 'package');
const site = await check('build of the site', 'tsx', ['site/build.ts'], { VITE_BACKEND_URL: '/' });
const workbench = await check('build of the workbench', 'ladle', ['build']);
if (site && workbench) {
  await suite(
    'the site and every story, in a browser',
    'playwright',
    ['test', '--reporter=dot,json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'playwright.json') },
    ({ stats }: PlaywrightReport) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
    }),
  );
}

await rm(results, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
