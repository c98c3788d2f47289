import { expectAccessible } from '../tools/axe';
import { reachesOut } from '../tools/fit';
import { chart, expect, openBehaviour, test } from './workbench';

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

test('a statechart is laid out without a font, and its texts have the widths that they have in a browser', async ({
  page,
}) => {
  await openBehaviour(page, 'story=application-dialog--live');
  await page.getByRole('button', { name: 'Whole statechart' }).click();
  const texts = page.getByRole('dialog').locator('.statechart text');
  // A large chart takes seconds to lay out on a busy machine.
  await expect(texts.first()).toBeVisible({ timeout: 20_000 });
  const widths = await texts.evaluateAll(async (all) => {
    await document.fonts.ready;
    return all.map((text) => {
      const planned = Number(text.getAttribute('textLength'));
      text.removeAttribute('textLength');
      return { text: text.textContent, planned, natural: (text as SVGTextElement).getComputedTextLength() };
    });
  });
  expect(widths.length).toBeGreaterThan(20);
  expect(widths.filter(({ planned, natural }) => Math.abs(planned - natural) > natural * 0.08)).toEqual([]);
});
