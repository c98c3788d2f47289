import { routes } from '../../site/routes';
import { playCalls } from '../tools/calls';
import { htmlOf } from './built';
import { expect, test, visit } from './page';

const withCall = routes.map(({ path }) => path).filter((path) => htmlOf(path).includes('data-scope="demo-player"'));

test('every page with a call is played', () => {
  expect(withCall.length).toBeGreaterThan(10);
});

for (const path of withCall)
  test(`each call of ${path} ends, whatever the visitor answers`, async ({ page }) => {
    test.setTimeout(120_000);
    await visit(page, path);
    const played = await page.evaluate(playCalls);
    expect(played.map(({ ended }) => ended)).toEqual(['finished']);
    const isAsked = htmlOf(path).includes('data-scope="branching-call"');
    expect(played.flatMap(({ answers }) => answers).length).toBe(isAsked ? 4 : 0);
  });
