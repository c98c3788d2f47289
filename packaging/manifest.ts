/**
 * Removes from `package.json` what only this repository needs. npm packs the file on disk, so `strip` (before packing) saves
 * the original and `restore` (after packing) brings it back.
 */
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';

const whole = 'node_modules/.cache/package.json';

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
  if ('scripts' in manifest) await copyFile('package.json', whole);
  await writeFile('package.json', `${JSON.stringify(published(manifest), null, 2)}\n`);
} else if (process.argv[2] === 'restore') {
  await rename(whole, 'package.json');
}
