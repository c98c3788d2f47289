/** The command in one file: what it needs of the SDK is in it, so that the package depends on nothing more. */
import { chmod, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { licenses } from '../licenses';

const sources = join(import.meta.dirname, '../../src');

/** What `dist` has as modules stays there; XState is a dependency. */
const beside: Plugin = {
  name: 'beside',
  setup({ onResolve, onEnd }) {
    let isReplaced = false;
    onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
      const module = relative(sources, join(resolveDir, path)).replaceAll(sep, '/');
      return module.startsWith('../') ? undefined : { path: `./${module}.js`, external: true };
    });
    onResolve({ filter: /ajv-provider\.js$/ }, () => {
      isReplaced = true;
      return { path: `${import.meta.dirname}/no-validation.ts` };
    });
    onEnd(() => {
      if (!isReplaced)
        throw new Error('The SDK imports its validator by another path: see packaging/command/build.ts.');
    });
  },
};

/** Writes `command.js` and the licenses of what is in it. */
export async function writeCommand(folder: string): Promise<void> {
  const { metafile } = await build({
    entryPoints: [`${import.meta.dirname}/main.ts`],
    outfile: `${folder}/command.js`,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    metafile: true,
    legalComments: 'none',
    external: ['xstate'],
    plugins: [beside],
  });
  const [output] = Object.values(metafile.outputs);
  const used = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  await writeFile(`${folder}/command.licenses.txt`, licenses(used.map(([path]) => path)));
  await chmod(`${folder}/command.js`, 0o755);
}
