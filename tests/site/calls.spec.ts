import { ANSWERS, pagesWithCall, playCalls } from '../tools/calls';
import { expect, test, visit } from './page';

test('every page with a call is played', () => {
  expect(pagesWithCall().length).toBeGreaterThan(10);
});

for (const { path, asks } of pagesWithCall())
  test(`each call of ${path} ends, whatever the visitor answers`, async ({ page }) => {
    test.setTimeout(120_000);
    await visit(page, path);
    const played = await page.evaluate(playCalls);
    expect(played.map(({ ended }) => ended)).toEqual(['finished']);
    expect(played.flatMap(({ answers }) => answers).length).toBe(asks ? ANSWERS : 0);
  });
