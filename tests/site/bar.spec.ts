import type { Page } from 'playwright/test';
import { dark } from '../../src/theme/dark';
import { light } from '../../src/theme/light';
import { setTextSize } from '../tools/fit';
import { expect, hydrated, test } from './page';

const banner = (page: Page) => page.getByRole('banner');

/** The Tab stops in the navbar, in order, each with its left edge. */
async function tabThroughBar(page: Page) {
  const reached: { name: string; left: number }[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const next = await page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement?.closest('[data-scope="navbar"]')) return null;
      const name = activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '';
      return { name, left: activeElement.getBoundingClientRect().left };
    });
    if (!next) return reached;
    reached.push(next);
  }
}

for (const width of [390, 1440])
  test(`Tab reaches the navbar's links and buttons in visual order, Login/Signup and Contact last, at ${width} px (R9, R96)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/about');
    await hydrated(page);
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    const reached = await tabThroughBar(page);
    expect(reached.map(({ name }) => name)).toEqual(
      width === 390
        ? ['Halloway, home', 'Contact', 'Menu']
        : expect.arrayContaining(['Halloway, home', 'About', 'Solutions', 'Login/Signup', 'Contact']),
    );
    const lefts = reached.map(({ left }) => left);
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
  });

test('Login/Signup and Contact are buttons with a border at every width', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
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
  await page.goto('/');
  await hydrated(page);
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

test('no menu is visible while the window is resized, open or not', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto('/');
  await hydrated(page);
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

test('the navbar collapses when text at 200 % leaves no room for the links', async ({ page }) => {
  await page.goto('/');
  for (const width of [768, 1280, 2100]) {
    await page.setViewportSize({ width, height: 844 });
    await setTextSize(page, 200);
    const menu = banner(page).getByRole('button', { name: 'Menu' });
    await expect(menu).toBeVisible({ visible: width < 2048 });
    expect(await banner(page).evaluate((bar) => bar.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(width);
  }
});

test('the page reserves the navbar’s height at any text size', async ({ page }) => {
  await page.goto('/');
  for (const [width, percent] of [
    [320, 100],
    [390, 100],
    [390, 200],
    [320, 200],
    [1440, 100],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await setTextSize(page, percent);
    const { bar, content } = await page.evaluate(() => ({
      bar: document.querySelector('header > div')?.getBoundingClientRect().bottom ?? 0,
      content: document.querySelector('main')?.getBoundingClientRect().top ?? 0,
    }));
    expect(content, `at ${width} px, text at ${percent} %`).toBeGreaterThanOrEqual(bar - 1);
    if (percent === 200) {
      const tops = await banner(page)
        .locator('a:visible, button:visible')
        .evaluateAll((parts) =>
          parts.map((part) => part.getBoundingClientRect()).map(({ top, height }) => top + height / 2),
        );
      for (const top of tops) expect(Math.abs(top - (tops[0] ?? 0)), 'one row').toBeLessThan(2);
    }
  }
});

test('the focus ring of each navbar link is fully visible', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 844 });
  await page.goto('/about');
  await hydrated(page);
  for (const name of ['About', 'Solutions', 'Careers']) {
    const stop = banner(page)
      .getByRole(name === 'Solutions' ? 'button' : 'link', { name })
      .first();
    await stop.focus();
    const ringTop = await stop.evaluate((element) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element);
      return element.getBoundingClientRect().top - Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth);
    });
    expect(ringTop, name).toBeGreaterThanOrEqual(0);
  }
});

test('the phone’s menu leads to the agents, transcription and pricing, and to none of them twice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  await banner(page).getByRole('button', { name: 'Menu' }).click();
  for (const name of ['Customer support', 'Virtual receptionist', 'Transcription', 'Pricing'])
    await expect(banner(page).getByRole('link', { name })).toHaveCount(1);
  await banner(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(banner(page).getByRole('link', { name: 'Customer support' })).toBeHidden();
});
