import { industryOffers } from '../../site/content/offers';
import { built } from './built/read';
import { expect, test, visit } from './page';

for (const path of ['/bdr', '/support', '/talent'])
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test(`${path} opens with its call at ${width} px: heading, line and Play in the first screen, which stays while the record is written`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await visit(page, path);
      const call = page.locator('main [data-scope="demo-player"]');
      const heading = call.getByRole('heading', { level: 1 });
      const shown = [heading, call.locator('[data-part="stage"]'), call.locator('[data-part="play-trigger"]')];
      for (const part of shown) await expect(part).toBeInViewport({ ratio: 0.9 });
      const coming = call.locator('[data-part="record"] [data-state="coming"]');
      await expect(coming).toHaveCount(0);
      await call.locator('[data-part="play-trigger"]').click();
      await expect(coming).not.toHaveCount(0);
      for (const part of shown) await expect(part).toBeInViewport({ ratio: 0.9 });
    });

for (const { slug } of industryOffers)
  test(`the page of ${slug} opens with its object and a word of its call, which begins in the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, `/vertical-solutions/${slug}`);
    await expect(page.locator('[data-scope="page-hero"] [data-scope="sketch"] text').first()).toBeInViewport();
    await expect(page.locator('[data-scope="call-story"] h2')).toBeInViewport();
  });

test('the page that is not in service has an operator’s keys, of which one that is typed while the keypad has the focus is followed, and sounds', async ({
  page,
  silent,
}) => {
  silent.except.push(/404/);
  expect(built('/404').hrefs('nav a:contains("Pricing")')).toEqual(['/pricing']);
  await page.addInitScript(() => {
    const tones: number[] = [];
    Object.assign(window, { tones });
    const Native = window.OscillatorNode;
    window.OscillatorNode = class extends Native {
      constructor(context: BaseAudioContext, options?: OscillatorOptions) {
        super(context, options);
        tones.push(options?.frequency ?? 0);
      }
    };
  });
  const tones = () => page.evaluate((): number[] => Reflect.get(window, 'tones'));
  await visit(page, '/there-is-none');
  await page.keyboard.press('4');
  await expect(page).toHaveURL('/there-is-none');
  expect(await tones()).toEqual([]);
  await page.getByRole('navigation', { name: 'Dial a page' }).getByRole('link').first().focus();
  await page.keyboard.press('4');
  await expect(page).toHaveURL('/support');
  expect(await tones()).toEqual([770, 1209]);
});

test('the contact page has the office’s time and whether it is open, and its hours without scripts', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-24T14:40:00Z');
  await visit(page, '/contact');
  const hours = page.locator('[data-scope="page-hero"] [data-part="hours"]');
  await expect(hours).toHaveText(/It is 9:40\sAM in Wilmington\. The office is open\./);
  const [written] = built('/contact').texts('[data-part="hours"]');
  expect(written).toContain('Monday to Friday');
  expect(written).not.toContain('It is');
});
