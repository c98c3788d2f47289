import { bundle } from './bundle';
import { consumer, load, read } from './installed';

export interface Part {
  /** Its folder, or the module where it stands alone: `behaviours/accordion`, `behaviours/behaviour`. */
  name: string;
  /** What `dist/index.js` takes it from: `behaviours/accordion/index`. */
  module: string;
  /** The values it gives to the public list. */
  exports: string[];
}

const listed = new Set(Object.keys(await load('dist/index.js')));

/** What `dist/index.js` puts together; a new folder is found by being in the public list. */
export const parts: Part[] = (
  await Promise.all(
    [...read('dist/index.js').matchAll(/from "\.\/(.+)\.js"/g)].map(async ([, module = '']) => ({
      name: module.replace(/\/index$/, ''),
      module,
      exports: Object.keys(await load(`dist/${module}.js`)).filter((name) => listed.has(name)),
    })),
  )
).filter(({ exports }) => exports.length > 0);

/** What a product gets that imports `names` from an entry and nothing else: its size, and the package's modules in it. */
export async function imported(names: readonly string[], external: readonly string[] = [], from = '@halloway/ui') {
  const { gzip, files, warnings } = await bundle(consumer, `export { ${names.join(', ')} } from '${from}'`, external);
  const modules = files.flatMap((path) => path.match(/@halloway\/ui\/dist\/(.+)\.js$/)?.[1] ?? []);
  return { gzip, warnings, modules: modules.sort() };
}
