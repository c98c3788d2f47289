import { ANSWERS, pagesWithEachCall, playCalls } from '../tools/calls';
import { expect, test } from './page';

test.for(pagesWithEachCall())(
  'each call of $path ends, whatever the visitor answers',
  async ({ path, asks }, { page }) => {
    await page.open(path);
    await page.hydrated();
    const played = await page.see(playCalls);
    expect(played.map(({ ended }) => ended)).toEqual(['finished']);
    expect(played.flatMap(({ answers }) => answers).length).toBe(asks ? ANSWERS : 0);
    expect(await page.complaints()).toEqual([]);
  },
);
