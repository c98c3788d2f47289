import type { FrameLocator, Page } from 'playwright/test';
import { colorRules, expectAccessible } from '../tools/axe';
import { test as base, expect } from './story-page';

export { expect };

/** An error of the workbench or of a story in it fails the test. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** For what is loaded or computed, such as a statechart: a busy machine takes longer than the 5 s of other expectations. */
export const patiently = { timeout: 15_000 };

/** Opens the workbench with a story, and waits until it is ready. */
export async function open(page: Page, query: string): Promise<FrameLocator> {
  await page.goto(`/workbench/?${query}`);
  await expect(page.getByRole('tablist', { name: 'About this story' })).toBeVisible();
  const story = page.frameLocator('iframe[data-story-frame]');
  await expect(story.locator('[data-story] > *').first()).toBeAttached(patiently);
  return story;
}

export const panel = (page: Page) => page.getByRole('complementary', { name: 'About this story' });

/** The statechart in this state. */
export const chart = (page: Page, state: string) =>
  page.getByRole('figure', { name: new RegExp(`now ${state.replaceAll('.', '\\.')}$`) });

/** The query of the link that the toolbar copies. */
export async function copyLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText(/copied/i).first()).toBeVisible();
  return new URL(await page.evaluate(() => navigator.clipboard.readText())).search.slice(1);
}

/** Chooses a theme in the toolbar. */
export const chooseTheme = (page: Page, theme: 'Light' | 'Dark') =>
  page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name: theme, exact: true }).check();

/** A story alone, which the theme changes in nothing but its colors. */
export async function expectAccessibleInBothThemes(page: Page) {
  await expectAccessible(page, { wholePage: false });
  await page.locator('html').evaluate((html) => {
    html.dataset.theme = 'dark';
  });
  await expectAccessible(page, { wholePage: false, only: colorRules });
}

/** Opens the workbench with a behaviour's story, and waits for its statechart. */
export async function openBehaviour(page: Page, query: string): Promise<FrameLocator> {
  const story = await open(page, query);
  // On a phone only the list of the ways out is visible.
  await expect(page.getByRole('figure').locator('svg')).toBeAttached(patiently);
  return story;
}
