import { onTestFinished } from 'vitest';
import { tabTo } from '../evidence/abilities';
import { expect, type Page, test } from './page';

const solutions = (page: Page) => page.locator('header').getByRole('button', { name: 'Solutions' });
const inDropdown = (page: Page) => page.locator('header').getByRole('link', { name: /Horizontal Solutions/ });

async function openAt(page: Page, path: string, width = 1440) {
  await page.resize(width, 880);
  await page.open(path);
  await page.hydrated();
}

/** Marks the document, to detect a page load: a new document has no mark. */
const stay = (page: Page) =>
  page.see(() => {
    document.documentElement.dataset.mark = '';
  });
const hasStayed = (page: Page) => page.see(() => 'mark' in document.documentElement.dataset);

test('a dropdown of the bar returns the focus on Escape, navigates without a page load, and closes', async ({
  page,
}) => {
  await openAt(page, '/');
  await stay(page);
  await tabTo(page, solutions(page));
  await page.press('ArrowDown');
  await expect.poll(inDropdown(page).isFocused).toBe(true);
  await page.press('Escape');
  await expect.poll(solutions(page).isFocused).toBe(true);
  await page.press('ArrowDown');
  await expect.poll(inDropdown(page).isFocused).toBe(true);
  await page.press('Enter');
  await expect.poll(page.address).toBe('/horizontal-solutions');
  await expect.poll(page.getByRole('heading').first().isFocused).toBe(true);
  expect(await hasStayed(page)).toBe(true);
  await expect.poll(() => inDropdown(page).count()).toBe(0);
});

test('the chosen theme is applied after a reload, before our code runs', async ({ page }) => {
  await openAt(page, '/about');
  onTestFinished(() => page.see(() => localStorage.clear()));
  const chosen = () => page.see(() => document.documentElement.dataset.theme ?? '');
  const theme = (name: string) => page.locator('footer').getByRole('radio', { name });
  await theme('Dark').click();
  await expect.poll(chosen).toBe('dark');
  await page.reload();
  expect(await chosen()).toBe('dark');
  await page.hydrated();
  // The footer is hydrated when it is about to become visible.
  await page.see(() => document.querySelector('footer')?.scrollIntoView());
  await expect.poll(theme('Dark').isChecked).toBe(true);
  await theme('System').click();
  await expect.poll(chosen).not.toBe('dark');
});

test('a dialog traps the focus while it is open, and returns it to its button', async ({ page }) => {
  await openAt(page, '/careers');
  const apply = page.getByRole('button', { name: /Apply Now/ }).nth(1);
  await tabTo(page, apply);
  await page.press('Enter');
  await expect.poll(page.getByRole('dialog').isVisible).toBe(true);
  const isOutside = () =>
    page.see(() => {
      const { activeElement } = document;
      // Between the last and the first element, Tab may stop at the browser's own bar: the page then has no focus.
      return activeElement !== document.body && !activeElement?.closest('dialog');
    });
  for (let stop = 0; stop < 15; stop++) {
    expect(await isOutside(), `after Tab ${stop}`).toBe(false);
    await page.press('Tab');
  }
  await page.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  // Finds the button by position: the same element as before.
  await expect.poll(apply.isFocused).toBe(true);
});
