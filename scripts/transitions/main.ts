/**
 * `npm run transitions -- BASE [HEAD]`: writes which transitions of which machines differ between two commits into
 * `test-results/transitions`: a page, the drawings before and after, and a comment for a pull request if anything differs.
 * Without HEAD, compares with the working tree. `WORKBENCH` is the address that links lead to, `GITHUB_REPOSITORY` where the
 * drawings are.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { type ChartState, chartOf } from '../statechart/graph';
import { drawingWith } from '../statechart/readme';
import { changesBetween, isNothing } from './changes';
import { type ChangedMachine, commentOf, pageOf } from './pages';

const OUT = 'test-results/transitions';
const BEHAVIOURS = 'src/behaviours';

const { WORKBENCH = 'http://localhost:61000/', GITHUB_REPOSITORY } = process.env;
const [base, head] = process.argv.slice(2);
if (!base) {
  process.stderr.write('Say with which commit to compare: npm run transitions -- main\n');
  process.exit(1);
}

const git = (...args: string[]) => execFileSync('git', args, { maxBuffer: 256 * 1024 * 1024 });
const folders: string[] = [];

/** Checks out the sources of a commit into a separate folder that uses the installed packages. */
function sourcesAt(commit: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'halloway-transitions-')));
  folders.push(folder);
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit, 'src', 'package.json', 'tsconfig.json') });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

async function machinesIn(folder: string): Promise<Map<string, AnyStateMachine>> {
  const found = new Map<string, AnyStateMachine>();
  const files = readdirSync(join(folder, BEHAVIOURS), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.machine.ts'))) {
    const module: Record<string, unknown> = await import(pathToFileURL(join(folder, BEHAVIOURS, file)).href);
    for (const value of Object.values(module)) if (value instanceof StateMachine) found.set(value.id, value);
  }
  return found;
}

const leavesOf = ({ path, children }: ChartState): string[] =>
  children.length === 0 ? [path] : children.flatMap(leavesOf);

try {
  const before = await machinesIn(sourcesAt(base));
  const after = await machinesIn(head ? sourcesAt(head) : resolve('.'));
  const changed: ChangedMachine[] = [];
  for (const id of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const [was, is] = [before.get(id), after.get(id)];
    const changes = changesBetween(was && chartOf(was), is && chartOf(is));
    if (isNothing(changes)) continue;
    const keys = (list: { key: string }[]) => new Set(list.map(({ key }) => key));
    changed.push({
      id,
      changes,
      pinnable: new Set(is && is.root.type !== 'parallel' ? leavesOf(chartOf(is).machine) : []),
      before: was ? await drawingWith(was, keys(changes.before)) : '',
      after: is ? await drawingWith(is, keys(changes.after)) : '',
    });
  }

  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const commits = { before: base, after: head ?? 'HEAD' };
  const places = {
    workbench: WORKBENCH.replace(/\/?$/, '/'),
    drawing: (id: string, side: 'before' | 'after') =>
      GITHUB_REPOSITORY
        ? `https://github.com/${GITHUB_REPOSITORY}/blob/${git('rev-parse', commits[side]).toString().trim()}/${BEHAVIOURS}/${id}/statechart.svg?raw=true`
        : `${id}.${side}.svg`,
  };
  for (const { id, ...sides } of changed)
    for (const side of ['before', 'after'] as const)
      if (sides[side]) writeFileSync(join(OUT, `${id}.${side}.svg`), sides[side]);
  writeFileSync(join(OUT, 'index.html'), pageOf(changed, places));
  if (changed.length > 0) writeFileSync(join(OUT, 'comment.md'), commentOf(changed, places));
  process.stdout.write(
    changed.length > 0
      ? `${changed.map(({ id }) => id).join(', ')} changed: ${OUT}/index.html\n`
      : 'No transition differs.\n',
  );
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
