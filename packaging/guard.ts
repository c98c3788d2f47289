/**
 * Whether the waiting changesets ask for the release that the changes of the public API need. `npm run guard -- BASE` compares with
 * another commit, and counts only the changesets that have come since; without one, with the last release and all that wait, and
 * then with main, so that a branch does not hide behind the changesets of others.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { type Changeset, changesOf, complaints } from './changes';

const API = 'tests/package/api.md';
const FOLDER = '.changeset';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** What git says, or undefined where it knows nothing of the sort. */
function ask(...args: string[]): string | undefined {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}

/** The newest release, by its tag or else by the version that it gave the manifest; undefined before the first. */
const lastRelease = () =>
  ask('describe', '--tags', '--abbrev=0', '--match', 'v*', '--match', '@halloway/ui@*')?.trim() ||
  ask('log', '-1', '--format=%H', '-G', '^  "version":', '--', 'package.json')?.trim() ||
  undefined;

const waiting = (): Changeset[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => ({ file: `${FOLDER}/${file}`, text: readFileSync(`${FOLDER}/${file}`, 'utf8') }));

/** Where this branch left main; on main itself its newest commit, before what is not committed. */
const leftMain = () => (ask('merge-base', 'HEAD', 'origin/main') ?? ask('merge-base', 'HEAD', 'main'))?.trim();

/** What has changed since a commit, and the changesets that are not in it as they are now. */
function since(commit: string) {
  const before = ask('show', `${commit}:${API}`);
  if (before === undefined) throw new Error(`${commit} has no ${API}, or is not here. Fetch the whole history first.`);
  return {
    changes: changesOf(before, readFileSync(API, 'utf8')),
    changesets: waiting().filter(({ file, text }) => ask('show', `${commit}:${file}`) !== text),
    version: (JSON.parse(git('show', `${commit}:package.json`)) as { version: string }).version,
  };
}

/** What is wrong with the changesets since `base`, a commit; without one, since the last release and since main. */
export function guard(base?: string): string[] {
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
  // The release that they ask for has been looked at above: what counts here is that there is one.
  return branch.changesets.length > 0 ? [] : complaints(branch.changes, [], version);
}

if (process.argv[1]?.endsWith('guard.ts')) {
  const wrong = guard(process.argv[2]);
  for (const line of wrong) process.stderr.write(`${line}\n`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
