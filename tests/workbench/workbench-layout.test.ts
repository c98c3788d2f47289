import type { Page } from 'playwright/test';
import { expectAccessible } from '../tools/axe';
import { chooseTheme, expect, open, panel, test } from './workbench';

const filter = (page: Page) => page.getByRole('searchbox', { name: 'Find a story' });

test('finds a story despite a typo and in any word order, by keyboard alone, and says when there is none', async ({
  page,
}) => {
  await open(page, 'story=accordion--live');
  const stories = page.getByRole('navigation', { name: 'Stories' });
  await page.keyboard.press('Control+k');
  await expect(filter(page)).toBeFocused();
  await page.keyboard.type('zzzz');
  await expect(stories.getByText('No story has such a name.')).toBeVisible();
  // No dead end.
  await expect(stories.getByRole('link', { name: 'Badge' })).toBeVisible();
  await filter(page).fill('navigation barr');
  await expect(stories.getByText('No story has such a name. The nearest:')).toBeVisible();
  await filter(page).fill('form refused');
  await expect(stories.getByRole('link', { name: 'Contact form', exact: true })).toBeVisible();
  await expect(stories.getByRole('link', { name: 'Refused', exact: true }).first()).toBeVisible();
  await expect(stories.getByRole('link', { name: 'Badge' })).toHaveCount(0);
  await filter(page).fill('expnaded navbar');
  await expect(page.getByRole('status').filter({ hasText: 'Enter opens “Navbar: top expanded”' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/story=navbar--top-expanded/);
  // The siblings are in the list again.
  await expect(filter(page)).toHaveValue('');
  await expect(stories.getByRole('link', { name: 'Badge' })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Navbar: top expanded' })).toBeVisible();
});

test('shortcuts work while the story has the focus, and those of a single character can be switched off', async ({
  page,
}) => {
  const story = await open(page, 'story=button--primary');
  await story.getByRole('button').focus();
  await page.keyboard.press('Control+k');
  await expect(filter(page)).toBeFocused();
  await story.getByRole('button').focus();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Shortcuts' });
  await expect(keys).toBeVisible();
  await expectAccessible(page);
  await keys.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/story=button--secondary/);
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/story=button--primary/);
  await page.keyboard.press('?');
  await keys.getByRole('checkbox').uncheck();
  await keys.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('?');
  await expect(keys).toBeHidden();
  await page.getByRole('button', { name: /^Shortcuts/ }).click();
  await expect(keys).toBeVisible();
});

test('no shortcut fires while somebody types in a shadow tree, and Ctrl K works on a Cyrillic layout (storybookjs/storybook#23790)', async ({
  page,
}) => {
  const story = await open(page, 'story=button--primary');
  await story.locator('[data-story]').evaluate((place) => {
    const host = place.appendChild(document.createElement('div'));
    host.attachShadow({ mode: 'open' }).innerHTML = '<input aria-label="Question">';
  });
  await story.getByLabel('Question').pressSequentially('open? n');
  await expect(story.getByLabel('Question')).toHaveValue('open? n');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/story=button--primary/);
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true })));
  await expect(filter(page)).toBeFocused();
});

test('the list shows the groups, and its links open a story without a page load', async ({ page }) => {
  await open(page, 'story=accordion--live');
  const stories = page.getByRole('navigation', { name: 'Stories' });
  await expect(stories.getByRole('heading')).toHaveText([
    /^Workbench 1$/,
    /^Examples 1$/,
    /^Behaviours \d+$/,
    /^Elements \d+$/,
    /^Sections \d+$/,
  ]);
  await page.evaluate(() => {
    document.body.dataset.same = 'yes';
  });
  await stories.getByRole('link', { name: 'Badge' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Badge:/ })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
  await expect(stories.getByRole('link', { name: 'Coming soon' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Accordion: live' })).toBeVisible();
});

test('the first Tab stops are skip links past the list', async ({ page }) => {
  await open(page, 'story=accordion--live');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the story' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'The story', exact: true })).toBeFocused();
  await page.getByRole('link', { name: 'Skip to what is known of it' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'About this story' })).toBeFocused();
});

test('resizes the canvas by keyboard and by mouse, and the panel by keyboard, and remembers the panel', async ({
  page,
}) => {
  await open(page, 'story=accordion--live&viewport=400');
  const edge = page.getByRole('separator', { name: 'Edge of the canvas, in px' });
  await edge.press('ArrowLeft');
  await expect(page).toHaveURL(/viewport=390/);
  const box = await edge.boundingBox();
  if (!box) throw new Error('The edge has no place.');
  await page.mouse.move(box.x + 4, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 54, box.y + 100, { steps: 3 });
  await page.mouse.up();
  await expect(edge).toHaveAttribute('aria-valuenow', /^44\d$/);

  const divider = page.getByRole('separator', { name: 'Size of the panel, in px' });
  const width = async () => (await panel(page).boundingBox())?.width;
  await divider.press('Home');
  await expect.poll(width).toBe(300);
  await divider.press('ArrowLeft');
  await expect.poll(width).toBe(310);
  await page.reload();
  await expect.poll(width).toBe(310);
  await divider.press('End');
  await expect.poll(width).toBeGreaterThan(350);
});

test('a story that throws shows its error, and the workbench stays', async ({ page, complaints }) => {
  await page.route(/\/badge\.stories-[^/]*\.js/, async (route) => {
    const code = await (await route.fetch()).text();
    const names = [...code.matchAll(/(\w+) as (\w+)/g)].map(([, , name]) => name);
    const broken = names.map(
      (name, at) => `const s${at} = () => { throw new Error('It broke.') }; export { s${at} as ${name} };`,
    );
    await route.fulfill({ contentType: 'text/javascript', body: broken.join('\n') });
  });
  const story = await open(page, 'story=badge--coming-soon');
  await expect(story.getByRole('alert')).toContainText('It broke.');
  await page.getByRole('navigation', { name: 'Stories' }).getByRole('link', { name: 'Accordion' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accordion: live' })).toBeVisible();
  // React reports the error.
  complaints.length = 0;
});

test('follows the system’s dark theme until the reader chooses another', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const story = await open(page, 'story=button--primary');
  for (const html of [page.locator('html'), story.locator('html')])
    await expect(html).toHaveAttribute('data-theme', 'dark');
  await chooseTheme(page, 'Light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await open(page, 'story=button--primary');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  // Alone, a story is as its address says.
  await page.goto('/workbench/?story=button--primary&mode=preview');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
