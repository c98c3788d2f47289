import { bundles } from './bundle';
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

interface Import {
  names: readonly string[];
  /** `@halloway/ui` by default. */
  from?: string;
}

/** Each product that imports only `names`, with the size of its bundle, and the package's modules in it. */
export async function imported<Product extends Import>(products: readonly Product[], external: readonly string[] = []) {
  const sources = products.map(({ names, from = '@halloway/ui' }) => `export { ${names.join(', ')} } from '${from}'`);
  const all = await bundles(consumer, sources, external);
  return products.map((product, at) => {
    const { gzip = Number.NaN, files = [], warnings = [] } = all[at] ?? {};
    const modules = files.flatMap((path) => path.match(/@halloway\/ui\/dist\/(.+)\.js$/)?.[1] ?? []).sort();
    return { ...product, gzip, warnings, modules };
  });
}
