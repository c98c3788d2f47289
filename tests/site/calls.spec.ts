import { ANSWERS, pagesWithCall, pagesWithEachCall, playCalls } from '../tools/calls';
import { expect, test, visit } from './page';

test('the pages with a call are found', () => {
  expect(pagesWithCall().length).toBeGreaterThan(10);
});

// That each way through every call has its lines in order: site/content/records.test.ts.
for (const { path, asks } of pagesWithEachCall())
  test(`each call of ${path} ends, whatever the visitor answers`, async ({ page }) => {
    test.setTimeout(120_000);
    await visit(page, path);
    const played = await page.evaluate(playCalls);
    expect(played.map(({ ended }) => ended)).toEqual(['finished']);
    expect(played.flatMap(({ answers }) => answers).length).toBe(asks ? ANSWERS : 0);
  });
