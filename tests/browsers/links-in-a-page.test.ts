import { describe, expect, type Page, test } from './page';

const text = '/media/blog/ai-ethics';

/** The distance of the link's target from the bottom edge of the fixed bar. */
const distance = (page: Page) =>
  page.see(() => {
    const part = document.getElementById(location.hash.slice(1));
    const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
    return Math.round(Math.abs((part?.getBoundingClientRect().top ?? 9_999) - room));
  });

const contents = 'main nav a[href^="#"]';
/**
 * Follows the link by keyboard, until its section is reached: browsers skip history entries without a user gesture, and a
 * click would scroll to the link first.
 */
async function follow(page: Page, link: number) {
  const hash = await page.see(
    (at, links) => {
      const link = document.querySelectorAll<HTMLAnchorElement>(links)[at];
      link?.focus({ preventScroll: true });
      return link?.hash;
    },
    link,
    contents,
  );
  await page.press('Enter');
  await expect.poll(() => page.see(() => location.hash)).toBe(hash);
  await expect.poll(() => distance(page)).toBeLessThan(40);
  await page.settled();
}

/** Until the page is at the position. The engines round fractions of a pixel in different directions. */
const expectAt = (page: Page, position: number) =>
  expect.poll(async () => Math.abs((await page.scrollY()) - position)).toBeLessThanOrEqual(2);

describe('a link within a page', () => {
  test('of a table of contents scrolls to its section, and stays there', async ({ page }) => {
    await page.open(text);
    await page.hydrated();
    for (const link of [3, 1, 4]) {
      await follow(page, link);
      expect(await distance(page)).toBeLessThan(40);
    }
  });

  test('beside a heading scrolls to that heading', async ({ page }) => {
    await page.open('/eula');
    await page.hydrated();
    await page.see(() => [...document.querySelectorAll<HTMLElement>('main h2[id] + a')].at(-3)?.focus());
    await page.press('Enter');
    await expect.poll(page.address).toMatch(/^\/eula#./);
    await expect.poll(() => distance(page)).toBeLessThan(40);
  });

  test('past the navigation keeps the scroll position, and Tab continues in the content', async ({ page }) => {
    await page.open('/contact');
    await page.hydrated();
    await page.press('Tab');
    await expect.poll(() => page.see(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.press('Enter');
    await expect.poll(page.address).toBe('/contact#main');
    await page.press('Tab');
    await expect
      .poll(() => page.see(() => document.querySelector('main')?.contains(document.activeElement)))
      .toBe(true);
  });
});

describe('Back and Forward', () => {
  test('between sections of a page restore each position, also one to which the reader scrolled', async ({ page }) => {
    await page.open(text);
    await page.hydrated();
    await follow(page, 1);
    const first = await page.scrollY();
    await follow(page, 4);
    expect(await page.scrollY()).toBeGreaterThan(first + 100);
    await page.scrollTo((await page.scrollY()) + 333);
    const scrolled = await page.scrollY();
    await follow(page, 2);
    await page.back();
    await expectAt(page, scrolled);
    await page.back();
    await expectAt(page, first);
    await page.back();
    await expectAt(page, 0);
    await page.forward();
    await expectAt(page, first);
    await page.forward();
    await expectAt(page, scrolled);
  });

  test('between pages restore the scroll position', async ({ page }) => {
    await page.open('/');
    await page.hydrated();
    const home = await page.heading();
    await page.scrollTo(99_999);
    const left = await page.scrollY();
    await page.locator('footer').getByRole('link', { name: 'Contact' }).click();
    await expect.poll(page.heading).not.toBe(home);
    await expectAt(page, 0);
    await page.back();
    await expect.poll(page.heading).toBe(home);
    await expectAt(page, left);
    await page.forward();
    await expect.poll(page.heading).not.toBe(home);
    await expectAt(page, 0);
  });

  test('from another document restore the scroll position, and a reload keeps it', async ({ page }) => {
    await page.open(text);
    await page.hydrated();
    await follow(page, 3);
    const left = await page.scrollY();
    await page.reload();
    await page.hydrated();
    await expectAt(page, left);
    await page.open('/pricing');
    await page.hydrated();
    await page.back();
    await page.hydrated();
    await expectAt(page, left);
  });
});
