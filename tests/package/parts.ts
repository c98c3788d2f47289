import { bundle } from './bundle';
import { consumer, load, read } from './installed';

export interface Part {
  /** Its folder, or its module where it has no folder: `behaviours/accordion`, `behaviours/behaviour`. */
  name: string;
  /** The module from which `dist/index.js` exports it: `behaviours/accordion/index`. */
  module: string;
  /** The values that it exports publicly. */
  exports: string[];
}

const listed = new Set(Object.keys(await load('dist/index.js')));

/** The exports of `dist/index.js` by part, so that a new folder is included automatically. */
export const parts: Part[] = (
  await Promise.all(
    [...read('dist/index.js').matchAll(/from "\.\/(.+)\.js"/g)].map(async ([, module = '']) => ({
      name: module.replace(/\/index$/, ''),
      module,
      exports: Object.keys(await load(`dist/${module}.js`)).filter((name) => listed.has(name)),
    })),
  )
).filter(({ exports }) => exports.length > 0);

/** The bundle of a product that imports only `names` from an entry: its size, and the package's modules in it. */
export async function imported(names: readonly string[], external: readonly string[] = [], from = '@halloway/ui') {
  const { gzip, files, warnings } = await bundle(consumer, `export { ${names.join(', ')} } from '${from}'`, external);
  const modules = files.flatMap((path) => path.match(/@halloway\/ui\/dist\/(.+)\.js$/)?.[1] ?? []);
  return { gzip, warnings, modules: modules.sort() };
}
