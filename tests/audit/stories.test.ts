import { mkdirSync, writeFileSync } from 'node:fs';
import { expectAccessible } from '../tools/axe';
import { reachesOut, smallTargets, unreadable } from '../tools/fit';
import { type Conditions, expect, stories, test } from './stage';

const looks: Record<string, Conditions> = {
  'in light': { theme: 'light' },
  'in dark': { theme: 'dark' },
  'in forced colors': { forcedColors: true },
  'from right to left': { rtl: true },
};

/** The workbench's contact sheet shows what was found when it is built next (.ladle/build/plugins.ts). */
const CHECKS = 'test-results/checks';
const keep = (story: string, look: string) => (found: number) => {
  mkdirSync(CHECKS, { recursive: true });
  const check = { story, look, found, at: new Date().toISOString() };
  writeFileSync(`${CHECKS}/${story}.${look.replaceAll(' ', '-')}.json`, JSON.stringify(check));
};

test('there is a story to look at', () => {
  expect(stories.length).toBeGreaterThan(1);
});

for (const { id } of stories) {
  test.describe(id, () => {
    // In one worker, one after the other: the story is opened once.
    test.describe.configure({ mode: 'default' });

    for (const [look, conditions] of Object.entries(looks)) {
      test(`${id} is accessible ${look}, and silent`, async ({ stage }) => {
        await stage.show(id, conditions);
        await expectAccessible(stage.page, { wholePage: false, tell: keep(id, look) });
        expect(stage.complaints).toEqual([]);
      });
    }

    test(`${id} fits a window of 320 px, fingers, and a phone with text twice as large`, async ({ stage }) => {
      await stage.show(id, { width: 320 });
      expect(await reachesOut(stage.page)).toEqual([]);
      expect(await unreadable(stage.page)).toEqual([]);
      expect(await smallTargets(stage.page)).toEqual([]);
      await expectAccessible(stage.page, { wholePage: false, tell: keep(id, 'at 320 px') });
      await stage.show(id, { width: 390, textSize: 200 });
      expect(await reachesOut(stage.page), 'at 390 px, text at 200 %').toEqual([]);
      expect(await unreadable(stage.page), 'at 390 px, text at 200 %').toEqual([]);
      expect(stage.complaints).toEqual([]);
    });
  });
}
