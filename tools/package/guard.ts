/**
 * Checks whether the pending changesets declare the release that the public API changes need. `node --import tsx tools/package/guard.ts BASE` compares
 * with another commit and counts only later changesets; without BASE it compares with the last release and all pending ones,
 * and then with main, so that changesets of others do not cover a branch without one.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Changeset, changesOf, complaints } from './changes';

const API = 'tests/package/api.md';
const FOLDER = '.changeset';

/** The repository. */
let root = '.';
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The output of git, or undefined if the command fails. */
function ask(...args: string[]): string | undefined {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}

/** The newest release, by its tag or else by the commit that set its version in the manifest; undefined before the first. */
const lastRelease = () =>
  ask('describe', '--tags', '--abbrev=0', '--match', 'v*', '--match', '@halloway/ui@*')?.trim() ||
  ask('log', '-1', '--format=%H', '-G', '^  "version":', '--', 'package.json')?.trim() ||
  undefined;

const waiting = (): Changeset[] =>
  readdirSync(join(root, FOLDER))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => ({ file: `${FOLDER}/${file}`, text: readFileSync(join(root, FOLDER, file), 'utf8') }));

/** The merge base with main; on main itself its newest commit. */
const leftMain = () => (ask('merge-base', 'HEAD', 'origin/main') ?? ask('merge-base', 'HEAD', 'main'))?.trim();

/** The changes since a commit, and the changesets that were added or edited since. */
function since(commit: string) {
  const before = ask('show', `${commit}:${API}`);
  if (before === undefined)
    throw new Error(`The commit ${commit} has no ${API}, or is not in this clone. Run: git fetch --unshallow`);
  const paths = (text: string) => text.split('\n').filter(Boolean);
  const edited = new Set([
    ...paths(git('diff', '--name-only', commit, '--', FOLDER)),
    ...paths(git('ls-files', '--others', '--exclude-standard', '--', FOLDER)),
  ]);
  return {
    changes: changesOf(before, readFileSync(join(root, API), 'utf8')),
    changesets: waiting().filter(({ file }) => edited.has(file)),
    version: (JSON.parse(git('show', `${commit}:package.json`)) as { version: string }).version,
  };
}

/** The faults of the changesets since `base`, a commit; without one, since the last release and since main. */
export function guard(base?: string, folder = '.'): string[] {
  root = folder;
  if (base) {
    const { changes, changesets, version } = since(base);
    return complaints(changes, changesets, version);
  }
  const release = lastRelease();
  if (!release) return [];
  const { changes, version } = since(release);
  const wrong = complaints(changes, waiting(), version);
  const main = leftMain();
  if (wrong.length > 0 || !main) return wrong;
  const branch = since(main);
  // The bump was checked above; here a changeset only has to exist.
  return branch.changesets.length > 0 ? [] : complaints(branch.changes, [], version);
}

if (process.argv[1]?.endsWith('guard.ts')) {
  const wrong = guard(process.argv[2]);
  for (const line of wrong) process.stderr.write(`${line}\n`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
