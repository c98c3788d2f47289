/**
 * Whether the waiting changesets ask for the release that the changes of the public API need. `npm run guard -- BASE` compares with
 * another commit, and counts only the changesets that have come since; without one, with the last release and all that wait.
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

/** What is wrong with the changesets since `base`, a commit; without one, since the last release. */
export function guard(base?: string): string[] {
  const since = base ?? lastRelease();
  if (!since) return [];
  const before = ask('show', `${since}:${API}`);
  if (before === undefined) throw new Error(`${since} has no ${API}, or is not here. Fetch the whole history first.`);
  const { version } = JSON.parse(git('show', `${since}:package.json`)) as { version: string };
  const changesets = waiting().filter(({ file, text }) => !base || ask('show', `${since}:${file}`) !== text);
  return complaints(changesOf(before, readFileSync(API, 'utf8')), changesets, version);
}

if (process.argv[1]?.endsWith('guard.ts')) {
  const wrong = guard(process.argv[2]);
  for (const line of wrong) process.stderr.write(`${line}\n`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
