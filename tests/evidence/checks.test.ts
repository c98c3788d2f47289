import { writeResult } from '../workbench/results';
import { expect, stories, test } from '../workbench/story-page';
import { type Findings, scan } from './scan';

const WIDTH = 1280;

/** Stories by component: `src/elements/button/button.stories.tsx` is the button's; the workbench's own have none. */
const components = new Map<string, typeof stories>();
for (const story of stories) {
  // It shows all stories, and is checked by tests/workbench/sheet.test.ts.
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
    for (const { id, viewport = WIDTH, state } of own) {
      // A story that is held in a state ignores events, except Tab.
      const input = !path ? 'none' : state ? 'tab' : 'all';
      const looks = await test.step(id, () => scan(storyPage, id, { width: viewport, input }));
      expect.soft(storyPage.complaints, `${id} logs`).toEqual([]);
      for (const [look, findings] of Object.entries(looks)) {
        writeResult(id, look, failuresIn(findings).length);
        expect.soft(failuresIn(findings), `${id} ${look}`).toEqual([]);
      }
    }
  });

const failuresIn = (findings: Findings) =>
  Object.entries(findings).flatMap(([name, { failed }]) => failed.map((where) => `${name}: ${where}`));
