import type { FrameLocator, Page } from 'playwright/test';
import { expectAccessible } from '../tools/axe';
import { reachesOut } from '../tools/fit';
import { stories } from './story-page';
import { chart, chooseTheme, copyLink, expect, open, openBehaviour, panel, test } from './workbench';

const inFrame = <T>(page: Page, look: (view: Window & typeof globalThis) => T) =>
  page
    .locator('iframe[data-story-frame]')
    .evaluate(
      (frame, source) => new Function('view', `return (${source})(view)`)((frame as HTMLIFrameElement).contentWindow),
      look.toString(),
    ) as Promise<T>;

async function writeMessage(story: FrameLocator) {
  await story.getByLabel('Name').fill('Amara Osei');
  await story.getByLabel('Email').fill('amara@northline.example');
  await story.getByLabel('Subject').fill('Calls after six');
  await story.getByLabel('Message').fill('Who answers after six?');
  await story.getByRole('button').last().click();
}

test.describe('the panel beside a behaviour', () => {
  test('shows the statechart with the current state highlighted, follows events in the story, and restarts it', async ({
    page,
  }) => {
    const story = await openBehaviour(page, 'story=accordion--live');
    await expect(chart(page, 'collapsed').locator('[data-current] .name')).toHaveText(['collapsed']);
    await story.getByText('What happens when a caller asks for a person?').click();
    await expect(chart(page, 'expanded')).toBeVisible();
    await expect(panel(page).getByRole('listitem').filter({ hasText: 'collapsed → expanded' })).toContainText('toggle');
    await expect(page.getByLabel('Data of toggle, as JSON')).toHaveValue('{"item":"person"}');
    await page.getByRole('button', { name: 'Restart' }).click();
    await expect(chart(page, 'collapsed')).toBeVisible();
  });

  test('sends the events that the machine accepts, by a button or the chart, with the data that the reader types', async ({
    page,
  }) => {
    const story = await openBehaviour(page, 'story=accordion--live');
    const data = page.getByLabel('Data of toggle, as JSON');
    const toggle = page.getByRole('button', { name: 'toggle', exact: true });
    await data.fill('{"item":"systems"}');
    await toggle.click();
    await expect(story.getByText('The agent looks things up')).toBeVisible();
    await data.fill('{"item":');
    await expect(toggle).toBeDisabled();
    await data.fill('{"item":"systems"}');
    const inChart = (state: string, to: string) =>
      chart(page, state)
        .getByRole('button', { name: new RegExp(`^toggle.*to ${to}`) })
        .first();
    await inChart('expanded', 'collapsed').click();
    await expect(story.locator('details[open]')).toHaveCount(0);
    await inChart('collapsed', 'expanded').click();
    await expect(inChart('expanded', 'collapsed')).toBeVisible();
    await expect(story.getByText('The agent looks things up')).toBeVisible();
  });

  test('offers no event that a guard refuses or the state ignores', async ({ page }) => {
    await openBehaviour(page, 'story=contact-form--idle');
    await expect(page.getByRole('button', { name: 'submit', exact: true })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'dismiss', exact: true })).toBeDisabled();
    const idle = chart(page, 'idle');
    await expect(idle.getByRole('button', { name: 'submit [isValid], to submitting' })).toHaveCount(0);
    const submit = idle.getByRole('listitem').filter({ hasText: 'submit [isValid]' });
    await expect(submit).toContainText('submitting');
    await expect(submit).toContainText('not now, only when every required field is filled');
    await idle.getByRole('button', { name: 'submit [else], to invalid' }).click();
    await expect(chart(page, 'invalid')).toBeVisible();
  });

  for (const [state, last] of [
    ['refused', /^submit fails: the server refuses/],
    ['failed', /^submit fails: the network is away/],
  ] as const)
    test(`says how to get to ${state}, in view and by a reader’s own steps, and plays them`, async ({ page }) => {
      await openBehaviour(page, 'story=contact-form--idle');
      const answer = panel(page).getByRole('group');
      // No scrolling before: the answer is two choices away.
      await expect(answer.getByText('How to get to a state')).toBeInViewport();
      await answer.getByText('How to get to a state').click();
      // No single event leads there now: the fields are empty.
      await expect(answer.getByLabel('To', { exact: true })).toHaveValue('valid');
      await answer.getByLabel('To', { exact: true }).selectOption(state);
      const steps = answer.getByRole('list').first().getByRole('listitem');
      await expect(steps.first()).toContainText(/^change /);
      await expect(steps.last()).toContainText(last);
      await expect(steps.last()).toBeInViewport();
      await expect(answer.getByText('Or, by the product:')).toHaveCount(state === 'refused' ? 1 : 0);
      if (state === 'refused') await expect(answer.getByRole('listitem').last()).toContainText(/^refuse /);
      await page.getByRole('link', { name: 'Play these steps' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Contact form: live' })).toBeVisible();
      await expect(chart(page, state)).toBeVisible();
      await expect(page.frameLocator('iframe[data-story-frame]').getByRole('alert').first()).toBeVisible();
    });

  test('shows that a story is pinned, and resumes it on request', async ({ page }) => {
    const story = await openBehaviour(page, 'story=accordion--expanded');
    await story.getByText('Which languages do the agents speak?').click();
    await expect(chart(page, 'expanded')).toBeVisible();
    await expect(panel(page).getByText('pinned', { exact: true })).toBeVisible();
    await page.getByLabel('Data of toggle, as JSON').fill('{"item":"person"}');
    await page.getByRole('button', { name: 'toggle', exact: true }).click();
    await expect(chart(page, 'collapsed')).toBeVisible();
  });

  test('makes the backend hang, and advances the clock to the millisecond of the timeout', async ({ page }) => {
    const story = await openBehaviour(page, 'story=contact-form--live');
    await page.getByRole('combobox', { name: 'submit', exact: true }).selectOption('never answers');
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('button', { name: 'Run' })).toBeVisible();
    await writeMessage(story);
    await expect(chart(page, 'submitting')).toBeVisible();
    await expect(panel(page).getByText('next delay of 30,000 ms')).toBeVisible();
    await page.getByLabel('Step, in ms').fill('29999');
    await page.getByRole('button', { name: 'Go on by that' }).click();
    await expect(panel(page).getByText('ends in 1 ms')).toBeVisible();
    await expect(chart(page, 'submitting')).toBeVisible();
    await page.getByRole('button', { name: 'To the next delay' }).click();
    await expect(chart(page, 'unanswered')).toBeVisible();
    await expect(story.getByRole('alert')).toHaveText('Error sending message.');
  });

  test('delays the backend’s answer', async ({ page }) => {
    const story = await openBehaviour(page, 'story=contact-form--live&faults=contact-form.submit:fails@5');
    await writeMessage(story);
    await expect(chart(page, 'submitting')).toBeVisible();
    await expect(panel(page).getByText('next delay of 5,000 ms')).toBeVisible();
    await page.getByRole('button', { name: 'To the next delay' }).click();
    await expect(chart(page, 'refused')).toBeVisible();
  });
});

test.describe('a link', () => {
  test('restores what it was copied from: sending, a hanging backend, dark, 390 px, an answer that was pressed', async ({
    page,
    context,
  }) => {
    // Three charts are laid out one after the other.
    test.slow();
    const story = await openBehaviour(
      page,
      'story=contact-form--live&theme=dark&viewport=390&faults=contact-form.submit:hangs',
    );
    await writeMessage(story);
    await expect(chart(page, 'submitting')).toBeVisible();
    const link = await copyLink(page);
    await chart(page, 'submitting').getByRole('button', { name: 'error [else], to failed' }).click();
    await expect(chart(page, 'failed')).toBeVisible();
    const answered = await copyLink(page);

    const other = await context.newPage();
    const again = await openBehaviour(other, link);
    await expect(chart(other, 'submitting')).toBeVisible();
    await expect(again.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(again.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await inFrame(other, (view) => view.innerWidth)).toBe(390);
    await expect(other.getByRole('combobox', { name: 'submit', exact: true })).toHaveValue('hangs');
    await expect(panel(other).getByText('Stands at')).toBeVisible();

    expect(answered).toContain('events=');
    await openBehaviour(other, answered);
    await expect(chart(other, 'failed')).toBeVisible();
  });

  test('pins any state of a story by name', async ({ page }) => {
    await openBehaviour(page, 'story=contact-form--live&state=failed');
    await expect(chart(page, 'failed')).toBeVisible();
    await expect(panel(page).getByText('pinned', { exact: true })).toBeVisible();
  });

  test('of a long session has no events, and the copy says so', async ({ page }) => {
    const toggles = Array.from({ length: 150 }, (_, at) => [at, 'accordion', { type: 'toggle', item: 'languages' }]);
    await openBehaviour(page, `story=accordion--live&events=${encodeURIComponent(JSON.stringify(toggles))}&at=1000`);
    await expect(chart(page, 'collapsed')).toBeVisible();
    const link = await copyLink(page);
    expect(link).not.toContain('events=');
    expect(link.length).toBeLessThan(6000);
    await expect(page.getByText('Copied without the events: they are too many for a link.')).toBeVisible();
  });
});

test('the toolbar sets the width, theme, direction and motion of the story’s window', async ({ page }) => {
  const story = await openBehaviour(page, 'story=accordion--live');
  await page.getByLabel('Width', { exact: true }).selectOption('320');
  await expect.poll(() => inFrame(page, (view) => view.innerWidth)).toBe(320);
  await chooseTheme(page, 'Dark');
  await expect(story.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.getByRole('checkbox', { name: 'Right to left' }).check();
  await expect(story.locator('html')).toHaveAttribute('dir', 'rtl');
  const reduced = (view: Window & typeof globalThis) => view.matchMedia('(prefers-reduced-motion: reduce)').matches;
  expect(await inFrame(page, reduced)).toBe(false);
  await page.getByLabel('Outlines').check();
  await story.locator('summary').first().hover();
  await expect(story.getByText(/^<\w+> 2\d\d × \d+/)).toBeVisible();
  await page.getByLabel('Reduced motion').check();
  await expect.poll(() => inFrame(page, reduced)).toBe(true);
  // In style sheets too.
  const mark = story.locator('summary [aria-hidden]').first();
  const duration = () => mark.evaluate((element) => getComputedStyle(element, '::after').transitionDuration);
  await expect.poll(duration).toBe('0s');
  await expect
    .poll(() => page.url())
    .toContain('motion=reduce&outline=true&rtl=true&story=accordion--live&theme=dark&viewport=320');
});

test('the workbench fits a window of 320 px, where a button opens the list', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openBehaviour(page, 'story=contact-form--submitting');
  expect(await reachesOut(page)).toEqual([]);
  await expectAccessible(page);
  const list = page.getByRole('navigation', { name: 'Stories' });
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Stories' }).click();
  await expect(list).toBeVisible();
  expect(await reachesOut(page)).toEqual([]);
  await expectAccessible(page);
});

test('an address without a story offers the nearest names, with and without the layout', async ({ page }) => {
  for (const mode of ['', '&mode=preview']) {
    await page.goto(`/workbench/?story=acordion--expandet${mode}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no story “acordion--expandet”');
    await expectAccessible(page, { wholePage: mode === '' });
  }
  await page.goto('/workbench/?story=buton--kinds');
  await expect(page.getByRole('main').getByRole('link', { name: 'Button: Primary', exact: true })).toBeVisible();
  await page.goto('/workbench/?story=acordion--expandet');
  await page.getByRole('main').getByRole('link', { name: 'Accordion: Expanded', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accordion: expanded' })).toBeVisible();
});

test('the list names the stories that Ladle built: first the one to play with, then the life cycle', async ({
  page,
}) => {
  await open(page, 'story=contact-form--live');
  const list = page.getByRole('navigation', { name: 'Stories' });
  await expect(list.getByRole('link', { name: 'Contact form' }).locator('~ ul').getByRole('link')).toHaveText([
    'Docs and all stories',
    'Live',
    'Idle',
    'Invalid',
    'Valid',
    'Submitting',
    'Submitted',
    'Refused',
    'Failed',
    'Unanswered',
  ]);
  await page.goto('/workbench/?mode=preview&story=overview--everything');
  const links = page.getByRole('listitem').getByRole('link');
  await expect(links.first()).toBeVisible();
  const listed = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('story')),
  );
  const built = stories.map(({ id }) => id).filter((id) => !/^(overview|examples-for-products)--/.test(id));
  expect(listed.sort()).toEqual(built.sort());
});

for (const state of ['blocked', 'full', 'broken'] as const)
  test(`where the browser’s storage is ${state}, the workbench works, and only forgets (tomayac/SVGcode#86)`, async ({
    page,
  }) => {
    await page.addInitScript((state) => {
      const fail = () => {
        throw new DOMException('Storage is not available.', 'SecurityError');
      };
      if (state === 'blocked') Object.defineProperty(window, 'localStorage', { get: fail, configurable: true });
      else if (state === 'full') Storage.prototype.setItem = fail;
      else for (const key of ['workbench-panel', 'workbench-single-keys']) localStorage.setItem(key, '{"');
    }, state);
    await openBehaviour(page, 'story=accordion--live');
    await page.keyboard.press('?');
    await page.getByRole('checkbox', { name: /single characters/ }).click();
    await expect(page.getByRole('checkbox', { name: /single characters/ })).not.toBeChecked();
  });
