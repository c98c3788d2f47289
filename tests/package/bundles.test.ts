import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { bundle, runtime } from './bundle';
import { consumer, read } from './installed';
import { imported, type Part, parts } from './parts';

/** The modules that a module of the package imports, transitively. */
function reached(module: string, seen = new Set<string>()): Set<string> {
  if (seen.has(module)) return seen;
  seen.add(module);
  for (const [, path = ''] of read(`dist/${module}.js`).matchAll(/from ["'](\.[^"']+)\.js["']/g))
    reached(new URL(path, `file:///${module}`).pathname.slice(1), seen);
  return seen;
}

const components = await imported(
  parts.flatMap((part) => part.exports.map((component) => ({ component, part, names: [component] }))),
);

function bundleOf(name: string) {
  const found = components.find(({ component }) => component === name);
  if (!found) throw new Error(`The package has no component ${name}.`);
  return found;
}

const entryOf = ({ name }: Part) => name.split('/').at(-1) ?? '';
const whole = await imported(parts.map((part) => ({ ...part, names: part.exports })));
const entries = await imported(
  whole.map((part) => ({ ...part, whole: part.modules, from: `@halloway/ui/${entryOf(part)}` })),
);

/** Behaviours that are configurations of others. */
const madeOf: Record<string, string[]> = {
  'behaviours/application-dialog': ['behaviours/dialog', 'behaviours/form'],
  'behaviours/branching-call': ['behaviours/demo-player', 'behaviours/voice-player'],
  'behaviours/contact-form': ['behaviours/form'],
  'behaviours/demo-player': ['behaviours/voice-player'],
  'behaviours/greeting-editor': ['behaviours/voice-player'],
  'behaviours/newsletter-form': ['behaviours/form'],
  'behaviours/waitlist-form': ['behaviours/form'],
};

describe('a product that imports only', () => {
  test.each(components)('$component gets what it is composed of, and no other part', ({ part, modules, warnings }) => {
    const needed = reached(part.module);
    expect(modules.length).toBeGreaterThan(0);
    expect(modules.filter((module) => !needed.has(module))).toEqual([]);
    expect(warnings).toEqual([]);
  });

  test.each(entries)('$name from its own entry gets the same modules, without tree shaking', (part) => {
    expect(part.modules).toEqual(part.whole);
    const entry = `components/${entryOf(part)}`;
    const reach = [...reached(entry)].filter((one) => one !== entry).sort();
    expect(reach).toEqual([...reached(part.module)].sort());
  });

  test.each(components.filter(({ part }) => !part.name.startsWith('sections/')))(
    '$component gets no behaviour but its own',
    ({ part, modules }) => {
      const behaviours = modules.filter((module) => /^behaviours\/.+\//.test(module));
      const own = [part.name, ...(madeOf[part.name] ?? [])];
      expect(behaviours.filter((module) => !own.some((name) => module.startsWith(`${name}/`)))).toEqual([]);
    },
  );
});

test('production contains no warning of development, and no module that has them', async () => {
  const { text, files } = await bundle(consumer, `export * from '@halloway/ui'`);
  const warnings = [...read('dist/behaviours/development.js').matchAll(/`([^`$]{20,})/g)].map(
    ([, start = '']) => start,
  );
  expect(warnings.length).toBeGreaterThan(0);
  for (const sentence of [...warnings, 'Do you mean', '@halloway/ui: ']) expect(text).not.toContain(sentence);
  expect(files.filter((path) => /development|text-names/.test(path))).toEqual([]);
});

test('machines come with neither React nor a component', async () => {
  const { files } = await bundle(consumer, `export * from '@halloway/ui/machines'`);
  const packages = files.flatMap((path) => path.match(/^node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? []);
  expect([...new Set(packages)].sort()).toEqual(['@halloway/ui', 'xstate']);
});

test.each(['ArticleCards', 'ArticleHeader'])(
  'a product that shows covers gets no state machine with %s until a cover fails',
  (name) => {
    const { modules, gzip } = bundleOf(name);
    expect(modules).not.toContain('behaviours/fallback-image/fallback-image');
    expect(gzip).toBeLessThan(3_000);
  },
);

/**
 * Gzipped bytes of JavaScript that a part adds to a page with React and XState: the measured size plus 15 %. To raise a
 * limit, give the reason in the commit.
 */
const SIZES = 'sizes.json';
const budgets: Record<string, number> = JSON.parse(readFileSync(`${import.meta.dirname}/${SIZES}`, 'utf8'));
const roomFor = (bytes: number) => Math.ceil((bytes * 1.15) / 10) * 10;

/** Of every component. A product that imports single components loads a part of it. */
const stylesBudget = 19_650;

/** XState and its hook, once for all behaviours. */
const runtimeBudget = 16_400;

describe('the size limits hold', () => {
  test('for every part', async () => {
    const measured = await imported(whole, runtime);
    const rows = measured.map(({ name, gzip }) => {
      const budget = budgets[name] ?? 0;
      return [name, gzip > budget ? roomFor(gzip) : budget] as const;
    });
    const accepted = Object.fromEntries(rows.toSorted(([one], [other]) => (one < other ? -1 : 1)));
    await expect(
      `${JSON.stringify(accepted, null, 2)}\n`,
      'A part is new, gone or larger than tests/package/sizes.json allows. Accept its size by: npx vitest run --project package -u',
    ).toMatchFileSnapshot(SIZES);
  });

  test('for all styles together', () => {
    expect(gzipSync(read('dist/styles.css')).length).toBeLessThanOrEqual(stylesBudget);
  });

  test('for XState and its hook', async () => {
    const [ours] = await imported([{ names: ['Accordion'] }], runtime);
    expect(bundleOf('Accordion').gzip - (ours?.gzip ?? 0)).toBeLessThanOrEqual(runtimeBudget);
  });
});
