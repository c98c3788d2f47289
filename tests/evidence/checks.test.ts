import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, stories, test } from '../workbench/story-page';
import { expectAccepted } from './accepted';
import type { Checks } from './checks';
import { type Facts, type Findings, scan } from './scan';

const WIDTH = 1280;

/** The workbench's contact sheet shows these results after its next build (.ladle/plugins.ts). */
const CHECKS = 'test-results/checks';
function writeResult(story: string, look: string, found: number) {
  mkdirSync(CHECKS, { recursive: true });
  const check = { story, look, found, at: new Date().toISOString() };
  writeFileSync(`${CHECKS}/${story}.${look.replaceAll(' ', '-')}.json`, JSON.stringify(check));
}

/** Stories by component: `src/elements/button/button.stories.tsx` is the button's; the workbench's own have none. */
const components = new Map<string, typeof stories>();
for (const story of stories) {
  // It shows the pictures of all stories, and is checked by tests/workbench/sheet.test.ts.
  if (story.id === 'overview--everything') continue;
  const path = /^src\/((?:behaviours|elements|sections)\/[^/]+)\//.exec(story.filePath)?.[1] ?? '';
  components.set(path, [...(components.get(path) ?? []), story]);
}

test('the build has stories', () => {
  expect(components.size).toBeGreaterThan(1);
});

for (const [path, own] of components)
  test(`${path || 'the workbench’s own stories'}: accessible in every look, with Tab and presses, and logs nothing`, async ({
    storyPage,
  }) => {
    const [group = '', component = ''] = path.split('/');
    const checks: Checks = { component, group, stories: [], scopes: [], has: {}, holds: [], undecided: {} };
    const names = new Set<string>();
    for (const { id, viewport = WIDTH, state } of own) {
      // A story that is held in a state ignores events, except Tab.
      const input = !path ? 'none' : state ? 'tab' : 'all';
      const { has, scopes, looks } = await test.step(id, () => scan(storyPage, id, { width: viewport, input }));
      expect.soft(storyPage.complaints, `${id} logs`).toEqual([]);
      checks.stories.push(id);
      checks.scopes = [...new Set([...checks.scopes, ...scopes])].sort();
      for (const [fact, count] of Object.entries(has) as [keyof Facts, number][])
        if (count > 0) checks.has[fact] ??= id;
      for (const [look, findings] of Object.entries(looks)) {
        writeResult(id, look, failuresIn(findings).length);
        expect.soft(failuresIn(findings), `${id} ${look}`).toEqual([]);
        for (const [name, { judged, isUndecided }] of Object.entries(findings)) {
          if (judged > 0) names.add(name);
          if (isUndecided) checks.undecided[name] = [...new Set([...(checks.undecided[name] ?? []), id])];
        }
      }
    }
    checks.holds = byCriterion([...names].sort());
    if (path) await expectAccepted(`checks/${component}.json`, `${JSON.stringify(checks, sorted, 1)}\n`);
  });

const failuresIn = (findings: Findings) =>
  Object.entries(findings).flatMap(([name, { failed }]) => failed.map((where) => `${name}: ${where}`));

/** Groups axe's rules by their success criterion of WCAG: `axe 4.1.2: label, list`. */
function byCriterion(names: readonly string[]) {
  const rules: Record<string, string[]> = {};
  for (const name of names) {
    const [, criterion = name, rule] = /^(axe [\d.]+) (.+)$/.exec(name) ?? [];
    rules[criterion] = [...(rules[criterion] ?? []), ...(rule ? [rule] : [])];
  }
  return Object.entries(rules).map(([criterion, all]) => [criterion, all.join(', ')].filter(Boolean).join(': '));
}

/** Sorted, so that the order of results does not matter. */
const sorted = (_key: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
