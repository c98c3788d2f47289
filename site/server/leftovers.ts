import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Removes what a killed program has left in `folder` an hour ago or earlier; a younger file may be of another that runs. */
export function sweep(folder: string, names: RegExp): void {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  for (const name of readdirSync(folder).filter((one) => names.test(one))) {
    const modified = statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (modified < Date.now() - 3_600_000) rmSync(join(folder, name), { force: true });
  }
}
