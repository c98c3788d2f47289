import { readdirSync, readFileSync } from 'node:fs';
import { expect, stories, test } from '../audit/stage';
import { expectAccepted } from './accepted';
import type { Check, Checks } from './checks';
import { type Facts, scan } from './scan';

const WIDTH = 1280;

/** Stories by component: `src/elements/button/button.stories.tsx` is the button's. */
const components = new Map<string, typeof stories>();
for (const story of stories) {
  const [, group, name] = /^src\/(behaviours|elements|sections)\/([^/]+)\//.exec(story.filePath) ?? [];
  if (group && name) components.set(`${group}/${name}`, [...(components.get(`${group}/${name}`) ?? []), story]);
}

for (const [path, own] of components)
  test(`${path} matches its accepted results: axe, Tab, sizes, spacing`, async ({ stage }) => {
    const [group = '', component = ''] = path.split('/');
    const checks: Checks = { component, group, stories: own.map(({ id }) => id), scopes: [], has: {}, checks: {} };
    for (const { id, viewport = WIDTH, state } of own) {
      const { has, scopes, findings } = await scan(stage, id, {
        width: viewport,
        live: !state,
        fitting: !state || id === own[0]?.id,
      });
      checks.scopes = [...new Set([...checks.scopes, ...scopes])].sort();
      for (const [fact, count] of Object.entries(has) as [keyof Facts, number][])
        if (count > 0) checks.has[fact] ??= id;
      for (const [name, { judged, failed, undecided }] of Object.entries(findings)) {
        if (judged === 0) continue;
        const check: Check = checks.checks[name] ?? { stories: 0, shown: id, failed: {}, undecided: [] };
        checks.checks[name] = {
          stories: check.stories + 1,
          shown: check.shown,
          failed: { ...check.failed, ...(failed.length > 0 && { [id]: failed }) },
          undecided: [...check.undecided, ...(undecided > 0 ? [id] : [])],
        };
      }
    }
    await expectAccepted(`checks/${component}.json`, `${JSON.stringify(checks, sorted, 1)}\n`);
  });

/** Sorted, so that the order of results does not matter. */
const sorted = (_key: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

test('no source uses device motion', () => {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  expect(paths.length).toBeGreaterThan(200);
  const asking = paths.filter((path) => /device(motion|orientation)/i.test(readFileSync(`src/${path}`, 'utf8')));
  expect(asking).toEqual([]);
});
