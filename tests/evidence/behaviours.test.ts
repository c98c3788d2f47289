import type { Page } from 'playwright/test';
import { type Conditions, expect, stories, test } from '../workbench/story-page';
import { type Ability, abilities } from './abilities';
import { changes, expectAccepted } from './accepted';
import { openWalkPage } from './chromium';
import { behaviours } from './gestures';
import { matrixOf, neverTriggered, pointerOnly, unmade } from './matrix';
import type { Edge } from './page/walker';
import { reasonsOf } from './unmade';
import { type Walked, WIDTH, walkAll } from './walk';

/** A story's id, and its snapshot. */
type State = [id: string, lines: string[]];

for (const [name, behaviour] of Object.entries(behaviours)) {
  test(`${name} can be operated by keyboard, by touch and by pointer alone, and announces what happens`, async ({
    browser,
    storyPage,
  }, { project }) => {
    const baseURL = String(project.use.baseURL);
    const walked = {} as Record<Ability, Walked>;
    for (const ability of abilities) {
      const open = (width: number) =>
        openWalkPage(
          { browser, baseURL, name, width },
          { hasTouch: ability === 'touch', listens: ability === 'keyboard' },
        );
      // Steps, because Playwright searches all calls of a test for the parent of a call that is in none.
      walked[ability] = await test.step(ability, () => walkAll(behaviour, ability, open));
      expect.soft(walked[ability].broken, `invariants broken by a walk with ${ability} alone`).toEqual([]);
    }
    const { edges, announced } = walked.keyboard;
    const taken = Object.fromEntries(abilities.map((ability) => [ability, walked[ability].taken]));
    const rows = matrixOf(edges, behaviour, taken as Record<Ability, Set<string>>);
    expect.soft(neverTriggered(rows), 'events with a gesture that no walk has triggered').toEqual([]);
    expect
      .soft(unmade(rows), 'transitions that keyboard, touch or pointer cannot make, other than those of unmade.ts')
      .toEqual(Object.keys(reasonsOf(name)));
    expect.soft(pointerOnly(rows), 'transitions by pointer or touch without a keyboard equivalent').toEqual([]);

    const states: State[] = [];
    for (const { id, state, machine, viewport = WIDTH } of stories) {
      if (machine !== name || !state) continue;
      const conditions: Conditions = { width: viewport };
      await test.step(id, async () => {
        await storyPage.show(id, conditions);
        states.push([id, await snapshotOf(storyPage.page)]);
      });
    }
    await expectAccepted(`announcements/${name}.md`, writeAnnouncements(name, states, edges, announced));
  });
}

function writeAnnouncements(
  name: string,
  states: readonly State[],
  edges: readonly Edge[],
  announced: Map<string, string[]>,
) {
  const after = edges
    .filter(({ key }) => announced.has(key))
    .map(({ key, from, text, to }) => {
      const lines = announced.get(key) ?? [];
      return `- ${from || 'anywhere'} · ${text} → ${to}\n${list(lines.length > 0 ? lines : ['nothing'], '  ')}`;
    });
  return `# ${name}: announcements

What the browser's accessibility tree has, and what live regions say: not a screen reader. Written by \`npm run accept\`.

## States

Of all but the first, what differs from the state before that is most like it.

${states.map((state, at) => writeState(state, states.slice(0, at))).join('\n\n')}

## After each transition, with the keyboard

${after.join('\n') || 'No transition is triggered by keyboard, time or an answer.'}
`;
}

function writeState([id, lines]: State, before: readonly State[]): string {
  const [nearest] = before
    .map(([id, others]) => ({ id, changes: changes(others, lines) }))
    .sort((one, other) => one.changes.length - other.changes.length);
  if (!nearest) return `### ${id}\n\`\`\`\n${lines.join('\n')}\n\`\`\``;
  if (!nearest.changes) return `### ${id}\nAs ${nearest.id}.`;
  return `### ${id}\nBeside ${nearest.id}:\n\`\`\`\n${nearest.changes}\n\`\`\``;
}

const list = (lines: readonly string[], indent = '') => lines.map((line) => `${indent}- ${line}`).join('\n');

/** A story as assistive technology gets it. URLs are left out: their origin differs between runs. */
async function snapshotOf(page: Page): Promise<string[]> {
  const modal = page.locator('dialog:modal');
  const story = (await modal.count()) > 0 ? modal.first() : page.locator('[data-story]').first();
  const lines = (await story.ariaSnapshot()).split('\n');
  return lines.filter((line) => !/^\s*- \/url: /.test(line));
}
