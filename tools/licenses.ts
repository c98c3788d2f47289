/** The licenses of the packages that a file was bundled from, as they require. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const line = `\n${'-'.repeat(80)}\n\n`;

/** The folder of a module's package, by the module's path or id; undefined for our own modules. */
const packageOf = (module: string) => /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];

function licenseOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  if (!file && !license)
    throw new Error(`${folder} declares no license. Remove the package, or ask its author for the license.`);
  // A few packages name a license without including its text.
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `License: ${license}`;
  return `${name} ${version}\n\n${text}\n`;
}

/** One text for the packages of these modules and for our fonts, whose license is in their folder. */
export function licenses(modules: readonly string[]): string {
  const packages = new Set(modules.map(packageOf).filter((folder) => folder !== undefined));
  const fonts = new Set(
    modules.filter((path) => path.endsWith('.woff2') && !packageOf(path)).map((path) => join(dirname(path), 'OFL.txt')),
  );
  const texts = new Set([...packages].map(licenseOf));
  return [
    ...[...texts].sort(),
    ...[...fonts].filter(existsSync).map((path) => `${readFileSync(path, 'utf8').trim()}\n`),
  ].join(line);
}

/** Writes `licenses.txt` beside Vite's output, for each package with bundled code or files. */
export const licensesFile: Plugin = {
  name: 'licenses-file',
  apply: 'build',
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return;
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
        : file.originalFileNames.map((path) => resolve(this.environment.config.root, path)),
    );
    this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: licenses(modules) });
  },
};
