import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bundle, runtime } from '../package/bundle';

const root = process.cwd();

const compressed = (name: string, content: Uint8Array) =>
  [name, content.length, gzipSync(content).length, brotliCompressSync(content).length] as const;

/** The styles and fonts as files, and all of the JavaScript as a product that imports everything would have it. */
export async function wholeSizes() {
  const file = (path: string) => compressed(path, readFileSync(`dist/${path}`));
  const { gzip: everything } = await bundle(root, `export * from '@halloway/ui'`, runtime);
  const { gzip: machines } = await bundle(root, `export * from '@halloway/ui/machines'`, runtime);
  const { gzip: xstate } = await bundle(
    root,
    `export { setup, createActor, assign, fromPromise } from 'xstate'; export { useActorRef, useSelector } from '@xstate/react'`,
  );
  return [
    file('styles.css'),
    file('fonts/instrument-sans.woff2'),
    file('fonts/bricolage-grotesque.woff2'),
    ['all components', '', everything, ''],
    ['all machines', '', machines, ''],
    ['XState and its hook', '', xstate, ''],
  ];
}

export async function partSizes() {
  const lines = readFileSync('dist/index.js', 'utf8').matchAll(/from "\.\/(.+)\.js"/g);
  return Promise.all(
    [...lines].map(async ([, module = '']) => {
      const names = Object.keys(await import(pathToFileURL(resolve('dist', `${module}.js`)).href));
      const source = `export { ${names.join(', ')} } from '@halloway/ui'`;
      const [alone, whole] = await Promise.all([bundle(root, source, runtime), bundle(root, source)]);
      return [module.replace(/\/index$/, ''), alone.gzip, whole.gzip];
    }),
  );
}
