import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bundle, runtime } from '../package/bundle';
import { beside, type Table } from './table';

const root = process.cwd();

const compressed = (name: string, content: Uint8Array) =>
  [name, content.length, gzipSync(content).length, brotliCompressSync(content).length] as const;

export const sizes = async (): Promise<Table[]> => [
  { says: 'Files and bundles as a whole, bytes.', head: ['part', 'plain', 'gzip', 'brotli'], rows: await wholeSizes() },
  {
    says: 'JavaScript by component, gzipped bytes without React; compared with XState and its hook.',
    head: ['part', 'alone', 'with XState'],
    rows: await partSizes(),
  },
];

/** Styles and fonts as files, and the JavaScript of a product that imports everything. */
async function wholeSizes() {
  const file = (path: string) => compressed(path, readFileSync(`dist/${path}`));
  const { gzip: everything } = await bundle(root, `export * from '@halloway/ui'`, runtime);
  const { gzip: machines } = await bundle(root, `export * from '@halloway/ui/machines'`, runtime);
  const xstate = await runtimeSize();
  return [
    file('styles.css'),
    file('fonts/instrument-sans.woff2'),
    file('fonts/bricolage-grotesque.woff2'),
    ['all components', '', everything, ''],
    ['all machines', '', machines, ''],
    ['XState and its hook', '', xstate, ''],
  ];
}

/** XState and its hook, which all behaviours share. */
const runtimeSize = async () =>
  (
    await bundle(
      root,
      `export { setup, createActor, assign, fromPromise } from 'xstate'; export { useActorRef, useSelector } from '@xstate/react'`,
    )
  ).gzip;

async function partSizes() {
  const xstate = await runtimeSize();
  const lines = readFileSync('dist/index.js', 'utf8').matchAll(/from "\.\/(.+)\.js"/g);
  const namesIn = async (module: string) =>
    Object.keys(await import(pathToFileURL(resolve('dist', `${module}.js`)).href));
  // Exports that other modules of the package use and the public index does not have.
  const offered = new Set(await namesIn('index'));
  return Promise.all(
    [...lines].map(async ([, module = '']) => {
      const names = (await namesIn(module)).filter((name) => offered.has(name));
      const source = `export { ${names.join(', ')} } from '@halloway/ui'`;
      const [alone, whole] = await Promise.all([bundle(root, source, runtime), bundle(root, source)]);
      return [module.replace(/\/index$/, ''), beside(alone.gzip, xstate), whole.gzip];
    }),
  );
}
