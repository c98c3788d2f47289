import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { publint } from 'publint';
import { describe, expect, inject, test } from 'vitest';
import { files, installed, read } from './installed';

const run = promisify(execFile);

/** Limit of the tarball in bytes: its size plus two percent. */
const LIMIT = 521_000;
/** Limit of what it holds, in bytes: 2 MB, as npm counts. */
const UNPACKED_LIMIT = 2_000_000;
const entries = files.filter((path) => /^dist\/components\/.+\.js$/.test(path));
const modules = files.filter((path) => path.endsWith('.js'));

describe('the packed package', () => {
  test('holds modules, types, styles, fonts and documentation, and nothing else', () => {
    // Types that both entries use are in a shared file, whose name ends in a hash.
    const others = files.filter(
      (path) =>
        !/^dist\/.+(\.js|-[\w-]{8}\.d\.ts)$|^dist\/components\/.+\.(css|d\.ts)$|^dist\/docs\/(?:guides\/)?[\w-]+\.md$/.test(
          path,
        ),
    );
    const faces = ['bricolage-grotesque', 'instrument-sans'].flatMap((face) => [`${face}-rest.woff2`, `${face}.woff2`]);
    const fonts = ['OFL.txt', 'fonts.css', ...faces];
    const sheets = ['styles.css', 'tokens.css', 'reset.css'].map((sheet) => `dist/${sheet}`);
    const types = ['index', 'machines', 'testing', 'stylesheet'].map((name) => `dist/${name}.d.ts`);
    const data = ['tokens.json', 'llms.txt', 'components.json', 'components.schema.json'].map((name) => `dist/${name}`);
    const always = ['LICENSE', 'package.json', ...data, ...types, ...sheets];
    const optional = ['README.md', 'CHANGELOG.md'];
    expect(others.filter((path) => !optional.includes(path)).sort()).toEqual(
      [...always, ...fonts.map((font) => `dist/fonts/${font}`)].sort(),
    );
  });

  test('holds no module that its public entries do not reach', async () => {
    const { metafile } = await build({
      absWorkingDir: installed,
      entryPoints: ['index', 'machines', 'testing'].map((name) => `dist/${name}.js`).concat(entries),
      outdir: 'out',
      bundle: true,
      format: 'esm',
      write: false,
      metafile: true,
      packages: 'external',
    });
    expect(Object.keys(metafile.inputs).sort()).toEqual(modules);
  });

  test('has no unused file, no source map and no build tool', () => {
    const manifest = JSON.parse(read('package.json'));
    expect(files.filter((path) => path.endsWith('.map'))).toEqual([]);
    for (const field of ['scripts', 'devDependencies', 'overrides', 'allowScripts'])
      expect(manifest).not.toHaveProperty(field);
    for (const target of JSON.stringify(manifest.exports).matchAll(/"\.\/((?:src|dist)[^"]*)"/g))
      expect(
        files.some((path) => path.startsWith(target[1]?.split('*')[0] ?? '')),
        target[1],
      ).toBe(true);
  });

  test('stays within its size limits', () => {
    // A third of it is documentation: no product bundles it.
    const { size } = statSync(inject('tarball'));
    const weights = files.map((path) => ({ path, bytes: statSync(join(installed, path)).size }));
    const unpacked = weights.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(unpacked, 'unpacked').toBeLessThanOrEqual(UNPACKED_LIMIT);
    const largest = weights
      .sort((a, b) => b.bytes - a.bytes)
      .slice(0, 10)
      .map(({ path, bytes }) => `${bytes} ${path}`);
    expect(
      size,
      `The packed package weighs ${size} bytes, ${size - LIMIT} more than it may. Its largest files, unpacked:
${largest.join('\n')}
Take out what is not meant for products. If it is, raise LIMIT in tests/package/contents.test.ts, and say why in the commit.`,
    ).toBeLessThanOrEqual(LIMIT);
  });

  test('names its repository, as provenance requires', () => {
    const { repository, homepage, bugs } = JSON.parse(read('package.json'));
    expect(repository).toEqual({ type: 'git', url: expect.stringMatching(/^git\+https:\/\/.+\.git$/) });
    const address = repository.url.slice('git+'.length, -'.git'.length);
    expect([homepage, bugs]).toEqual([`${address}#readme`, `${address}/issues`]);
  });

  test('has a readme of its own, which starts with installation', () => {
    expect(read('README.md')).toMatch(/^# @halloway\/ui\n[\s\S]{0,400}npm install @halloway\/ui/);
    expect(read('README.md')).not.toContain('npm ci');
  });

  test('contains no path of the machine that built it', () => {
    const texts = files.filter((path) => !path.endsWith('.woff2'));
    expect(texts.filter((path) => read(path).includes(process.cwd()))).toEqual([]);
  });

  test('begins its styles with the order of all layers', () => {
    const layers = [...read('dist/styles.css').matchAll(/@layer ([\w., ]+)[;{]/g)].map(([, name]) => name);
    const order = ['hw', 'hw.reset', 'hw.theme', 'hw.base', 'hw.elements', 'hw.behaviours', 'hw.sections', 'hw.site'];
    expect(layers.slice(0, order.length)).toEqual(order);
    expect(read('dist/styles.css')).not.toMatch(/\n.|sourceMappingURL|base64/);
  });

  test('passes publint', async () => {
    const tarball = await readFile(inject('tarball'));
    const { messages } = await publint({ strict: true, pack: { tarball: new Uint8Array(tarball).buffer } });
    expect(messages).toEqual([]);
  });

  test('has types in every module resolution', async () => {
    const sheets = ['styles.css', 'tokens.css', 'reset.css', 'fonts.css'];
    const subpaths = entries.map((path) => `./${basename(path, '.js')}`);
    const attw = 'node_modules/@arethetypeswrong/cli/dist/index.js';
    const options = ['--profile', 'esm-only', '--include-entrypoints', ...subpaths, '--exclude-entrypoints', ...sheets];
    const { stdout } = await run(process.execPath, [attw, inject('tarball'), ...options, '--format', 'ascii']);
    for (const path of subpaths) expect(stdout).toContain(`"@halloway/ui/${path.slice(2)}"`);
    expect(stdout).toContain('node16 (from ESM): 🟢');
  });

  test('builds into a Vite application without a warning', () => {
    expect(inject('warnings')).toEqual([]);
  });
});
