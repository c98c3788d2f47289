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

/** The workbench's contact sheet shows these results after its next build (.ladle/build/plugins.ts). */
const CHECKS = 'test-results/checks';
const keep = (story: string, look: string) => (found: number) => {
  mkdirSync(CHECKS, { recursive: true });
  const check = { story, look, found, at: new Date().toISOString() };
  writeFileSync(`${CHECKS}/${story}.${look.replaceAll(' ', '-')}.json`, JSON.stringify(check));
};

test('the build has stories', () => {
  expect(stories.length).toBeGreaterThan(1);
});

for (const { id } of stories) {
  test.describe(id, () => {
    // In one worker, in sequence: each story is opened once.
    test.describe.configure({ mode: 'default' });

    for (const [look, conditions] of Object.entries(looks)) {
      test(`${id} is accessible ${look}, and logs nothing`, async ({ stage }) => {
        await stage.show(id, conditions);
        await expectAccessible(stage.page, { wholePage: false, tell: keep(id, look) });
        expect(stage.complaints).toEqual([]);
      });
    }

    test(`${id} fits a window of 320 px, has targets large enough for touch, and fits a phone with text at 200 %`, async ({
      stage,
    }) => {
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
