import type { Page } from 'playwright/test';
import { dark } from '../../src/theme/dark';
import { light } from '../../src/theme/light';
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

test('Login/Signup and Contact are buttons with a border at every width', async ({ page }) => {
  await visit(page, '/about');
  const bar = page.getByRole('banner');
  const contact = bar.getByRole('link', { name: 'Contact' });
  const login = bar.getByRole('link', { name: 'Login/Signup' });
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(contact).toBeVisible();
    if (width === 390) await bar.getByRole('button', { name: 'Menu' }).click();
    await expect(login).toBeVisible();
    for (const button of [login, contact])
      expect(await button.evaluate((link) => getComputedStyle(link).borderTopStyle), `${width} px`).toBe('solid');
    const [fill, primary] = await Promise.all(
      [login, contact].map((button) => button.evaluate((link) => getComputedStyle(link).backgroundColor)),
    );
    expect(fill, `${width} px`).not.toBe(primary);
    if (width === 390) continue;
    // The row does not shrink them.
    expect((await bar.locator('[data-part="indicator"]').boundingBox())?.width).toBeGreaterThan(6);
    const boxes = await Promise.all([login, contact].map((button) => button.boundingBox()));
    expect(boxes[0]?.height, `${width} px`).toBe(boxes[1]?.height);
    expect(boxes[0]?.y, `${width} px`).toBe(boxes[1]?.y);
  }
});

test('past 10 px the navbar has the raised background color, in light and in dark (R6, D38)', async ({ page }) => {
  await visit(page, '/');
  const bar = page.locator('[data-scope="navbar"] [data-part="bar"]');
  for (const [colorScheme, { raised }] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(raised.slice(at, at + 2), 16));
    await page.evaluate(() => scrollTo(0, 10));
    await expect(bar).not.toHaveCSS('background-color', `rgb(${red}, ${green}, ${blue})`);
    await page.evaluate(() => scrollTo(0, 11));
    await expect(bar).toHaveCSS('background-color', `rgb(${red}, ${green}, ${blue})`);
  }
});

test('the navbar has the raised color on a page that loads scrolled', async ({ page }) => {
  await visit(page, '/terms#what-you-send-us');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(10);
  await expect(page.locator('[data-scope="navbar"]')).toHaveAttribute('data-state', 'past');
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
