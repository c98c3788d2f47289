/**
 * The library as it is published: one module per source module, so that a bundler takes only what a product imports
 * and a `'use client'` stays on the module that wrote it; all styles in one file; types for the public entries alone.
 */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative, sep } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Plugin } from 'esbuild';
import { defineConfig } from 'tsup';

const entries = { index: 'src/index.ts', machines: 'src/machines.ts' };
const fonts = ['fonts.css', 'bricolage-grotesque.woff2', 'instrument-sans.woff2', 'OFL.txt'];

/** Everything at once: its output is the stylesheet, its inputs are the modules that the public entries reach. */
async function bundle() {
  const { metafile, outputFiles } = await build({
    entryPoints: entries,
    outdir: 'dist',
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    packages: 'external',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  });
  const sources = Object.keys(metafile.inputs).filter((path) => /^src\/.+\.tsx?$/.test(path));
  const styles = outputFiles.find(({ path }) => path.endsWith(`${sep}index.css`));
  if (!styles) throw new Error('The library came out without styles. Import `./theme/theme.css` in src/index.ts.');
  // A module of the theme leaves nothing but CSS.
  return { modules: sources.filter((path) => !/^src\/theme\/.+\.css\.ts$/.test(path)), styles: styles.contents };
}

/** An import of another published module stays an import: from `./link` to `./link.js`. */
const keepModules = (modules: readonly string[]): Plugin => ({
  name: 'keep-modules',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^\./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind !== 'import-statement' || pluginData === 'resolving') return null;
      const target = await resolve(path, { kind, importer, resolveDir, pluginData: 'resolving' });
      if (!modules.includes(relative('.', target.path).replaceAll(sep, '/'))) return null;
      const file = relative(dirname(importer), target.path)
        .replaceAll(sep, '/')
        .replace(/\.tsx?$/, '.js');
      return { path: file.startsWith('.') ? file : `./${file}`, external: true, sideEffects: false };
    });
  },
});

const { modules, styles } = await bundle();

export default defineConfig({
  entry: Object.fromEntries(modules.map((path) => [path.replace(/^src\/|\.tsx?$/g, ''), path])),
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  treeshake: false,
  sourcemap: true,
  clean: true,
  silent: true,
  dts: { entry: entries, compilerOptions: { ignoreDeprecations: '6.0' } },
  esbuildPlugins: [keepModules(modules), vanillaExtractPlugin({ identifiers: 'short', outputCss: false })],
  async onSuccess() {
    await mkdir('dist/fonts', { recursive: true });
    await writeFile('dist/styles.css', styles);
    for (const font of fonts) await copyFile(`src/theme/fonts/${font}`, `dist/fonts/${font}`);
  },
});
