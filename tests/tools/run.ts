/**
 * `npm test` runs the first list of tasks.ts, and `.ci/run` afterwards the second: side by side, as many as the machine
 * takes. A suite ends with a line `N passed, N failed`; any other script counts as one check. The last line adds them up, for
 * `.ci/run` those of `npm test` too. What a suite names under `── What …` before its line is named again at the end, where one
 * looks first.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { browserPath, installedBrowserPath } from './browser';
import { installPackages } from './debian';
import { CAPACITY, lists, type Task } from './tasks';

interface Result {
  script: string;
  passed: number;
  failed: number;
  /** What failed, and what passed only when it was run again. */
  named: string;
}

const began = Date.now();
const secondsSince = (time: number) => Math.round((Date.now() - time) / 1_000);
const children = new Set<ChildProcess>();

/** What `npm test` counted in this checkout, which the longer suites add to theirs. */
const COUNTED = process.env.COUNTED ?? 'node_modules/.cache/counted.json';
const list = process.argv[2] === 'longer' ? 'longer' : 'test';
if (list === 'longer' && !existsSync(COUNTED))
  throw new Error('Run `npm test` first: its builds are used here, and its counts.');
const results: Result[] = list === 'longer' ? JSON.parse(readFileSync(COUNTED, 'utf8')) : [];
rmSync(COUNTED, { force: true });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    // Each has a process group: npm does not forward signals.
    for (const { pid } of children) if (pid) process.kill(-pid, signal);
    process.exit(1);
  });
}

/** Logs are printed one after the other, the first while it grows. */
const logs: { text: string; isEnded: boolean }[] = [];
function print() {
  for (let [log] = logs; log; [log] = logs) {
    process.stdout.write(log.text);
    log.text = '';
    if (!log.isEnded) return;
    logs.shift();
  }
}

/** Runs a script to its end. */
function run({ script }: Task): Promise<Result> {
  const [name = '', ...args] = script.split(' ');
  const start = Date.now();
  const log = { text: `\n── ${script}\n`, isEnded: false };
  logs.push(log);
  // What is built here is not built again.
  const env = { ...process.env, VITE_BACKEND_URL: '/', ...(name !== 'build:tests' && { BUILT: '1' }) };
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], { stdio: [...stdio], detached: true, env });
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      log.text += text;
      print();
    });
  return new Promise((resolve) => {
    child.once('close', (code) => {
      children.delete(child);
      const result = resultOf(script, output, code);
      log.text += `${script}: ${result.passed} passed, ${result.failed} failed; took ${secondsSince(start)} s\n`;
      log.isEnded = true;
      print();
      resolve(result);
    });
  });
}

function resultOf(script: string, output: string, code: number | null): Result {
  const [end, passed, failed] = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1) ?? [];
  if (end) {
    const named =
      output
        .slice(0, output.lastIndexOf(end))
        .match(/^── What [\s\S]*/m)?.[0]
        .trimEnd() ?? '';
    if (code === 0 || Number(failed) > 0)
      return {
        script,
        passed: Number(passed),
        failed: Number(failed),
        named: named.replace(/^── What .*$/gm, `$& in ${script}`),
      };
    return {
      script,
      passed: Number(passed),
      failed: 1,
      named: `── ${script} ended with ${code}, though nothing that it counts failed`,
    };
  }
  if (script.startsWith('test:'))
    return { script, passed: 0, failed: 1, named: `── ${script} ended with ${code} and did not say how much passed` };
  if (code === 0) return { script, passed: 1, failed: 0, named: '' };
  return { script, passed: 0, failed: 1, named: `── ${script} failed: under its name above it says why` };
}

// The browser that visitors have today. Nothing else of it is pinned: pictures have a browser of their own.
if (process.env.CI && !installedBrowserPath()) installPackages('chromium-headless-shell');
if (!installedBrowserPath())
  console.log(
    `\nNOT TESTED IN A CURRENT BROWSER: this machine has neither Chromium nor Chrome. The tests run in ${await browserPath()}.\n`,
  );

const isPassed = (script: string) => results.some((one) => one.script === script && one.failed === 0);
const isFailed = (script: string) => results.some((one) => one.script === script && one.failed > 0);

let waiting: readonly Task[] = lists[list];
let load = 0;
const running = new Set<Promise<void>>();
for (;;) {
  for (const { script, after = [] } of waiting) {
    const missing = after.find(isFailed);
    if (missing)
      results.push({ script, passed: 0, failed: 1, named: `── ${script} did not run, because ${missing} failed` });
  }
  waiting = waiting.filter(({ script }) => !isFailed(script));
  const next = waiting.find((task) => load + task.load <= CAPACITY && (task.after ?? []).every(isPassed));
  if (next) {
    waiting = waiting.filter((task) => task !== next);
    load += next.load;
    const ended = run(next).then((result) => {
      results.push(result);
      load -= next.load;
      running.delete(ended);
    });
    running.add(ended);
  } else if (running.size > 0) await Promise.race(running);
  else break;
}

if (list === 'test') {
  mkdirSync(dirname(COUNTED), { recursive: true });
  writeFileSync(COUNTED, JSON.stringify(results));
}
const sum = (of: 'passed' | 'failed') => results.reduce((total, result) => total + result[of], 0);
for (const { named } of results) if (named) console.log(`\n${named}`);
console.log(`\nIn ${secondsSince(began)} s:\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
