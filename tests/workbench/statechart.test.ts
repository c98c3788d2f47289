import { LABEL_SIZE, NAME_SIZE } from '../../.ladle/statechart/layout';
import { textWidth } from '../../.ladle/statechart/text-width';
import { expectAccessible } from '../tools/axe';
import { reachesOut } from '../tools/fit';
import { chart, expect, open, openBehaviour, test } from './workbench';

test('a transition can be triggered by keyboard', async ({ page }) => {
  await openBehaviour(page, 'story=theme-switch--live');
  const ways = page.getByRole('figure').getByRole('button');
  await ways.first().focus();
  const [, to] = ((await ways.first().getAttribute('aria-label')) ?? '').split(', to ');
  await page.keyboard.press('Enter');
  await expect(chart(page, to ?? 'nowhere')).toBeVisible();
});

test('a transition whose button is gone in the next state leaves the focus on the list', async ({ page }) => {
  await openBehaviour(page, 'story=contact-form--refused');
  await chart(page, 'refused').getByRole('button', { name: 'dismiss, to valid' }).press('Enter');
  await expect(chart(page, 'valid').getByRole('heading', { name: 'From here' })).toBeFocused();
});

test('a press on a state opens its story', async ({ page }) => {
  await openBehaviour(page, 'story=navbar--top-closed');
  await chart(page, 'scroll.top menu.closed').getByRole('link', { name: 'menu.expanded', exact: true }).first().click();
  await expect(page).toHaveURL(/story=navbar--top-expanded/);
  await expect(chart(page, 'scroll.top menu.expanded')).toBeVisible();
  await page.getByRole('button', { name: 'Whole statechart' }).click();
  await page.getByRole('link', { name: 'Story of menu.closed' }).click();
  await expect(chart(page, 'scroll.top menu.closed')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the ways out of the current state are readable at every width, and the whole statechart can be zoomed', async ({
  page,
}) => {
  await openBehaviour(page, 'story=navbar--top-closed');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const ways = chart(page, 'scroll.top menu.closed').getByRole('listitem');
    expect(await ways.count()).toBeGreaterThan(3);
    for (const size of await ways.evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize)))
      expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(13);
    expect(await reachesOut(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Whole statechart' }).click();
  const whole = page.getByRole('dialog', { name: /^Statechart of navbar/ });
  const name = whole.locator('[data-current] .name').first();
  const height = async () => (await name.boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(12);
  const before = await height();
  await whole.getByRole('radio', { name: '150%' }).check();
  await expect.poll(height).toBeGreaterThan(before * 1.3);
  await expectAccessible(page);
  await whole
    .getByRole('button', { name: /to menu\.expanded/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /menu\.expanded/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Whole statechart' })).toBeFocused();
});

test('the table of text widths matches the font', async ({ page }) => {
  await open(page, 'story=accordion--live');
  const texts = ['items.change [isGone] / learn', 'after 250 ms', 'application-dialog', 'route.change'];
  for (const [size, weight] of [
    [LABEL_SIZE, 400],
    [NAME_SIZE, 600],
  ] as const)
    for (const text of texts) {
      const measured = await page.evaluate(
        async ([font, words]) => {
          await document.fonts.load(font);
          const context = document.createElement('canvas').getContext('2d');
          if (!context) return 0;
          context.font = font;
          // The table ignores kerning.
          context.fontKerning = 'none';
          return context.measureText(words).width;
        },
        [`${weight} ${size}px 'Instrument Sans'`, text] as const,
      );
      expect(Math.abs(measured - textWidth(text, size, weight)), text).toBeLessThan(measured * 0.05);
    }
});
