import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { runtime } from './bundle';
import { read } from './installed';
import { imported, parts } from './parts';

/** The modules that a module of the package imports, and those that they import. */
function reached(module: string, seen = new Set<string>()): Set<string> {
  if (seen.has(module)) return seen;
  seen.add(module);
  for (const [, path = ''] of read(`dist/${module}.js`).matchAll(/from ["'](\.[^"']+)\.js["']/g))
    reached(new URL(path, `file:///${module}`).pathname.slice(1), seen);
  return seen;
}

const components = parts.flatMap((part) => part.exports.map((component) => ({ component, part })));

/** Behaviours that are configurations of others. */
const madeOf: Record<string, string[]> = {
  'behaviours/application-dialog': ['behaviours/dialog', 'behaviours/form'],
  'behaviours/contact-form': ['behaviours/form'],
  'behaviours/demo-player': ['behaviours/voice-player'],
  'behaviours/greeting-editor': ['behaviours/voice-player'],
  'behaviours/newsletter-form': ['behaviours/form'],
  'behaviours/waitlist-form': ['behaviours/form'],
};

describe('a product that imports only', () => {
  test.each(components)('$component gets what it is made of, and no other part', async ({ component, part }) => {
    const { modules, warnings } = await imported([component]);
    const needed = reached(part.module);
    expect(modules.length).toBeGreaterThan(0);
    expect(modules.filter((module) => !needed.has(module))).toEqual([]);
    expect(warnings).toEqual([]);
  });

  test.each(parts)(
    '$name from an entry of its own gets the same, and nothing that it would have to shake off',
    async (part) => {
      const { name, module, exports } = part;
      const entry = `components/${name.split('/').at(-1)}`;
      const [main, own] = await Promise.all([
        imported(exports),
        imported(exports, [], `@halloway/ui/${name.split('/').at(-1)}`),
      ]);
      expect(own.modules).toEqual(main.modules);
      const reach = [...reached(entry)].filter((one) => one !== entry).sort();
      expect(reach).toEqual([...reached(module)].sort());
    },
  );

  test.each(components.filter(({ part }) => !part.name.startsWith('sections/')))(
    '$component gets no behaviour but its own',
    async ({ component, part }) => {
      const { modules } = await imported([component]);
      const behaviours = modules.filter((module) => /^behaviours\/.+\//.test(module));
      const own = [part.name, ...(madeOf[part.name] ?? [])];
      expect(behaviours.filter((module) => !own.some((name) => module.startsWith(`${name}/`)))).toEqual([]);
    },
  );
});

describe('a product that shows covers', () => {
  test.each(['ArticleCards', 'ArticleHeader'])(
    'gets no state machine with %s until a cover fails',
    async (component) => {
      const { modules, gzip } = await imported([component]);
      expect(modules).not.toContain('behaviours/fallback-image/fallback-image');
      expect(gzip).toBeLessThan(3_000);
    },
  );
});

/**
 * Bytes of gzipped JavaScript that a part adds to a page which has React and XState already: what was measured and about
 * 15 % more. A new part needs a row; a larger number here is a decision, so say why in the commit.
 */
const budgets: Record<string, number> = {
  'behaviours/accordion': 2920,
  'behaviours/application-dialog': 10000,
  'behaviours/behaviour': 1320,
  'behaviours/behaviour-provider': 500,
  'behaviours/billing-toggle': 4450,
  'behaviours/calculator': 3850,
  'behaviours/carousel': 4350,
  'behaviours/contact-form': 8110,
  'behaviours/demo-player': 10_350,
  'behaviours/dialog': 2910,
  'behaviours/fallback-image': 2050,
  'behaviours/form': 7580,
  'behaviours/greeting-editor': 12280,
  'behaviours/hero-phrases': 3040,
  'behaviours/navbar': 5260,
  'behaviours/newsletter-form': 7820,
  'behaviours/texts-provider': 320,
  'behaviours/tabs': 2600,
  'behaviours/theme-switch': 3340,
  'behaviours/voice-player': 9190,
  'behaviours/waitlist-form': 8470,
  'elements/alert': 940,
  'elements/badge': 260,
  'elements/button': 580,
  'elements/call-record': 1250,
  'elements/field': 810,
  'elements/globe': 2200,
  'elements/handover': 2400,
  'elements/icon': 360,
  'elements/link': 660,
  'elements/logo': 1900,
  'elements/partner-mark': 430,
  'elements/points': 440,
  'elements/prose': 980,
  'elements/quote': 2010,
  'elements/segmented-control': 650,
  'elements/skip-link': 300,
  'elements/transcript': 2480,
  'elements/voice': 1790,
  'elements/voice-track': 650,
  'elements/week': 800,
  'forms/submission': 160,
  'sections/article-cards': 2680,
  'sections/article-header': 2590,
  'sections/call-story': 10_650,
  'sections/call-to-action': 440,
  'sections/card-grid': 2980,
  'sections/comparison': 520,
  'sections/contact-hero': 4210,
  'sections/definitions': 380,
  'sections/document-header': 2080,
  'sections/entries': 2410,
  'sections/faq': 3250,
  'sections/footer': 720,
  'sections/long-text': 540,
  'sections/news-list': 2480,
  'sections/newsletter-band': 420,
  'sections/page-hero': 510,
  'sections/partners': 630,
  'sections/passage': 330,
  'sections/plan-cards': 1330,
  'sections/rows': 2840,
  'sections/section': 580,
  'sections/solution-cards': 3270,
  'sections/statements': 2030,
  'sections/stats': 920,
  'sections/status-list': 2090,
  'sections/steps': 430,
  'sections/timeline': 2100,
  'sections/tracks': 2360,
};

/** What a server sends before it waits for the first answer: ten packets. */
const stylesBudget = 15_950;

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
