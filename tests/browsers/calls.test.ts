import { ANSWERS, pagesWithCall, playCalls } from '../tools/calls';
import { expect, test } from './page';

/** One that asks, and one that does not: tests/site plays the others in Chromium. */
const one = pagesWithCall().filter(({ asks }, at, all) => all.findIndex((other) => other.asks === asks) === at);

test.for(one)('each call of $path ends, whatever the visitor answers', async ({ path, asks }, { page }) => {
  await page.open(path);
  await page.hydrated();
  const played = await page.see(playCalls);
  expect(played.map(({ ended }) => ended)).toEqual(['finished']);
  expect(played.flatMap(({ answers }) => answers).length).toBe(asks ? ANSWERS : 0);
  expect(await page.complaints()).toEqual([]);
});
