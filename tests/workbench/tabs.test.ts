import type { Locator, Page } from 'playwright/test';
import { colorRules, expectAccessible } from '../tools/axe';
import { reachesOut, smallText, unreadable } from '../tools/fit';
import { chooseTheme, copyLink, expect, open, panel, patiently, test } from './workbench';

const tabs = ['State', 'Props', 'Readme', 'Code', 'Checks'];
/** Every tab of a machine with parallel states; of a clock, a form with an error and an element what differs from it. */
const examples: Record<string, readonly string[]> = {
  'navbar--live': tabs,
  'demo-player--playing': ['State'],
  'contact-form--refused': ['State'],
  'button--primary': ['State', 'Props'],
};

/** Waits until the tab shows its statechart, its results and its types. */
async function complete(page: Page, tab: string): Promise<Locator> {
  const shown = page.getByRole('tabpanel', { name: tab });
  await expect(shown.getByText(/^(Starting|Drawing|Reading|Checking)\b.* …$/)).toHaveCount(0, patiently);
  return shown;
}

test('arrow keys move between the tabs, and the link keeps the open one', async ({ page }) => {
  await open(page, 'story=accordion--live');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('State').focus();
  for (const name of [...tabs.slice(1), 'State', 'Props']) {
    await page.keyboard.press('ArrowRight');
    await expect(tab(name)).toBeFocused();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/tab=checks/);
  await page.keyboard.press('Home');
  await expect(tab('State')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('a changed prop updates the story without a restart, and is in the link', async ({ page }) => {
  const story = await open(page, 'story=button--primary&tab=props');
  const button = story.getByRole('button');
  const before = await button.elementHandle();
  await page.getByLabel('variant').selectOption('secondary');
  await page.getByLabel('children').fill('Call me');
  await page.getByLabel('disabled').check();
  await expect(story.getByRole('button', { name: 'Call me' })).toBeDisabled();
  expect(await button.evaluate((now, then) => now === then, before)).toBe(true);
  const again = await open(page, await copyLink(page));
  await expect(again.getByRole('button', { name: 'Call me' })).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'variant' })).toHaveValue('"secondary"');
  await page.getByRole('button', { name: 'As the story has it: disabled' }).click();
  await expect(again.getByRole('button', { name: 'Call me' })).toBeEnabled();
});

test('a link that sets a prop without a control, or a value of another type, shows the story without it, and says so', async ({
  page,
}) => {
  const props = { Tabs: { tabs: 'no list', label: 'Hours' } };
  const story = await open(page, `story=tabs--live&props=${encodeURIComponent(JSON.stringify(props))}`);
  await expect(story.getByRole('tablist', { name: 'Hours' })).toBeVisible();
  await expect(page.getByText('The link sets Tabs.tabs, which no control can set so.')).toBeVisible();
});

test('behaviours and sections have prop controls too', async ({ page }) => {
  const accordion = await open(page, 'story=accordion--live&tab=props');
  await expect(accordion.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.getByLabel('headingLevel').selectOption('2');
  await expect(accordion.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const section = await open(page, 'story=call-to-action--with-a-voice&tab=props');
  await page.getByLabel('title', { exact: true }).fill('Ring us');
  await expect(section.getByRole('region', { name: 'Ring us' })).toBeVisible();
});

test('shows a behaviour’s readme with its statechart', async ({ page }) => {
  await open(page, 'story=navbar--live&tab=readme');
  await expect(panel(page).getByRole('heading', { name: 'When not to use it' })).toBeVisible();
  const drawing = panel(page).getByRole('img', { name: 'Statechart of navbar' });
  await drawing.scrollIntoViewIfNeeded();
  await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
});

test('shows the code as a product would write it, in color, with a copy button and the doc comments of its props', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'story=button--as-a-link&tab=code');
  const code = page.getByRole('region', { name: 'Code of this story' });
  await expect(code).toContainText('Book a Voice AI Demo');
  await expect(code.locator('[data-token="keyword"]').first()).toHaveText('import');
  await expect(code.locator('[data-token="text"]').first()).toHaveText("'@halloway/ui'");
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [
      "import { ButtonLink } from '@halloway/ui';",
      '',
      '<ButtonLink variant="primary" href="#contact">',
      '  Book a Voice AI Demo',
      '</ButtonLink>',
    ].join('\n'),
  );
  await page.getByRole('tab', { name: 'Props' }).click();
  await expect(panel(page).locator('code', { hasText: /^primary$/ })).toBeVisible();
  await expect(panel(page)).not.toContainText('undefined');
});

test('says so when axe cannot be loaded, and keeps the focus while it checks again', async ({ page, complaints }) => {
  await open(page, 'story=button--primary&tab=checks');
  const again = page.getByRole('button', { name: 'Check again' });
  await again.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'axe in' })).toBeVisible(patiently);
  await expect(again).toBeFocused();
  await page.route(/axe\.min/, (route) => route.abort());
  await page.reload();
  await expect(panel(page).getByText(/^axe could not run/)).toBeVisible(patiently);
  // The browser reports the request.
  complaints.length = 0;
});

test('runs the checks in the theme and width of the story, shows the rule of a violation, and highlights its element in the frame', async ({
  page,
}) => {
  const story = await open(page, 'story=button--primary&tab=checks&theme=dark&viewport=390');
  const done = page.getByRole('status').filter({ hasText: 'axe' });
  await expect(done).toContainText('axe in dark, at 390 px');
  await chooseTheme(page, 'Light');
  await expect(done).toContainText('axe in light');
  await expect(page.getByRole('heading', { name: 'No rule is broken' })).toBeVisible();
  await story.locator('button').evaluate((button) => {
    button.textContent = '';
  });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('link', { name: 'button-name' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Show / })
    .first()
    .click();
  await expect(story.locator('[data-lit]')).toBeVisible();
  await page.getByRole('tab', { name: 'Code' }).click();
  await expect(story.locator('[data-lit]')).toHaveCount(0);
});

test('copies the recorded events as a machine test and as a page test', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const story = await open(page, 'story=accordion--live');
  await expect(page.getByRole('figure').locator('svg')).toBeVisible();
  await story.locator('summary', { hasText: 'Which languages do the agents speak?' }).press('Enter');
  await expect(page.locator('[data-workbench-state]')).toHaveText('expanded');
  await page.getByRole('button', { name: 'Machine, for Vitest' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const ofMachine = await page.evaluate(() => navigator.clipboard.readText());
  expect(ofMachine).toContain("import { accordionMachine } from '@halloway/ui/machines';");
  expect(ofMachine).toContain("test('accordion: collapsed, expanded', () => {");
  expect(ofMachine).toContain("actor.send({ type: 'toggle', item: 'languages' });");
  await page.getByRole('button', { name: 'Story, for Playwright' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe(ofMachine);
  const ofStory = await page.evaluate(() => navigator.clipboard.readText());

  // Runs the copied test.
  const body = ofStory.slice(ofStory.indexOf('=> {', ofStory.indexOf('async (')) + 4, ofStory.lastIndexOf('});'));
  expect(body).toContain('[data-scope="accordion"]');
  const run = new Function('page', 'expect', `return (async () => {${body}})()`);
  await run(await context.newPage(), expect);
});

for (const [story, shown] of Object.entries(examples))
  test(`${shown.join(', ')} of ${story} can be reached by keyboard, is accessible and whole at three widths, in light and in dark`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, `story=${story}`);
    for (const tab of shown)
      await test.step(tab, async () => {
        await page.getByRole('tab', { name: tab }).click();
        expect(await missedByTab(page, await complete(page, tab)), tab).toEqual([]);
        for (const [theme, widths] of [
          ['Light', [390, 768, 1440]],
          // Nothing but colors depends on the theme, and in the panel nothing of them on the width.
          ['Dark', tab === 'State' ? [1440, 390] : [1440]],
        ] as const) {
          await chooseTheme(page, theme);
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme.toLowerCase());
          for (const width of widths) {
            // Where a statechart is scrolled, axe ends with an error on its words, and checks no color at all.
            const height = tab === 'State' && theme === 'Dark' ? 6_000 : 900;
            await page.setViewportSize({ width, height });
            await complete(page, tab);
            const when = `${tab} in ${theme} at ${width} px`;
            if (theme === 'Light') {
              expect(await reachesOut(page), when).toEqual([]);
              expect(await unreadable(page), when).toEqual([]);
              expect(await smallText(page), when).toEqual([]);
            }
            // The markup of 768 px is that of the widths around it; around the panel, nothing depends on the tab.
            const within = tab === 'State' ? {} : { within: '[role="tabpanel"][data-state="selected"]' };
            const only = theme === 'Dark' ? { only: colorRules } : {};
            if (width !== 768) await expectAccessible(page, { when, ...within, ...only });
          }
        }
        await page.setViewportSize({ width: 1440, height: 900 });
      });
  });

/** Presses Tab until the focus leaves the panel, and lists the controls that it did not reach or show. */
async function missedByTab(page: Page, shown: Locator): Promise<string[]> {
  const reach = () =>
    shown.evaluate((panel) => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement || element instanceof SVGElement) || !panel.contains(element)) return 'left';
      element.dataset.reached = '';
      const drawn = element instanceof HTMLInputElement && element.type === 'radio' ? element.labels?.[0] : element;
      const { top, bottom } = (drawn ?? element).getBoundingClientRect();
      return element.matches(':focus-visible') && bottom > 0 && top < innerHeight ? 'seen' : element.outerHTML;
    });
  await page.keyboard.press('Tab');
  for (let came = await reach(), stops = 0; came !== 'left'; came = await reach()) {
    expect(came).toBe('seen');
    expect(++stops).toBeLessThan(150);
    await page.keyboard.press('Tab');
  }
  return shown.evaluate((panel) =>
    [...panel.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled, [tabindex="-1"]'))
      // A radio group is one Tab stop.
      .filter((one) => !one.matches('[type=radio]:not(:checked)') && one.dataset.reached === undefined)
      .map(({ outerHTML }) => outerHTML),
  );
}
