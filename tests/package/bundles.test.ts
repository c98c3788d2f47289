import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { runtime } from './bundle';
import { read } from './installed';
import { imported, parts } from './parts';

/** The modules that a module of the package imports, and those that they import. */
function reached(module: string, seen = new Set<string>()): Set<string> {
  if (seen.has(module)) return seen;
  seen.add(module);
  for (const [, path = ''] of read(`dist/${module}.js`).matchAll(/from "(\.[^"]+)\.js"/g))
    reached(new URL(path, `file:///${module}`).pathname.slice(1), seen);
  return seen;
}

const components = parts.flatMap((part) => part.exports.map((component) => ({ component, part })));

describe('a product that imports only', () => {
  test.each(components)('$component gets what it is made of, and no other part', async ({ component, part }) => {
    const { modules, warnings } = await imported([component]);
    const needed = reached(part.module);
    expect(modules.length).toBeGreaterThan(0);
    expect(modules.filter((module) => !needed.has(module))).toEqual([]);
    expect(warnings).toEqual([]);
  });

  test.each(components.filter(({ part }) => !part.name.startsWith('sections/')))(
    '$component gets no behaviour but its own',
    async ({ component, part }) => {
      const { modules } = await imported([component]);
      const behaviours = modules.filter((module) => /^behaviours\/.+\//.test(module));
      expect(behaviours.filter((module) => !module.startsWith(`${part.name}/`))).toEqual([]);
    },
  );
});

/**
 * Bytes of gzipped JavaScript that a part adds to a page which has React and XState already: what was measured and about
 * 15 % more. A new part needs a row; a larger number here is a decision, so say why in the commit.
 */
const budgets: Record<string, number> = {
  'behaviours/accordion': 1240,
  'behaviours/application-dialog': 5560,
  'behaviours/behaviour': 560,
  'behaviours/billing-toggle': 2260,
  'behaviours/carousel': 3070,
  'behaviours/contact-form': 4150,
  'behaviours/demo-player': 4380,
  'behaviours/fallback-image': 1180,
  'behaviours/hero-phrases': 1860,
  'behaviours/navbar': 3260,
  'behaviours/newsletter-form': 3640,
  'behaviours/theme-switch': 1500,
  'behaviours/waitlist-form': 4180,
  'elements/alert': 850,
  'elements/badge': 210,
  'elements/button': 470,
  'elements/field': 720,
  'elements/globe': 2140,
  'elements/link': 340,
  'elements/logo': 1740,
  'elements/partner-mark': 360,
  'elements/points': 370,
  'elements/prose': 490,
  'elements/quote': 1810,
  'elements/skip-link': 240,
  'elements/transcript': 2220,
  'elements/voice': 1640,
  'sections/article-cards': 1700,
  'sections/article-header': 1650,
  'sections/call-story': 2430,
  'sections/call-to-action': 1930,
  'sections/card-grid': 2400,
  'sections/comparison': 390,
  'sections/contact-hero': 3950,
  'sections/definitions': 310,
  'sections/document-header': 1890,
  'sections/entries': 2180,
  'sections/faq': 1510,
  'sections/footer': 590,
  'sections/long-text': 460,
  'sections/news-list': 2110,
  'sections/newsletter-band': 340,
  'sections/page-hero': 2170,
  'sections/partners': 540,
  'sections/passage': 270,
  'sections/plan-cards': 1120,
  'sections/rows': 2000,
  'sections/section': 450,
  'sections/statements': 1860,
  'sections/stats': 390,
  'sections/status-list': 1930,
  'sections/steps': 360,
  'sections/timeline': 1910,
  'sections/tracks': 2120,
};

/** What a server sends before it waits for the first answer: ten packets. */
const stylesBudget = 14_600;

/** XState and its hook, once for all behaviours. */
const runtimeBudget = 16_400;

const measured = await Promise.all(
  parts.map(async ({ name, exports }) => [name, (await imported(exports, runtime)).gzip] as const),
);

describe('the size of a page grows no more than decided', () => {
  test('for every part', () => {
    const row = (name: string, bytes: number) => `  '${name}': ${Math.ceil((bytes * 1.15) / 10) * 10},`;
    const missing = measured.filter(([name]) => !(name in budgets)).map(([name, bytes]) => row(name, bytes));
    expect(missing, `Parts without a budget. Add these rows:\n${missing.join('\n')}`).toEqual([]);
    expect(Object.keys(budgets).filter((name) => !parts.some((part) => part.name === name))).toEqual([]);
  });

  test.each(measured)('by %s (%i bytes now)', (name, bytes) => {
    expect(bytes).toBeLessThanOrEqual(budgets[name] ?? Number.POSITIVE_INFINITY);
  });

  test('by all styles together: they arrive with the first round trip', () => {
    expect(gzipSync(read('dist/styles.css')).length).toBeLessThanOrEqual(stylesBudget);
  });

  test('by XState and its hook', async () => {
    const { gzip: whole } = await imported(['Accordion']);
    const { gzip: ours } = await imported(['Accordion'], runtime);
    expect(whole - ours).toBeLessThanOrEqual(runtimeBudget);
  });
});
