import { reachesOut } from '../tools/fit';
import { stories } from './story-page';
import { expect, expectAccessibleInBothThemes, patiently, test } from './workbench';

const SHEET = '/workbench/?mode=preview&story=overview--everything';
const shown = stories.filter(({ id }) => !/^(overview|examples-for-products)--/.test(id));

test('the contact sheet shows the picture of every story, and its axe results, and filters by words, by group and by kind', async ({
  page,
}) => {
  await page.goto(SHEET);
  const items = page.getByRole('listitem');
  await expect(items).toHaveCount(shown.length);
  await expect(page.getByText(`${shown.length} of ${shown.length} stories`)).toBeVisible();
  const first = items.first().locator('img');
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth), patiently)
    .toBeGreaterThan(300);
  // Or where to get them.
  await expect(page.getByText(/^Accepted pictures/)).toContainText(/axe checked them on|The tab Checks of a story/);
  await page.getByLabel('Name or state').fill('navbar expanded');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Navbar']);
  await page.getByLabel('Name or state').fill('');
  await page.getByLabel('Group').selectOption('Elements');
  await expect(page.getByRole('heading', { level: 2, name: 'Navbar' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: 'Badge' })).toBeVisible();
  await page.getByLabel('Group').selectOption('All');
  await page.getByLabel('Stories', { exact: true }).selectOption('pinned');
  await expect(items).toHaveCount(shown.filter(({ state }) => state).length);
  await page.getByLabel('Name or state').fill('nothing is called that');
  await expect(page.getByText(`0 of ${shown.length} stories`)).toBeVisible();
});

test('opens a story from its picture without a page load', async ({ page }) => {
  await page.goto('/workbench/?story=overview--everything');
  await page.evaluate(() => {
    document.body.dataset.same = 'yes';
  });
  const sheet = page.frameLocator('iframe[data-story-frame]');
  await sheet.getByLabel('Name or state').fill('accordion expanded');
  await sheet.getByRole('link', { name: 'Expanded', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Accordion: expanded' })).toBeVisible();
  await expect(sheet.locator('[data-story="accordion--expanded"] > *').first()).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview: everything' })).toBeVisible();
});

test('the contact sheet shows the pictures of the current theme, is accessible in both, and fits a phone', async ({
  page,
}) => {
  await page.goto(`${SHEET}&theme=light`);
  const source = () => page.getByRole('listitem').first().locator('img').getAttribute('src');
  expect(await source()).toContain('.light');
  // It ends in dark.
  await expectAccessibleInBothThemes(page);
  await expect.poll(source).toContain('.dark');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await reachesOut(page)).toEqual([]);
});
