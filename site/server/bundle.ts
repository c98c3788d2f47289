/**
 * `npm run build:server`: makes `dist-server/`, a folder that runs with Node alone: `node main.js`, `npm run inbox`. It
 * contains the bundled code and the native database driver of this machine's platform.
 */
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = join(root, 'site/server');
const out = join(root, 'dist-server');

rmSync(out, { recursive: true, force: true });
await build({
  entryPoints: ['main', 'inbox'].map((name) => join(source, `${name}.ts`)),
  outdir: out,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minify: true,
  legalComments: 'linked',
  external: ['libsql', 'pg-native'],
  conditions: ['@halloway/source'],
  // CommonJS packages `require` Node's own modules.
  banner: { js: "import{createRequire as requireFrom}from'node:module';const require=requireFrom(import.meta.url);" },
  logLevel: 'warning',
});

for (const name of driverPackages())
  cpSync(join(root, 'node_modules', name), join(out, 'node_modules', name), { recursive: true });
const scripts = { start: 'node main.js', inbox: 'node inbox.js' };
writeFileSync(join(out, 'package.json'), `${JSON.stringify({ type: 'module', private: true, scripts }, null, 2)}\n`);
cpSync(join(source, 'halloway-server@.service'), join(out, 'halloway-server@.service'));
const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
console.log(`The server is in dist-server/: ${(bytes / 1024 / 1024).toFixed(1)} MB, run by node main.js.`);

/** The packages of `libsql`, with its binary for this machine: on Linux for glibc or musl. */
function driverPackages(): string[] {
  const manifest = JSON.parse(readFileSync(join(root, 'node_modules/libsql/package.json'), 'utf8'));
  // Node reports the version of glibc, and undefined on musl.
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  const library = process.platform !== 'linux' ? '' : header.glibcVersionRuntime ? '-gnu' : '-musl';
  const machine = `@libsql/${process.platform}-${process.arch}`;
  const names = Object.keys(manifest.optionalDependencies);
  const binary = names.find((name) => name.startsWith(machine) && name.includes(library));
  if (!binary) throw new Error(`libsql has no binary for this machine (${machine}).`);
  return ['libsql', binary, ...Object.keys(manifest.dependencies)];
}
