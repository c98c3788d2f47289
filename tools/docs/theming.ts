import { basename, dirname } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { withGenerated } from './generated';

/** The theme variables that each of these modules uses, directly or by composition, by folder. */
export async function themeVariables(modules: readonly string[]): Promise<Map<string, string[]>> {
  const { outputFiles } = await build({
    entryPoints: [...modules],
    outdir: 'nowhere',
    outbase: dirname(dirname(modules[0] ?? '')),
    bundle: true,
    format: 'esm',
    write: false,
    packages: 'external',
    plugins: [vanillaExtractPlugin()],
  });
  const css = outputFiles.filter(({ path }) => path.endsWith('.css'));
  return new Map(css.map(({ path, text }) => [basename(dirname(path)), variablesIn(text)]));
}

const variablesIn = (css: string) =>
  [...new Set([...css.matchAll(/var\((--hw-[a-z0-9-]+)/g)].map(([, name = '']) => name))].sort();

/** The maximum line length of a readme. */
const WIDTH = 120;

/** The readme with these variables under "Theming". */
export function withTheming(readme: string, variables: readonly string[]): string {
  const lines: string[] = [];
  for (const [index, name] of variables.entries()) {
    const word = `\`${name}\`${index < variables.length - 1 ? ',' : ''}`;
    const line = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && line.length <= WIDTH) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return withGenerated(readme, 'theming', 'Theming', lines.join('\n'));
}
