import { reachesOut } from '../tools/fit';
import { stories } from './story-page';
import { copyLink, expect, expectAccessibleInBothThemes, patiently, test } from './workbench';

const shown = stories.filter(({ id }) => !/^(overview|examples-for-products)--/.test(id));

test('one page has every story at 320 px, in a window while it is in view, by words and by group, in both themes and on a phone', async ({
  page,
}) => {
  await page.goto('/workbench/?mode=preview&story=overview--everything&theme=light');
  const items = page.getByRole('listitem');
  await expect(items).toHaveCount(shown.length);
  const first = items.first().locator('iframe').contentFrame();
  await expect(first.locator('[data-story] > *').first()).toBeVisible(patiently);
  expect(await first.locator('html').evaluate((html) => html.clientWidth)).toBe(320);
  await expect(page.getByText(/^(At 320 px: (none|\d+) of \d+ stories fails?|No dots)/)).toBeVisible();
  // Not hundreds of windows.
  expect(await page.locator('iframe').count()).toBeLessThan(30);
  await page.getByLabel('Name or state').fill('navbar expanded');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Navbar']);
  await page.getByLabel('Name or state').fill('elements');
  await expect(page.getByRole('heading', { level: 2, name: 'Navbar' })).toHaveCount(0);
  await page.getByLabel('Name or state').fill('nothing is called that');
  await expect(page.getByText(`0 of ${shown.length} stories`)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('Name or state').fill('badge');
  await expect(items.first().locator('iframe').contentFrame().locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await reachesOut(page)).toEqual([]);
});

test('the page of all says that nothing fails, and its filter is in the address and in the link', async ({ page }) => {
  await page.goto('/workbench/?story=overview--everything');
  const frame = page.frameLocator('iframe[data-story-frame]');
  await frame.getByLabel('Name or state').fill('navbar');
  await frame.getByLabel('Show', { exact: true }).selectOption('What fails');
  await expect(frame.getByText('Nothing of that name fails at 320 px, or in any other look.')).toBeVisible();
  await expect(page).toHaveURL(/filter=.*navbar/);
  const link = await copyLink(page);
  await page.goto('/workbench/');
  await page.goto(`/workbench/?${link}`);
  await expect(frame.getByLabel('Name or state')).toHaveValue('navbar');
  await expect(frame.getByLabel('Show', { exact: true })).toHaveValue('any');
  // A story opened from here has no filter, and the way back has it again.
  await frame.getByLabel('Show', { exact: true }).selectOption('All stories');
  await frame.getByRole('link', { name: 'Top expanded', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\?story=navbar--top-expanded$/);
  await page.goBack();
  await expect(frame.getByLabel('Name or state')).toHaveValue('navbar');
});

test('one page has a component’s keys, all its stories and its props, in the order in which products set them', async ({
  page,
}) => {
  await page.goto('/workbench/');
  const frame = page.frameLocator('iframe[data-story-frame]');
  await frame.getByRole('link', { name: 'Keyboard of the accordion' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accordion: page' })).toBeVisible();
  const keys = frame.getByRole('heading', { name: 'Keyboard' });
  await expect(keys).toBeInViewport(patiently);
  await expect(frame.getByRole('cell', { name: 'Home, End' })).toBeVisible();
  await frame.getByRole('link', { name: 'Stories' }).press('Enter');
  await expect(frame.getByRole('link', { name: 'Collapsed' })).toBeInViewport();
  await frame.getByRole('link', { name: 'Props' }).press('Enter');
  const props = frame.getByRole('table', { name: 'Props of Accordion' });
  await expect(props.getByRole('rowheader').first()).toHaveText(/items/);
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await reachesOut(page)).toEqual([]);
  await frame.getByRole('link', { name: 'Several expanded' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Accordion: several expanded' })).toBeVisible();
});
