import { type Conditions, expect, stories, test } from '../workbench/story-page';
import { type Ability, abilities } from './abilities';
import { expectAccepted } from './accepted';
import { openWalkPage } from './chromium';
import { behaviours } from './gestures';
import { matrixOf, neverTriggered, pointerOnly, unmade } from './matrix';
import type { Edge } from './page/walker';
import { read } from './screen-reader';
import { reasonsOf } from './unmade';
import { type Walked, WIDTH, walkAll } from './walk';

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

    const states: [string, string[]][] = [];
    for (const { id, state, machine, viewport = WIDTH } of stories) {
      if (machine !== name || !state) continue;
      const conditions: Conditions = { width: viewport };
      await test.step(id, async () => {
        await storyPage.show(id, conditions);
        states.push([id, await read(storyPage.page)]);
      });
    }
    await expectAccepted(`announcements/${name}.md`, writeAnnouncements(name, states, edges, announced));
  });
}

function writeAnnouncements(
  name: string,
  states: [string, string[]][],
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

A simulation, not a screen reader: \`@guidepup/virtual-screen-reader\` in a browser, and the browser's accessibility
snapshot of the focused element. Written by \`npm run accept\`.

## States

${states.map(([id, lines]) => `### ${id}\n${list(foldSingle(lines))}`).join('\n\n')}

## After each transition, with the keyboard

${after.join('\n') || 'No transition is triggered by keyboard, time or an answer.'}
`;
}

const list = (lines: readonly string[], indent = '') => lines.map((line) => `${indent}- ${line}`).join('\n');

/** An element with one announcement in it takes one line: `paragraph`, `billed monthly`, `end of paragraph`. */
function foldSingle(lines: readonly string[]): string[] {
  const folded: string[] = [];
  for (const line of lines) {
    const [element, content] = folded.slice(-2);
    if (line === `end of ${element}`) folded.splice(-2, 2, `${element}: ${content}`);
    else folded.push(line);
  }
  return folded;
}
