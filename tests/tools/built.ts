/** Build results for suites: `.ci/run` builds all of them once and sets `BUILT=1`; without it each suite builds its own. */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Whether everything has been built from this tree. */
export const isBuilt = () => process.env.BUILT === '1';

/** Where `npm run build:tests` leaves the packed package. */
export const PACKED = 'node_modules/.cache/package';

const execute = promisify(execFile);

/** Packs the package as it would be published. The error contains npm's output. */
export async function pack(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await execute('npm', ['pack', '--pack-destination', folder], { maxBuffer: 64 * 2 ** 20 }).catch(
    ({ stdout, stderr }) => {
      throw new Error(`npm pack failed:\n${stdout}${stderr}`);
    },
  );
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
