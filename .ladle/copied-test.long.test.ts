import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type AnyActorLogic, type AnyStateMachine, createActor, fromCallback, fromPromise } from 'xstate';
import { behaviours } from '../src/every-machine/behaviours.testing';
import { SubmissionRefused } from '../src/forms/submission';
import * as library from '../src/machines';
import { modelNamed } from '../src/testing/models';
import { reachable } from '../src/testing/reachable';
import { invocationsOf } from '../src/testing/test-actor';
import { vitestTest } from './copied-test';
import type { Report } from './messages';
import { Session } from './session';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'halloway-copied-')));
const exportedAs = (machine: AnyStateMachine) =>
  Object.entries(library).find(([, value]) => (value as unknown) === machine)?.[0] ?? '';

/** As many microtasks as an answer needs to arrive. */
const answered = () => new Promise((done) => setTimeout(done));

interface Begun {
  input?: unknown;
  snapshot?: unknown;
}

/** Sends a reader's events to a machine, and copies them as a test. */
async function copied(machine: AnyStateMachine, begun: Begun, path: readonly { type: string }[], isManual = false) {
  const session = new Session(begun.snapshot ? [machine.id] : []);
  let report: Report | undefined;
  session.report((next) => {
    report = next;
  });
  const open: { resolve: (output: unknown) => void; reject: (error: unknown) => void }[] = [];
  const actors: Record<string, AnyActorLogic> = {};
  for (const { src, ...invoke } of invocationsOf(machine))
    actors[String(src)] =
      'onDone' in invoke
        ? fromPromise(() => new Promise((resolve, reject) => open.push({ resolve, reject })))
        : fromCallback(() => {});
  const actor = createActor(machine.provide({ actors } as never), {
    ...begun,
    inspect: session.inspect,
    clock: session.clock as never,
  } as never).start();
  await session.begin([], 0);
  for (const event of path) {
    const { output, error } = event as { output?: unknown; error?: unknown };
    if (isManual && event.type.startsWith('xstate.')) session.send(machine.id, event);
    else if (event.type.startsWith('xstate.done.')) open.at(-1)?.resolve(output);
    else if (event.type.startsWith('xstate.error.')) open.at(-1)?.reject(error);
    else if (event.type.startsWith('xstate.after.')) session.clock.step();
    else actor.send(event as never);
    await answered();
  }
  actor.stop();
  const [behaviour] = report?.behaviours ?? [];
  if (!report || !behaviour) throw new Error(`${machine.id} has reported nothing.`);
  return vitestTest({ machine, exported: exportedAs(machine), start: behaviour.start, log: report.log });
}

const files = new Map<string, string>();

beforeAll(async () => {
  // The session needs this function of the browser.
  vi.stubGlobal('Node', class {});
  for (const { name, machine } of behaviours) {
    const { examples } = modelNamed(name);
    const input = examples.inputs?.[0];
    const paths = [...reachable(machine, examples).values()].sort((a, b) => b.length - a.length);
    const isAnswered = (path: readonly { type: string }[]) => path.some(({ type }) => type.startsWith('xstate.'));
    // The shortest way to `refused` is that of the product's own errors: here a server refuses.
    const refusal = new SubmissionRefused('the server refuses');
    const isFailure = (event: object) => 'error' in event;
    const longest = paths[0] ?? [];
    files.set(`${name}-lived.test.ts`, await copied(machine, { input }, longest));
    files.set(`${name}-answered.test.ts`, await copied(machine, { input }, paths.find(isAnswered) ?? longest));
    files.set(`${name}-by-hand.test.ts`, await copied(machine, { input }, paths.find(isAnswered) ?? longest, true));
    const failed = paths.find((path) => path.some(isFailure));
    const refused = failed?.map((event) => (isFailure(event) ? { ...event, error: refusal } : event));
    if (refused) files.set(`${name}-refused.test.ts`, await copied(machine, { input }, refused));
    // From a story that is pinned after the first event, one event further.
    const snapshot = createActor(machine, { input } as never).getSnapshot();
    files.set(`${name}-pinned.test.ts`, await copied(machine, { input, snapshot }, examples.events.slice(0, 1)));
  }
  vi.unstubAllGlobals();
  // A product with the package from its sources, and our Vitest.
  mkdirSync(join(folder, 'node_modules/@halloway'), { recursive: true });
  symlinkSync(resolve('.'), join(folder, 'node_modules/@halloway/ui'));
  for (const name of ['xstate', 'vitest'])
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  const source = { resolve: { conditions: ['@halloway/source'] } };
  const config = { ...source, ssr: source, test: { include: ['*.test.ts'], isolate: false, maxWorkers: 1 } };
  writeFileSync(join(folder, 'vitest.config.ts'), `export default ${JSON.stringify(config)};\n`);
  for (const [file, text] of files) writeFileSync(join(folder, file), text);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a copied test reads like a handwritten one', () => {
  const text = files.get('contact-form-refused.test.ts');
  expect(text).toContain('new SubmissionRefused(');
  // The elapsed time differs in every run.
  expect(text?.replaceAll(/^ *clock\.set\(\d+\);\n/gm, '')).toMatchInlineSnapshot(`
    "import { SubmissionRefused, contactFormMachine } from '@halloway/ui/machines';
    import { expect, test, vi } from 'vitest';
    import { SimulatedClock, createActor, fromPromise } from 'xstate';

    test('contact-form: idle, submitting, refused', async () => {
      let answer = { resolve: (_?: never) => {}, reject: (_?: unknown) => {} };
      const machine = contactFormMachine.provide({
        actors: {
          submit: fromPromise(() => new Promise((resolve, reject) => { answer = { resolve, reject }; })),
        },
      });
      const clock = new SimulatedClock();
      const actor = createActor(machine, { clock, input: undefined }).start();
      expect(actor.getSnapshot().value).toEqual('idle');
      actor.send({ type: 'change', name: 'name', value: 'Amara Osei' });
      actor.send({ type: 'change', name: 'email', value: 'amara@northline.example' });
      actor.send({ type: 'change', name: 'subject', value: 'A demo for our front desk' });
      actor.send({ type: 'change', name: 'message', value: 'We take 300 calls a day.' });
      actor.send({ type: 'submit' });
      expect(actor.getSnapshot().value).toEqual('submitting');
      answer.reject(new SubmissionRefused('the server refuses'));
      await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual('refused'));
    });
    "
  `);
});

test('copied tests compile in a strict project', () => {
  const program = ts.createProgram(
    [...files.keys()].map((file) => join(folder, file)),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2023,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
      customConditions: ['@halloway/source'],
    },
  );
  const complaints = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(folder))
    .flatMap((file) => ts.getPreEmitDiagnostics(program, file))
    .map(
      ({ file, messageText }) =>
        `${file?.fileName.slice(folder.length)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  expect(complaints).toEqual([]);
}, 120_000);

test('copied tests pass', async () => {
  const run = promisify(execFile)(
    'node_modules/.bin/vitest',
    ['run', '--root', folder, '--reporter=json', '--no-color'],
    {
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const { stdout } = await run.catch((failed: { stdout: string }) => failed);
  const { testResults } = JSON.parse(stdout) as {
    testResults: { name: string; status: string; message: string; assertionResults: { failureMessages: string[] }[] }[];
  };
  const broken = testResults.filter(({ status }) => status !== 'passed');
  expect(
    broken.map(({ name, message, assertionResults }) =>
      [name, message, ...assertionResults.flatMap((one) => one.failureMessages)].join('\n'),
    ),
  ).toEqual([]);
  expect(testResults).toHaveLength(files.size);
}, 180_000);
