/**
 * Removes from `package.json` what only this repository needs, and puts the package's readme in the place of the repository's.
 * npm packs the files on disk, so `strip` (before packing) saves the originals and `restore` (after packing) brings them back.
 */
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';

const whole = 'node_modules/.cache/package.json';
/** npm packs README.md, which is about the repository. The package has one of its own. */
const readme = 'node_modules/.cache/README.md';

const DEVELOPMENT = ['scripts', 'devDependencies', 'overrides', 'allowScripts'];
const SOURCE = '@halloway/source';

type Manifest = Record<string, unknown> & { exports: Record<string, unknown> };

/** The manifest without scripts, development dependencies and the export condition of unpacked sources. */
export function published(manifest: Manifest): Manifest {
  const kept = Object.entries(manifest).filter(([name]) => !DEVELOPMENT.includes(name));
  const exports = Object.entries(manifest.exports).map(([path, target]) => {
    if (typeof target !== 'object' || target === null) return [path, target];
    return [path, Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== SOURCE))];
  });
  return { ...Object.fromEntries(kept), exports: Object.fromEntries(exports) };
}

if (process.argv[2] === 'strip') {
  await mkdir('node_modules/.cache', { recursive: true });
  const manifest = JSON.parse(await readFile('package.json', 'utf8'));
  // After an interrupted pack, the file is already stripped and the original still saved.
  if ('scripts' in manifest) {
    await copyFile('package.json', whole);
    await copyFile('README.md', readme);
  }
  await writeFile('package.json', `${JSON.stringify(published(manifest), null, 2)}\n`);
  await copyFile('tools/package/readme.md', 'README.md');
} else if (process.argv[2] === 'restore') {
  await rename(whole, 'package.json');
  await rename(readme, 'README.md');
}
