/** Bundles the command with the parts of the SDK that it needs, so that the package gets no further dependency. */
import { chmod, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { licenses } from '../../licenses';

const sources = join(import.meta.dirname, '../../../src');

/** Modules of `dist` stay external; so does XState, which is a dependency. */
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
        throw new Error(
          'The MCP SDK imports its validator by another path. Update the path in tools/package/command/build.ts.',
        );
    });
  },
};

/** Writes `command.js` and the licenses of the bundled packages. */
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
