import type { Page } from 'playwright/test';
import { setTextSize } from '../tools/fit';
import { expect, test, visit } from './page';

const banner = (page: Page) => page.getByRole('banner');

for (const width of [390, 1440])
  test(`Tab reaches the skip link, then the navbar's links and buttons in visual order, Login/Signup and Contact last, each with a visible focus ring, at ${width} px (R9, R96)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, '/about');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    const reached: { name: string; left: number; ringTop: number }[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const next = await page.evaluate(() => {
        const { activeElement } = document;
        if (!activeElement?.closest('[data-scope="navbar"]')) return null;
        const { left, top } = activeElement.getBoundingClientRect();
        const { outlineOffset, outlineWidth } = getComputedStyle(activeElement);
        const ringTop = top - Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth);
        return { name: activeElement.ariaLabel ?? activeElement.textContent, left, ringTop };
      });
      if (!next) break;
      reached.push(next);
    }
    const names = reached.map(({ name }) => name);
    expect(names).toEqual(
      width === 390
        ? ['Halloway, home', 'Contact', 'Menu']
        : expect.arrayContaining(['Halloway, home', 'About', 'Solutions', 'Careers', 'Login/Signup', 'Contact']),
    );
    const lefts = reached.map(({ left }) => left);
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    for (const { name, ringTop } of reached) expect(ringTop, name).toBeGreaterThanOrEqual(0);
    await skip.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

test('no menu is visible while the window is resized, open or not', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await visit(page, '/');
  const seen = () =>
    page.evaluate(() => {
      const isSeen = (list: Element) => getComputedStyle(list).visibility === 'visible';
      const small = matchMedia('(width < 64em)').matches;
      const list = document.querySelector('header nav > ul') as Element;
      return isSeen(small ? list : (list.querySelector('ul') as Element));
    });
  /** Whether it is visible in the first frame of the other layout. */
  const becomes = async (width: number) => {
    await page.evaluate(() => {
      const first = new Promise<boolean>((resolve) => {
        matchMedia('(width < 64em)').addEventListener(
          'change',
          ({ matches }) => {
            const list = document.querySelector('header nav > ul') as Element;
            const menu = matches ? list : (list.querySelector('ul') as Element);
            resolve(getComputedStyle(menu).visibility === 'visible');
          },
          { once: true },
        );
      });
      Object.assign(window, { first });
    });
    await page.setViewportSize({ width, height: 800 });
    return page.evaluate((): Promise<boolean> => Reflect.get(window, 'first'));
  };
  expect(await becomes(900)).toBe(false);
  expect(await seen()).toBe(false);
  expect(await becomes(1200)).toBe(false);
  await becomes(900);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(banner(page).getByRole('link', { name: /Vertical Solutions/ })).toBeVisible();
  expect(await becomes(1200)).toBe(false);
});

test('at any text size the page reserves the navbar’s height, and the navbar collapses where its links have no room', async ({
  page,
}) => {
  await page.goto('/');
  for (const [width, percent] of [
    [320, 100],
    [390, 100],
    [390, 200],
    [320, 200],
    [768, 200],
    [1280, 200],
    [1440, 100],
    [2100, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await setTextSize(page, percent);
    const when = `at ${width} px, text at ${percent} %`;
    const isWide = width / percent > 10.24;
    await expect(banner(page).getByRole('button', { name: 'Menu' }), when).toBeVisible({ visible: !isWide });
    const { bar, content, scrollWidth } = await page.evaluate(() => ({
      bar: document.querySelector('header > div')?.getBoundingClientRect().bottom ?? 0,
      content: document.querySelector('main')?.getBoundingClientRect().top ?? 0,
      scrollWidth: document.querySelector('header')?.scrollWidth,
    }));
    expect(content, when).toBeGreaterThanOrEqual(bar - 1);
    expect(scrollWidth, when).toBeLessThanOrEqual(width);
    if (percent === 200 && !isWide) {
      const middles = await banner(page)
        .locator('a:visible, button:visible')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()).map((box) => box.y + box.height / 2));
      for (const middle of middles) expect(Math.abs(middle - (middles[0] ?? 0)), `${when}: one row`).toBeLessThan(2);
    }
  }
});

test('a phone has a menu that fills the window, leads to every product once, and closes when a page is chosen (R10)', async ({
  page,
}) => {
  const code: string[] = [];
  page.on('request', (request) => code.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  const menu = page.getByRole('button', { name: 'Menu' });
  const link = (name: string | RegExp) => banner(page).getByRole('link', { name });
  await expect(link('Careers')).toBeHidden();
  expect(code.filter((url) => url.includes('/theme-'))).toEqual([]);
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  for (const name of ['Careers', /Vertical Solutions/]) await expect(link(name)).toBeVisible();
  for (const name of ['Support agent', 'Virtual receptionist', 'Transcription', 'Pricing'])
    await expect(link(name)).toHaveCount(1);
  const list = page.locator('[data-scope="navbar"] ul[data-part="list"]');
  const bottom = () => list.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
  await expect.poll(bottom).toBeGreaterThanOrEqual(843);
  // The theme switch is at its end.
  await list.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.click();
  await link('Pricing').click();
  await expect(page).toHaveURL('/pricing');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(link('Support agent')).toBeHidden();
});
