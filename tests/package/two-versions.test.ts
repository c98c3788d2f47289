import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { identifiersFor } from '../../packaging/identifiers';
import { read } from './installed';

/** The class names, keyframes and private variables of a stylesheet. */
const namesIn = (css: string) =>
  new Set([...css.matchAll(/[.@]([\w-]+)|--(?!hw-)([\w-]+)/g)].map(([, name, variable]) => name ?? variable ?? ''));
const shared = (one: string, other: string) => [...namesIn(one)].filter((name) => namesIn(other).has(name));

/** The stylesheet of a button, as a version with these contents publishes it. */
async function published(contents: string) {
  const { outputFiles } = await build({
    entryPoints: ['src/elements/button/index.ts'],
    outdir: 'out',
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    packages: 'external',
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin({ identifiers: identifiersFor([contents]) })],
  });
  return outputFiles.find(({ path }) => path.endsWith('.css'))?.text ?? '';
}

describe('two versions on one page', () => {
  test('have no class name in common, except the one that resets both', async () => {
    const [one, other] = await Promise.all([published('0.1.0'), published('0.2.0')]);
    expect(namesIn(one).size).toBeGreaterThan(5);
    expect(shared(one, other).filter((name) => name !== 'hw' && !/^(layer|media|supports)$/.test(name))).toEqual([]);
  });

  test('with the same styles have the same class names', async () => {
    expect(await published('0.1.0')).toBe(await published('0.1.0'));
  });

  test('are kept apart by a mark at the end of each class name of the package', () => {
    const classes = [...read('dist/styles.css').matchAll(/\.([a-z_][\w-]*)(?=[\s.:,{[>)])/g)].map(([, name]) => name);
    const marks = new Set(classes.filter((name) => name !== 'hw').map((name) => name?.slice(-4)));
    expect(marks.size).toBe(1);
  });
});
