import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { publint } from 'publint';
import { describe, expect, inject, test } from 'vitest';
import { files, installed, read } from './installed';

const run = promisify(execFile);
const modules = files.filter((path) => path.endsWith('.js'));

describe('the packed package', () => {
  test('holds modules, their maps, types, styles and fonts, and nothing else', () => {
    // Types that both entries use are in a file of their own, whose name ends in a hash.
    const others = files.filter((path) => !/^dist\/.+(\.js|\.js\.map|-[\w-]{8}\.d\.ts)$/.test(path));
    const fonts = ['OFL.txt', 'bricolage-grotesque.woff2', 'fonts.css', 'instrument-sans.woff2'];
    const always = ['LICENSE', 'package.json', 'dist/index.d.ts', 'dist/machines.d.ts', 'dist/styles.css'];
    const optional = ['README.md', 'CHANGELOG.md'];
    expect(others.filter((path) => !optional.includes(path)).sort()).toEqual(
      [...always, ...fonts.map((font) => `dist/fonts/${font}`)].sort(),
    );
  });

  test('holds no module that its public entries do not reach', async () => {
    const { metafile } = await build({
      absWorkingDir: installed,
      entryPoints: ['dist/index.js', 'dist/machines.js'],
      outdir: 'out',
      bundle: true,
      format: 'esm',
      write: false,
      metafile: true,
      packages: 'external',
    });
    expect(Object.keys(metafile.inputs).sort()).toEqual(modules);
  });

  test('holds no test, no story and nothing of the site', () => {
    expect(files.filter((path) => /\.(test|stories)\.|(^|\/)(site|tests|\.ladle)\//.test(path))).toEqual([]);
  });

  test('tells nothing about the machine that built it', () => {
    const maps = files.filter((path) => path.endsWith('.map'));
    expect(maps).toHaveLength(modules.length);
    for (const { sources, sourcesContent } of maps.map((path) => JSON.parse(read(path)))) {
      for (const source of sources) expect(source).toMatch(/^(\.\.\/)+src\//);
      expect(sourcesContent).toHaveLength(sources.length);
    }
    const texts = files.filter((path) => !path.endsWith('.woff2'));
    expect(texts.filter((path) => read(path).includes(process.cwd()))).toEqual([]);
  });

  test('has a first line of layers, so that the order of styles is fixed before any of them', () => {
    const layers = [...read('dist/styles.css').matchAll(/@layer ([\w., ]+)[;{]/g)].map(([, name]) => name);
    const order = ['hw', 'hw.reset', 'hw.theme', 'hw.elements', 'hw.behaviours', 'hw.sections', 'hw.site'];
    expect(layers.slice(0, order.length)).toEqual(order);
    expect(read('dist/styles.css')).not.toMatch(/\n.|sourceMappingURL|base64/);
  });

  test('has nothing to complain of for publint', async () => {
    const tarball = await readFile(inject('tarball'));
    const { messages } = await publint({ strict: true, pack: { tarball: new Uint8Array(tarball).buffer } });
    expect(messages).toEqual([]);
  });

  test('has types that every way of importing it finds', async () => {
    const attw = 'node_modules/@arethetypeswrong/cli/dist/index.js';
    const options = ['--profile', 'esm-only', '--exclude-entrypoints', 'styles.css', 'fonts.css', '--format', 'ascii'];
    const { stdout } = await run(process.execPath, [attw, inject('tarball'), ...options]);
    expect(stdout).toContain('node16 (from ESM): 🟢');
  });

  test('is built into an application by Vite without a warning', () => {
    expect(inject('warnings')).toEqual([]);
  });
});
