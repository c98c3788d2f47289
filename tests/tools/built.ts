/** Build results for suites: `npm test` and `.ci/run` build each of them once and set `BUILT=1`; without it each suite builds its own. */
import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

/** Whether everything has been built from this tree. */
export const isBuilt = () => process.env.BUILT === '1';

/** Where `npm run build:tests` leaves the packed package. */
export const PACKED = 'node_modules/.cache/package';

const execute = promisify(execFile);

/** Generated folders, the tests, and folders that are linked instead of copied. */
const left = /^(node_modules|dist|dist-.*|\.git|\.data|\.stryker-tmp|reports|test-results|tests)$/;

/**
 * Packs the package as it would be published, from a copy: packing changes package.json for a moment, which other suites
 * read. The copy is in a folder called "src", below spaces and letters that are not ASCII: the package builds there too. The
 * error contains npm's output.
 */
export async function pack(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const temporary = await realpath(await mkdtemp(join(tmpdir(), 'halloway-pack-')));
  const copy = join(temporary, 'src/with space/ü');
  try {
    await mkdir(copy, { recursive: true });
    await cp('.', copy, { recursive: true, filter: (path) => !left.test(relative('.', path)) });
    await symlink(resolve('node_modules'), join(copy, 'node_modules'));
    await execute('npm', ['pack', '--pack-destination', resolve(folder)], { cwd: copy, maxBuffer: 64 * 2 ** 20 }).catch(
      ({ stdout, stderr }) => {
        throw new Error(`npm pack failed:\n${stdout}${stderr}`);
      },
    );
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

const tarballIn = async (folder: string) => (await readdir(folder)).find((name) => name.endsWith('.tgz'));

/** Copies the packed package into `folder`, and returns its file name. */
export async function packedInto(folder: string): Promise<string> {
  if (!isBuilt()) await pack(PACKED);
  const name = await tarballIn(PACKED).catch(() => undefined);
  if (!name) throw new Error(`BUILT=1 is set, but ${PACKED} has no tarball. Run: npm run build:tests`);
  await copyFile(join(PACKED, name), join(folder, name));
  return name;
}
