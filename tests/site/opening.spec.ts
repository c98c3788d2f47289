import { built } from './built';
import { expect, test, visit } from './page';

for (const [what, path, part] of [
  ['the jacket of the retail page is drawn', '/vertical-solutions/retail', '[data-scope="sketch"]'],
  ['the CV of the talent page is filled in', '/talent', '[data-scope="call-record"] [data-part="field"]'],
] as const)
  test(`${what} while its sentence is played, and is whole without playing`, async ({ page }) => {
    await visit(page, path);
    const hero = page.locator('main [data-scope="page-hero"]');
    const coming = hero.locator(`${part}[data-state="coming"], ${part} [data-state="coming"]`);
    await expect(hero.locator(part).first()).toBeVisible();
    await expect(coming).toHaveCount(0);
    await hero.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(coming).not.toHaveCount(0);
    await hero.getByRole('slider').focus();
    await page.keyboard.press('End');
    await expect(coming).toHaveCount(0);
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
