import type { Page } from 'playwright/test';
import { expectAccessible } from '../tools/axe';
import { reachesOut } from '../tools/fit';
import { copyLink, expect, patiently, test } from './workbench';

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
  const fold = page.getByRole('button', { name: 'Panel' });
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  await expect(page.getByRole('tabpanel')).toBeVisible(patiently);
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
  await page.getByRole('button', { name: 'Panel' }).click();
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

test('shows every story of a component at once, in four columns, and keeps two beside each other, also in the link', async ({
  page,
}) => {
  const shown = await openComparison(page, 'story=contact-form--failed&compare=states');
  await expect(shown.getByRole('checkbox')).toHaveCount(9);
  const lefts = await shown.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(4);
  // The panel is folded beside a wall.
  await expect(page.getByRole('complementary')).toHaveCount(0);
  for (const one of await shown.all()) await expect(one).toContainText(/\d+ px/);
  await expect(page.getByText('9 beside each other. Tick two or more to see only them.')).toBeVisible();
  await expect(page.getByLabel('Width', { exact: true }).getByRole('option').first()).toHaveText(
    'Each at its own width',
  );
  await page.getByRole('checkbox', { name: 'Failed' }).check();
  await page.getByRole('checkbox', { name: 'Refused' }).check();
  await page.getByRole('button', { name: 'Only those with a tick' }).click();
  await expect(shown.locator('p')).toHaveText(['Refused', 'Failed']);
  await openComparison(page, await copyLink(page));
  await expect(shown.locator('p')).toHaveText(['Refused', 'Failed']);
  for (const one of await shown.all()) await expect(one).toBeInViewport({ ratio: 0.99 });
  await page.getByRole('button', { name: 'Panel' }).click();
  await page.getByRole('button', { name: 'submit', exact: true }).click();
  for (const name of ['Refused', 'Failed'])
    await expect(frame(page, name).getByRole('button', { name: 'Sending...' })).toBeVisible();
  await expectUsable(page);
});

test('says of a closed dialog that nothing is shown, until it is opened', async ({ page }) => {
  const shown = await openComparison(page, 'story=dialog--closed&compare=states');
  const closed = shown.filter({ has: page.getByRole('checkbox', { name: 'Closed' }) });
  await expect(closed.getByText('Nothing is shown in this state.')).toBeVisible();
  const open = shown.filter({ has: page.getByRole('checkbox', { name: 'Open', exact: true }) });
  await expect(open.getByText('Nothing is shown in this state.')).toHaveCount(0);
});

test('no tile moves while the frames load', async ({ page }) => {
  let last = () => {};
  const held = new Promise<void>((resolve) => {
    last = resolve;
  });
  await page.route(/mode=preview&story=contact-form--unanswered/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/workbench/?story=contact-form--failed&compare=states');
  const shown = page.getByRole('list', { name: 'Compared by states' }).getByRole('listitem');
  await expect(shown).toHaveCount(9);
  const tops = () => shown.evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetTop));
  const before = await tops();
  await expect(page.locator('[aria-busy="false"]')).toHaveCount(8, patiently);
  expect(await tops()).toEqual(before);
  last();
  await expect(page.locator('[aria-busy="false"]')).toHaveCount(9, patiently);
  await expect.poll(tops).not.toEqual(before);
});

test('shows every variant of an element, and its controls as hovered, focused or pressed', async ({ page }) => {
  const shown = await openComparison(page, 'story=button--primary&compare=variants');
  await expect(shown).toHaveText(
    [
      'as it is',
      'variant: primary',
      'variant: secondary',
      'variant: ghost',
      'disabled',
      'size: small',
      'size: medium',
      'size: large',
      'busy',
    ].map((name) => `${name} 390 px`),
  );
  await expect(frame(page, 'disabled').getByRole('button')).toBeDisabled();
  const color = () =>
    frame(page, 'as it is')
      .getByRole('button')
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  const before = await color();
  await page.getByLabel('Controls', { exact: true }).selectOption('Hovered');
  await expect.poll(color).not.toBe(before);
  await page.getByLabel('Controls', { exact: true }).selectOption('Focused');
  await expect(frame(page, 'as it is').getByRole('button')).not.toHaveCSS('outline-style', 'none');
  await expectUsable(page);
});

test('lays every story of a component over its accepted picture, with a slider between the two', async ({ page }) => {
  const shown = await openComparison(page, 'story=accordion--expanded&compare=picture&theme=dark');
  const picture = shown.getByRole('img', { name: 'Before' }).first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  const slider = page.getByRole('slider', { name: /^Before/ });
  await slider.focus();
  await expect(picture).toHaveCSS('clip-path', 'inset(0px 50% 0px 0px)');
  await page.keyboard.press('ArrowRight');
  await expect(picture).toHaveCSS('clip-path', 'inset(0px 49% 0px 0px)');
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
