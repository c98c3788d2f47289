import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { identifiersFor } from '../../tools/package/identifiers';
import { read } from './installed';

/** The class names of a stylesheet. A dot in the name of a layer or in a number begins none. */
const classesIn = (css: string) =>
  [...css.replace(/@layer [\w.,-]+/g, '').matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name);

/** The class names, keyframes and private variables of a stylesheet. */
const namesIn = (css: string) => {
  const others = css.matchAll(/@keyframes ([\w-]+)|--(?!hw-)([\w-]+)/g);
  return new Set([...classesIn(css), ...[...others].map(([, keyframes, variable]) => keyframes ?? variable ?? '')]);
};
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
    expect(shared(one, other).filter((name) => name !== 'hw')).toEqual([]);
  });

  test('with the same styles have the same class names', async () => {
    expect(await published('0.1.0')).toBe(await published('0.1.0'));
  });

  test('are kept apart by a mark at the end of each class name of the package', () => {
    const names = [...namesIn(read('dist/styles.css'))].filter((name) => name !== 'hw');
    expect(names.length).toBeGreaterThan(5);
    expect([...new Set(names.map((name) => name.slice(-4)))]).toHaveLength(1);
  });
});
