import type { Page } from 'playwright/test';
import { expectAccessible } from '../tools/axe';
import { reachesOut } from '../tools/fit';
import { copyLink, expect, expectAccessibleInBothThemes, open, patiently, test } from './workbench';

const frame = (page: Page, name: string) => page.frameLocator(`iframe[title$=", ${name}"]`);

/** Opens a comparison and waits until every story in it has rendered. */
async function openComparison(page: Page, query: string) {
  await page.goto(`/workbench/?${query}`);
  const shown = page.getByRole('list', { name: /^Compared by/ }).getByRole('listitem');
  await expect(shown.first()).toBeVisible();
  for (const one of await shown.all())
    await expect(one.locator('iframe').contentFrame().locator('[data-story] > *').first()).toBeAttached();
  for (const one of await shown.all()) await expect(one).toHaveAttribute('aria-busy', 'false');
  return shown;
}

/** The comparison with its panel, on a desktop and on a phone. */
async function expectUsable(page: Page) {
  await expect(page.getByRole('figure').locator('svg')).toBeVisible(patiently);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await reachesOut(page)).toEqual([]);
  await expectAccessible(page);
}

test('shows a story at four widths, each in a window of that width, at one scale', async ({ page }) => {
  const shown = await openComparison(page, 'story=navbar--live&compare=widths');
  await expect(shown).toHaveCount(4);
  const widths = await page
    .locator('iframe[data-story-frame]')
    .evaluateAll((all) => all.map((one) => (one as HTMLIFrameElement).contentWindow?.innerWidth));
  expect(widths).toEqual([320, 390, 768, 1440]);
  await expect(frame(page, '320 px').getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect(frame(page, '1440 px').getByRole('button', { name: 'Menu' })).toBeHidden();
  await expectUsable(page);
});

test('repeats an event in every frame, whether it comes from a frame or from the panel', async ({ page }) => {
  const shown = await openComparison(page, 'story=accordion--live&compare=themes');
  await expect(shown).toHaveCount(2);
  await expect(frame(page, 'light').locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(frame(page, 'dark').locator('html')).toHaveAttribute('data-theme', 'dark');
  await frame(page, 'dark').locator('summary', { hasText: 'Which languages do the agents speak?' }).press('Enter');
  for (const name of ['light', 'dark']) await expect(frame(page, name).locator('details[open]')).toHaveCount(1);
  await page.getByLabel('Data of toggle, as JSON').fill('{"item":"systems"}');
  await page.getByRole('button', { name: 'toggle', exact: true }).click();
  for (const name of ['light', 'dark'])
    await expect(frame(page, name).getByText('The agent looks things up')).toBeVisible();
  // Only the first frame writes to the link, so each event appears there once. (Events that the browser sends come from
  // every frame.)
  const link = new URLSearchParams(await copyLink(page));
  const events: [number, string, { type: string }][] = JSON.parse(link.get('events') ?? '[]');
  expect(events.filter(([, , { type }]) => type === 'toggle')).toHaveLength(2);
  await expectUsable(page);
});

test('compares directions side by side', async ({ page }) => {
  await openComparison(page, 'story=navbar--live&compare=directions');
  await expect(frame(page, 'left to right').locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(frame(page, 'right to left').locator('html')).toHaveAttribute('dir', 'rtl');
});

test('shows all states of a behaviour in one grid, large enough to read, in the order of the life cycle, and sends an event to each of them', async ({
  page,
}) => {
  const shown = await openComparison(page, 'story=form--idle&compare=states');
  await expect(shown).toHaveCount(8);
  const texts = await shown.locator('p').allTextContents();
  expect(texts.slice(0, 3)).toEqual(['idle', 'invalid', 'submitting']);
  for (const scale of await shown.evaluateAll((all) =>
    all.map((one) => one.clientWidth / (one.querySelector('iframe')?.clientWidth ?? 0)),
  ))
    expect(scale).toBeGreaterThan(0.85);
  await page.getByRole('button', { name: 'submit', exact: true }).click();
  await expect(page.locator('[data-workbench-state]')).toHaveText(/^invalid/);
  await expect(frame(page, 'valid').getByRole('button', { name: 'Sending' })).toBeVisible();
  await expect(frame(page, 'failed').getByRole('button', { name: 'Sending' })).toBeVisible();
  await expectUsable(page);
});

test('shows every variant of an element in each state of its control', async ({ page }) => {
  const story = await open(page, 'story=button--primary');
  await page.getByLabel('Compare', { exact: true }).selectOption('All variants');
  const table = story.getByRole('region', { name: 'Variants and states of Button', exact: true }).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([
    'Variant',
    'default',
    'hover',
    'focus',
    'active',
    'disabled',
  ]);
  await expect(table.getByRole('rowheader')).toHaveText([/^variant: /, /^variant: /]);
  const color = (state: string) =>
    table
      .locator(`[data-state="${state}"] button`)
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect.poll(() => color('hover')).not.toBe(await color('default'));
  const outline = table.locator('[data-state="focus"] button').first();
  await expect(outline).not.toHaveCSS('outline-style', 'none');
  await expect(table.getByRole('button').last()).toBeDisabled();
});

test('the page of all variants is accessible in light and in dark, fits a phone, and leads to the states of behaviours', async ({
  page,
}) => {
  await page.goto('/workbench/?mode=preview&story=overview--variants');
  await expect(page.getByRole('heading', { level: 2, name: 'Week' })).toBeVisible();
  await expect(page.getByText('This story threw')).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await reachesOut(page)).toEqual([]);
  await page.getByRole('link', { name: 'accordion', exact: true }).click();
  await expect(page).toHaveURL(/story=accordion--collapsed&compare=states|compare=states&story=accordion--collapsed/);
});

test('lays a story over its stored picture, with a slider between the two', async ({ page }) => {
  await page.goto('/workbench/?story=accordion--expanded&compare=picture&theme=dark');
  const picture = page.getByRole('img', { name: 'Before' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  await expect(page.frameLocator('iframe[data-story-frame]').locator('[data-story] > *').first()).toBeVisible();
  const slider = page.getByRole('slider', { name: /^Before/ });
  await slider.focus();
  const clip = () => picture.evaluate((image) => getComputedStyle(image.parentElement as Element).clipPath);
  expect(await clip()).toBe('inset(0px 50% 0px 0px)');
  await page.keyboard.press('ArrowRight');
  expect(await clip()).toBe('inset(0px 49% 0px 0px)');
  await page.keyboard.press('Home');
  expect(await clip()).toBe('inset(0px 100% 0px 0px)');
  await expectUsable(page);
});

test('keeps the comparison in the link and for the next story, and closes it', async ({ page }) => {
  await openComparison(page, 'story=button--primary&compare=themes');
  await page.getByRole('navigation', { name: 'Stories' }).getByRole('link', { name: 'Secondary', exact: true }).click();
  await expect(frame(page, 'dark').locator('[data-story="button--secondary"] > *').first()).toBeVisible();
  await expect(page).toHaveURL(/compare=themes&story=button--secondary$/);
  await page.getByLabel('Compare', { exact: true }).selectOption('');
  await expect(page.locator('iframe[data-story-frame]')).toHaveCount(1);
});
