/** Where pictures are. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Accepted pictures, in the repository. */
const ACCEPTED = 'tests/pictures/accepted';
/** Changed pictures of the last run, and a page that shows them. */
export const CHANGED = 'test-results/pictures';

export const sides = ['before', 'after', 'difference'] as const;

/** `navbar--top-open` in dark is `navbar/top-open.dark`. */
export const nameOf = (story: string, theme: string) => `${story.replace('--', '/')}.${theme}`;

export const acceptedPath = (name: string) => join(ACCEPTED, `${name}.webp`);
export const changedPath = (name: string, side: (typeof sides)[number]) => join(CHANGED, `${name}.${side}.webp`);

/** The names of all accepted pictures. */
export const allAccepted = () => filesIn(ACCEPTED, '.webp');

/** The names of all pictures that the run found new or changed. */
export const allChanged = () => filesIn(CHANGED, '.after.webp');

export const makeFolderOf = (path: string) => mkdir(dirname(path), { recursive: true });

/** Deletes the result of an earlier attempt. */
export const forgetChange = (name: string) =>
  Promise.all(sides.map((side) => rm(changedPath(name, side), { force: true })));

async function filesIn(folder: string, ending: string): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true }).catch(() => []);
  return paths
    .filter((path) => path.endsWith(ending))
    .map((path) => path.slice(0, -ending.length))
    .sort();
}
