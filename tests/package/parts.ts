import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { consumer, load, read } from './installed';

export interface Part {
  /** Its folder, or the module where it stands alone: `behaviours/accordion`, `behaviours/behaviour`. */
  name: string;
  /** What `dist/index.js` takes it from: `behaviours/accordion/index`. */
  module: string;
  /** The values it gives to the public list. */
  exports: string[];
}

/** What `dist/index.js` puts together; a new folder is found by being in the public list. */
export const parts: Part[] = await Promise.all(
  [...read('dist/index.js').matchAll(/from "\.\/(.+)\.js"/g)].map(async ([, module = '']) => ({
    name: module.replace(/\/index$/, ''),
    module,
    exports: Object.keys(await load(`dist/${module}.js`)),
  })),
);

/** What a product's bundler makes of the package when it imports `names` and nothing else. */
export async function bundle(names: readonly string[], external: string[] = [], from = '@halloway/ui') {
  const { outputFiles, metafile, warnings } = await build({
    absWorkingDir: consumer,
    stdin: { contents: `export { ${names.join(', ')} } from '${from}'`, resolveDir: consumer },
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    external: ['react', 'react-dom', ...external],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return { gzip: gzipSync(outputFiles[0]?.contents ?? '').length, modules: modulesOf(metafile), warnings };
}

/** The package's modules of which something is left, by their path in `dist` and without `.js`. */
const modulesOf = ({ outputs }: Metafile) =>
  Object.entries(Object.values(outputs)[0]?.inputs ?? {})
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .flatMap(([path]) => path.match(/@halloway\/ui\/dist\/(.+)\.js$/)?.[1] ?? [])
    .sort();
