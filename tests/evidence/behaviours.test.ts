import { expect, test } from 'playwright/test';
import { type Ability, abilities } from './abilities';
import { expectAccepted } from './accepted';
import { openWalkPage } from './chromium';
import { behaviours } from './gestures';
import { missing } from './made';
import type { Edge } from './page/walker';
import { reasonsOf } from './unmade';
import { type Walked, walkAll } from './walk';

for (const [name, behaviour] of Object.entries(behaviours)) {
  test(`${name} can be operated by keyboard, by touch and by pointer alone, and announces what happens`, async ({
    browser,
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
    const { neverTriggered, unmade, pointerOnly } = missing(edges, behaviour, taken as Record<Ability, Set<string>>);
    expect.soft(neverTriggered, 'events with a gesture that no walk has triggered').toEqual([]);
    expect
      .soft(unmade, 'transitions that keyboard, touch or pointer cannot make, other than those of unmade.ts')
      .toEqual(Object.keys(reasonsOf(name)));
    expect.soft(pointerOnly, 'transitions by pointer or touch without a keyboard equivalent').toEqual([]);

    await expectAccepted(`announcements/${name}.md`, writeAnnouncements(name, edges, announced));
  });
}

function writeAnnouncements(name: string, edges: readonly Edge[], announced: Map<string, string[]>) {
  const after = edges
    .filter(({ key }) => announced.has(key))
    .map(({ key, from, text, to }) => {
      const lines = announced.get(key) ?? [];
      return `- ${from || 'anywhere'} · ${text} → ${to}\n${list(lines.length > 0 ? lines : ['nothing'], '  ')}`;
    });
  return `# ${name}: announcements

What the browser's accessibility tree has, and what live regions say: not a screen reader. Written by \`npm run accept\`.

## After each transition, with the keyboard

${after.join('\n') || 'No transition is triggered by keyboard, time or an answer.'}
`;
}

const list = (lines: readonly string[], indent = '') => lines.map((line) => `${indent}- ${line}`).join('\n');
