import { basename } from 'node:path';
import type { Page } from 'playwright/test';
import { writeResult } from '../workbench/results';
import { expect, stories, test } from '../workbench/story-page';
import { changes, expectAccepted } from './accepted';
import { type Findings, scan } from './scan';

/** In px. */
const WIDTH = 1280;

/** A story's id, and its snapshot. */
type State = [id: string, lines: string[]];

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
  test(`${path || 'the workbench’s own stories'}: accessible in every look, with Tab and presses, logs nothing, and leaves nothing behind`, async ({
    storyPage,
  }) => {
    await storyPage.show(PLAIN);
    const before = await around(storyPage.page);
    const pressed = new Set<string>();
    const states: State[] = [];
    for (const { id, viewport: width = WIDTH, machine, state } of own) {
      // A story that is held in a state ignores events, except Tab.
      const input = !path ? 'none' : state ? 'tab' : 'all';
      const looks = await test.step(id, async () => {
        await storyPage.show(id, { width });
        if (machine && state) states.push([id, await snapshotOf(storyPage.page)]);
        return scan(storyPage, id, { width, input, pressed });
      });
      expect.soft(storyPage.complaints, `${id} logs`).toEqual([]);
      for (const [look, findings] of Object.entries(looks)) {
        writeResult(id, look, failuresIn(findings).length);
        expect.soft(failuresIn(findings), `${id} ${look}`).toEqual([]);
      }
    }
    await storyPage.show(PLAIN);
    expect.soft(await around(storyPage.page), 'what its stories leave behind in the window').toEqual(before);
    if (states.length > 0) await expectAccepted(`states/${basename(path)}.md`, writeStates(basename(path), states));
  });

/** A story that changes nothing around it. */
const PLAIN = 'badge--coming-soon';

/** What is in the window beside the story. */
const around = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: html, body, activeElement } = document;
    const attributes = (of: Element) => [...of.attributes].map(({ name, value }) => `${name}=${value}`).sort();
    const children = [...body.children].map(({ localName, id }) => `${localName}#${id}`);
    return { html: attributes(html), body: attributes(body), children, focus: activeElement?.localName };
  });

const failuresIn = (findings: Findings) =>
  Object.entries(findings).flatMap(([name, failed]) => failed.map((where) => `${name}: ${where}`));

const writeStates = (name: string, states: readonly State[]) => `# ${name}: states

What the browser's accessibility tree has. Of all but the first state, what differs from the one before that is most like it. Written
by \`npm run accept\`.

${states.map((state, at) => writeState(state, states.slice(0, at))).join('\n\n')}
`;

function writeState([id, lines]: State, before: readonly State[]): string {
  const [nearest] = before
    .map(([id, others]) => ({ id, changes: changes(others, lines) }))
    .sort((one, other) => one.changes.length - other.changes.length);
  if (!nearest) return `## ${id}\n\`\`\`\n${lines.join('\n')}\n\`\`\``;
  if (!nearest.changes) return `## ${id}\nAs ${nearest.id}.`;
  return `## ${id}\nBeside ${nearest.id}:\n\`\`\`\n${nearest.changes}\n\`\`\``;
}

/** A story as assistive technology gets it. URLs are left out: their origin differs between runs. */
async function snapshotOf(page: Page): Promise<string[]> {
  const modal = page.locator('dialog:modal');
  const story = (await modal.count()) > 0 ? modal.first() : page.locator('[data-story]').first();
  const lines = (await story.ariaSnapshot()).split('\n');
  return lines.filter((line) => !/^\s*- \/url: /.test(line));
}
