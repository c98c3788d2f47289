import type { Page } from 'playwright/test';
import { chooseTheme, expect, open, test } from './workbench';

const frame = (page: Page) => page.locator('iframe[data-story-frame]');
const list = (page: Page) => page.getByRole('navigation', { name: 'Stories' });

/** Marks the story's window, to detect that it was replaced. */
const mark = (page: Page) =>
  frame(page).evaluate((element) => {
    (element as HTMLIFrameElement).contentDocument?.documentElement.setAttribute('data-same', '');
  });

test('the next story reuses the window, and finds none of the previous story’s state', async ({ page }) => {
  const story = await open(page, 'story=accordion--live&viewport=320');
  await mark(page);
  await story.locator('summary', { hasText: 'Which languages do the agents speak?' }).press('Enter');
  await story.locator('html').evaluate((html) => html.ownerDocument.defaultView?.scrollTo(0, 500));
  await list(page).getByRole('link', { name: 'Several expanded' }).click();
  await expect(story.locator('[data-story="accordion--several-expanded"] details[open]').first()).toBeVisible();
  await expect(story.locator('html')).toHaveAttribute('data-same', '');
  expect(await story.locator('html').evaluate((html) => html.ownerDocument.defaultView?.scrollY)).toBe(0);
  await list(page).getByRole('link', { name: 'Live', exact: true }).click();
  await expect(story.locator('[data-story="accordion--live"] > *').first()).toBeVisible();
  await expect(story.locator('details[open]')).toHaveCount(0);
  await expect(page).toHaveURL(/viewport=320/);
});

test('controls and toolbar settings belong to their story, and are restored with it', async ({ page }) => {
  const story = await open(page, 'story=button--primary&tab=props');
  await mark(page);
  await page.getByLabel('children').fill('Call me');
  await chooseTheme(page, 'Dark');
  await page.getByLabel('Width', { exact: true }).selectOption('320');
  await list(page).getByRole('link', { name: 'Secondary', exact: true }).click();
  await expect(story.locator('[data-story="button--secondary"] > *').first()).toBeVisible();
  await expect(story.getByRole('button', { name: 'Call me' })).toHaveCount(0);
  await expect(story.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page).toHaveURL(/story=button--secondary&tab=props&theme=dark&viewport=320$/);
  await page.goBack();
  await expect(story.locator('[data-story="button--primary"]').getByRole('button', { name: 'Call me' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'children' })).toHaveValue('Call me');
  await page.goForward();
  await expect(story.locator('[data-story="button--secondary"] > *').first()).toBeVisible();
  await expect(story.getByRole('button', { name: 'Call me' })).toHaveCount(0);
  await expect(story.locator('html')).toHaveAttribute('data-same', '');
});

test('shows the last of several stories that are chosen before they load', async ({ page }) => {
  const story = await open(page, 'story=accordion--live');
  await mark(page);
  for (const name of ['Carousel', 'Navbar', 'Dialog'])
    await list(page).getByRole('link', { name, exact: true }).click();
  await expect(story.locator('[data-story^="dialog--"] > *').first()).toBeAttached();
  await expect(story.locator('html')).toHaveAttribute('data-same', '');
  await expect(page.getByRole('figure', { name: /^Statechart of dialog/ })).toBeVisible();
});

test('restarts a story that is left and chosen again', async ({ page }) => {
  const story = await open(page, 'story=accordion--live');
  await story.locator('summary', { hasText: 'Which languages do the agents speak?' }).press('Enter');
  await expect(page.getByRole('figure', { name: /now expanded$/ })).toBeVisible();
  await list(page).evaluate(async (nav) => {
    for (const id of ['accordion--collapsed', 'accordion--live']) {
      for (const link of nav.querySelectorAll<HTMLElement>(`li li a[href="?story=${id}"]`)) link.click();
      await new Promise((next) => setTimeout(next));
    }
  });
  await expect(page.getByRole('figure', { name: /now collapsed$/ })).toBeVisible();
  await expect(story.locator('[data-story="accordion--live"]')).toBeVisible();
  await expect(story.locator('details[open]')).toHaveCount(0);
});

test('a story that navigated its window is replaced in a new window', async ({ page }) => {
  const story = await open(page, 'story=button--as-a-link');
  await story
    .locator('html')
    .evaluate((html) => html.ownerDocument.defaultView?.location.assign('/workbench/llms.txt'));
  await expect(story.getByText('@halloway/ui').first()).toBeVisible();
  await list(page).getByRole('link', { name: 'Primary', exact: true }).click();
  await expect(story.locator('[data-story="button--primary"] button')).toBeVisible();
});
