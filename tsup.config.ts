/**
 * The library as it is published: one module per source module, so that a bundler takes only what a product imports
 * and a `'use client'` stays on the module that wrote it; all styles in one file, and those of each component in a file of
 * their own; types for the public entries alone.
 */
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, relative, sep } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Plugin } from 'esbuild';
import { defineConfig } from 'tsup';
import { identifiers } from './tools/package/identifiers';

const named = identifiers();
const entries = { index: 'src/index.ts', machines: 'src/machines.ts', testing: 'src/testing.ts' };
const fonts = (await readdir('src/theme/fonts')).filter((file) => /\.(css|woff2)$|^OFL/.test(file));

const bundled = (entryPoints: Record<string, string>) =>
  build({
    entryPoints,
    outdir: 'dist',
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    packages: 'external',
    plugins: [vanillaExtractPlugin({ identifiers: named })],
  });

/** Everything at once: its output is the stylesheet, its inputs are the modules that the public entries reach. */
async function bundle() {
  const { metafile, outputFiles } = await bundled(entries);
  const sources = Object.keys(metafile.inputs).filter((path) => /^src\/.+\.tsx?$/.test(path));
  const styles = outputFiles.find(({ path }) => path.endsWith(`${sep}index.css`));
  if (!styles) throw new Error('The library came out without styles. Import `./theme/tokens.css` in src/index.ts.');
  // A module of the theme leaves nothing but CSS.
  const modules = sources.filter((path) => !/^src\/theme\/.+\.css\.ts$/.test(path));
  const parts = metafile.inputs['src/index.ts']?.imports.map(({ path }) => path) ?? [];
  return { modules, styles: styles.contents, parts };
}

/** By its name in `dist`: the theme alone, the page's own rules, and for each public folder what it is composed of. */
async function stylesheets(parts: readonly string[]) {
  const sheets: Record<string, string> = { tokens: 'src/theme/tokens.css.ts', reset: 'src/theme/reset.css.ts' };
  for (const path of parts) {
    const folder = path.match(/([^/]+)\/index\.ts$/)?.[1];
    if (folder) sheets[`components/${folder}`] = path;
  }
  const { outputFiles } = await bundled(sheets);
  return outputFiles.filter(({ path }) => path.endsWith('.css'));
}

/** An import of another published module stays an import: from `./link` to `./link.js`. */
const keepModules = (modules: readonly string[]): Plugin => ({
  name: 'keep-modules',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^\./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      const kept = kind === 'import-statement' || kind === 'dynamic-import';
      if (!kept || pluginData === 'resolving') return null;
      const target = await resolve(path, { kind, importer, resolveDir, pluginData: 'resolving' });
      if (!modules.includes(relative('.', target.path).replaceAll(sep, '/'))) return null;
      const file = relative(dirname(importer), target.path)
        .replaceAll(sep, '/')
        .replace(/\.tsx?$/, '.js');
      return { path: file.startsWith('.') ? file : `./${file}`, external: true, sideEffects: false };
    });
  },
});

const { modules, styles, parts } = await bundle();
const sheets = await stylesheets(parts);

export default defineConfig({
  entry: Object.fromEntries(modules.map((path) => [path.replace(/^src\/|\.tsx?$/g, ''), path])),
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  treeshake: false,
  clean: true,
  silent: true,
  dts: { entry: entries, compilerOptions: { ignoreDeprecations: '6.0' } },
  esbuildPlugins: [keepModules(modules), vanillaExtractPlugin({ identifiers: named, outputCss: false })],
  async onSuccess() {
    await mkdir('dist/fonts', { recursive: true });
    await mkdir('dist/components', { recursive: true });
    await writeFile('dist/styles.css', styles);
    for (const { path, contents } of sheets) await writeFile(path, contents);
    for (const font of fonts) await copyFile(`src/theme/fonts/${font}`, `dist/fonts/${font}`);
  },
});
