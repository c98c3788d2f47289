import { routes } from '../../site/routes';
import { reachesOut, setTextSize, smallTargets, unreadable } from '../tools/fit';
import { expect, test } from './page';

for (const { path } of [...routes, { path: '/no-such-page' }])
  test(`${path} fits every window, and a phone with text at 200 % (WCAG 1.4.4, 1.4.10, 2.5.8)`, async ({
    page,
    silent,
  }) => {
    if (path === '/no-such-page') silent.except.push(/404/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);

    await setTextSize(page, 200);
    expect.soft(await reachesOut(page), 'at 390 px, text at 200 %').toEqual([]);
    expect.soft(await unreadable(page), 'at 390 px, text at 200 %').toEqual([]);
    await setTextSize(page, 100);
    for (const width of [320, 390, 768, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await reachesOut(page), `at ${width} px`).toEqual([]);
      if (width < 768) expect.soft(await unreadable(page), `at ${width} px`).toEqual([]);
      if (width === 320 || width === 1440) expect.soft(await smallTargets(page), `at ${width} px`).toEqual([]);
    }
  });

test('a mail address with break opportunities keeps its accessible name, and is copied without breaks', async ({
  page,
}) => {
  await page.goto('/contact');
  const link = page.getByRole('link', { name: 'sales@halloway.example', exact: true });
  await expect(link).toBeVisible();
  expect(await link.evaluate((element) => element.textContent)).toBe('sales@halloway.example');
});
