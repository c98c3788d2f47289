/** The command in one file: what it needs of the SDK is in it, so that the package depends on nothing more. */
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import { build, type Plugin } from 'esbuild';

/** What `dist` has as modules stays there; XState is a dependency. */
const beside: Plugin = {
  name: 'beside',
  setup({ onResolve, onEnd }) {
    let isReplaced = false;
    onResolve({ filter: /\/src\// }, ({ path }) => ({
      path: `${path.replace(/^.*\/src\//, './')}.js`,
      external: true,
    }));
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

/** The licenses of the packages that a file was made of, as they ask to be passed on. */
function licenses(inputs: readonly string[]): string {
  const names = new Set(inputs.map((path) => path.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[0]));
  return [...names]
    .filter((folder) => folder !== undefined)
    .sort()
    .map((folder) => {
      const license = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
      if (!license) throw new Error(`${folder} has no license that could be passed on with dist/command.js.`);
      const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
      return `${name} ${version}\n\n${readFileSync(`${folder}/${license}`, 'utf8').trim()}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}

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
