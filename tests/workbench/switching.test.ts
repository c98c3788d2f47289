import type { Page } from 'playwright/test';
import { stories } from './story-page';
import { chooseTheme, expect, open, test } from './workbench';

const frame = (page: Page) => page.locator('iframe[data-story-frame]');
/** Every story of the behaviours, and one of each element and section. The workbench's own pages have a window of their own. */
const shown = stories.filter(
  ({ filePath }, at) =>
    filePath.startsWith('src/behaviours/') ||
    (filePath.startsWith('src/') && stories.findIndex((other) => other.filePath === filePath) === at),
);

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

test('each story adds one history entry, and the frame adds none', async ({ page }) => {
  await open(page, 'story=badge--coming-soon');
  const expectShown = async (name: string) => {
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${name}:`) })).toBeVisible();
    const story = frame(page).contentFrame().locator(`[data-story^="${name.toLowerCase()}--"] > *`);
    await expect(story.first()).toBeAttached();
  };
  for (const name of ['Button', 'Alert', 'Icon']) {
    await list(page).getByRole('link', { name, exact: true }).click();
    await expectShown(name);
  }
  for (const name of ['Alert', 'Button', 'Badge']) {
    await page.goBack();
    await expectShown(name);
  }
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

test('the stories of no file leave anything behind in the window', async ({ page }) => {
  test.setTimeout(480_000);
  await open(page, 'story=badge--coming-soon');
  await mark(page);
  /** Everything in the window that does not belong to the current story. */
  const around = () =>
    frame(page).evaluate((element) => {
      const { document, scrollY } = (element as HTMLIFrameElement).contentWindow as Window;
      const { documentElement: html, body } = document;
      const attributes = (of: Element) => [...of.attributes].map(({ name, value }) => `${name}=${value}`).sort();
      const children = [...body.children].map((child) => `${child.localName}#${child.id}`);
      return {
        html: attributes(html),
        body: attributes(body),
        children,
        scrollY,
        focus: document.activeElement?.localName,
      };
    });
  const before = await around();
  const left: Record<string, unknown> = {};
  const choose = async (story: string) => {
    await page.evaluate((id) => {
      const link = document.createElement('a');
      link.href = `?story=${id}`;
      document.querySelector('nav')?.append(link);
      link.click();
      link.remove();
    }, story);
    await frame(page).contentFrame().locator(`[data-story="${story}"] > *`).first().waitFor({ state: 'attached' });
  };
  for (const [at, { id, filePath }] of shown.entries())
    await test.step(id, async () => {
      await choose(id);
      if (shown[at + 1]?.filePath === filePath) return;
      await choose('badge--coming-soon');
      const after = await around();
      if (JSON.stringify(after) !== JSON.stringify(before)) left[filePath] = after;
    });
  expect(left).toEqual({});
});
