/**
 * `npm run build:server`: makes `dist-server/`, a folder that runs with Node alone: `node main.js`, `npm run inbox`.
 * Beside the bundled code it has the database driver of this machine's kind, which is no JavaScript.
 */
import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = join(root, 'site/server');
const out = join(root, 'dist-server');

await rm(out, { recursive: true, force: true });
await build({
  entryPoints: {
    main: join(source, 'main.ts'),
    inbox: join(source, 'inbox.ts'),
  },
  outdir: out,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minify: true,
  legalComments: 'linked',
  external: ['libsql', 'pg-native'],
  conditions: ['@halloway/source'],
  // Packages in the older format ask for Node's own modules this way.
  banner: { js: "import{createRequire as requireFrom}from'node:module';const require=requireFrom(import.meta.url);" },
  logLevel: 'warning',
});

const packages = await driverPackages();
for (const name of packages) {
  await cp(packageFolder(name), join(out, 'node_modules', name), { recursive: true });
}
const scripts = { start: 'node main.js', inbox: 'node inbox.js' };
await writeFile(join(out, 'package.json'), `${JSON.stringify({ type: 'module', private: true, scripts }, null, 2)}\n`);
await cp(join(source, 'halloway-server@.service'), join(out, 'halloway-server@.service'));
console.log(
  `The server is in dist-server/: ${((await sizeOf(out)) / 1024 / 1024).toFixed(1)} MB, run by node main.js.`,
);

/** What `libsql` needs to run, with its binary for this machine: of two C libraries, Linux has the one or the other. */
async function driverPackages(): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(packageFolder('libsql'), 'package.json'), 'utf8'));
  const library = process.platform !== 'linux' ? /./ : isMusl() ? /-musl/ : /-gnu/;
  const machine = `@libsql/${process.platform}-${process.arch}`;
  const binary = Object.keys(manifest.optionalDependencies).find(
    (name) => name.startsWith(machine) && library.test(name),
  );
  if (!binary) throw new Error(`libsql has no binary for this machine (${machine}).`);
  return ['libsql', binary, ...Object.keys(manifest.dependencies)];
}

/** Node reports the version of the GNU C library that it runs with, and of no other. */
function isMusl(): boolean {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime === undefined;
}

function packageFolder(name: string): string {
  return join(root, 'node_modules', name);
}

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => stat(join(folder, name))));
  return sizes.reduce((sum, one) => sum + (one.isFile() ? one.size : 0), 0);
}
