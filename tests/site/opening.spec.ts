import { expect, hydrated, test } from './page';

test('the jacket of the retail page is drawn while its sentence is played, and is whole without playing', async ({
  page,
}) => {
  await page.goto('/vertical-solutions/retail');
  await hydrated(page);
  const hero = page.locator('main [data-scope="page-hero"]');
  const coming = hero.locator('[data-scope="sketch"] [data-state="coming"]');
  await expect(hero.locator('[data-scope="sketch"] path').first()).toBeVisible();
  await expect(coming).toHaveCount(0);
  await hero.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(coming).not.toHaveCount(0);
  const line = hero.getByRole('slider');
  await line.focus();
  await page.keyboard.press('End');
  await expect(coming).toHaveCount(0);
});

test('the CV of the talent page is filled in while its sentence is played', async ({ page }) => {
  await page.goto('/talent');
  await hydrated(page);
  const hero = page.locator('main [data-scope="page-hero"]');
  const coming = hero.locator('[data-scope="call-record"] [data-part="field"][data-state="coming"]');
  await expect(coming).toHaveCount(0);
  await hero.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(coming).not.toHaveCount(0);
});

test.describe('the page that is not in service', () => {
  test.beforeEach(({ silent }) => void silent.except.push(/404/));

  test('has an operator’s keys, which are links without scripts', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto('/there-is-none');
    await page.getByRole('navigation', { name: 'Dial a page' }).getByRole('link', { name: '1 Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
    await page.close();
  });

  test('follows a key that is typed while the keypad has the focus, and sounds only then', async ({ page }) => {
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
    await page.goto('/there-is-none');
    await hydrated(page);
    await page.keyboard.press('4');
    await expect(page).toHaveURL('/there-is-none');
    expect(await tones()).toEqual([]);
    await page.getByRole('navigation', { name: 'Dial a page' }).getByRole('link').first().focus();
    await page.keyboard.press('4');
    await expect(page).toHaveURL('/support');
    expect(await tones()).toEqual([770, 1209]);
  });
});

test('the contact page has the office’s time and whether it is open, and its hours without scripts', async ({
  page,
  browser,
}) => {
  await page.clock.setFixedTime('2026-11-24T14:40:00Z');
  await page.goto('/contact');
  await hydrated(page);
  const hours = page.locator('[data-scope="page-hero"] [data-part="hours"]');
  await expect(hours).toHaveText(/It is 9:40\sAM in Wilmington\. The office is open\./);
  const still = await browser.newPage({ javaScriptEnabled: false });
  await still.goto('/contact');
  await expect(still.locator('[data-part="hours"]')).toContainText('Monday to Friday');
  await expect(still.locator('[data-part="hours"]')).not.toContainText('It is');
  await still.close();
});
