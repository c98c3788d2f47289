import type { Page } from 'playwright/test';
import { expect, hold, hydrated, notice, test, visit } from './page';

/** Chunks that fail to load: the second step of the entry, and the page's own. */
const codes = { 'the code of all pages': '**/assets/main-*.js', 'the page’s own code': '**/assets/contact-*.js' };

const noise = /ERR_FAILED|dynamically imported module|Failed to load resource/;

for (const [what, files] of Object.entries(codes)) {
  test.describe(`when ${what} does not arrive`, () => {
    test.beforeEach(({ silent }) => void silent.except.push(noise));

    test('the page stays readable with what was typed, and its notice has a link to reload', async ({ page }) => {
      await page.route(files, (route) => route.abort());
      await page.goto('/contact');
      await page.getByLabel('Name').fill('Amara Osei');
      await page.getByLabel('Name').press('Enter');
      await expect(notice(page)).toBeVisible();
      await expect(notice(page)).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
      await expect(page.getByLabel('Name')).toHaveValue('Amara Osei');
      await expect(page).toHaveURL('/contact');
      await page.unroute(files);
      await notice(page).getByRole('link').click();
      await hydrated(page);
      await expect(notice(page)).toBeHidden();
    });
  });
}

test('a pressed button without code shows a notice after the timeout, and is not pressed by code that arrives later', async ({
  page,
}) => {
  await page.clock.install();
  const release = await hold(page);
  await page.goto('/careers');
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await expect(notice(page)).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(notice(page)).toBeVisible();
  release();
  await hydrated(page);
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('tabs whose code does not arrive show all of their content', async ({ page, silent }) => {
  silent.except.push(noise);
  await page.route('**/assets/main-*.js', (route) => route.abort());
  await page.goto('/transcribe');
  await expect(notice(page)).toBeVisible();
  const tabs = page.locator('[data-scope="tabs"]');
  await expect(tabs.locator('[data-part="list"]')).toBeHidden();
  const panels = tabs.locator('[data-part="content"]');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
});

test('a section that throws during hydration keeps its HTML, and its links work', async ({ page, silent }) => {
  silent.except.push(/broken on purpose/);
  await page.route('**/assets/newsletter-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new Error("broken on purpose") }',
    }),
  );
  await visit(page, '/media/blog');
  await page.getByRole('textbox', { name: 'Email' }).fill('amara@northline.example');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('amara@northline.example');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/answers the phone/);
});

test('the notice of a section whose code arrives after the timeout goes when it arrives', async ({ page }) => {
  await page.clock.install();
  const release = await hold(page, '**/assets/speech-*.js');
  await visit(page, '/careers');
  const play = page.getByRole('main').getByRole('button', { name: 'Play' }).first();
  await play.click();
  await page.clock.runFor(10_000);
  await expect(notice(page)).toBeVisible();
  release();
  await expect(notice(page)).toHaveCount(0);
  await expect(play).toBeEnabled();
});

test('the timeout of a navigation ends with it, and does not load the next page from the server', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/answers the phone/);
  await page.clock.runFor(9_000);
  const release = await hold(page, '**/assets/contact-*.js');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.clock.runFor(2_000);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us.');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('of two forms that wait for code that does not arrive, both are posted, in order', async ({ page }) => {
  await page.clock.install();
  const release = await hold(page);
  const posts: (string | null)[] = [];
  page.on(
    'request',
    (request) =>
      request.method() === 'POST' && posts.push(new URLSearchParams(request.postData() ?? '').get('subject')),
  );
  await page.goto('/contact');
  await page.locator('main form').evaluate((form) => form.after(form.cloneNode(true)));
  const forms = page.locator('main form');
  for (const [at, subject] of ['A room', 'A table'].entries())
    for (const [name, text] of Object.entries({
      name: 'Ada Byron',
      email: 'ada@inn.example',
      subject,
      message: 'For two.',
    }))
      await forms.nth(at).locator(`[name=${name}]`).fill(text);
  for (const form of await forms.all()) await form.locator('[name=subject]').press('Enter');
  await page.clock.runFor(10_000);
  await expect(page.locator('[data-part="receipt"]')).toHaveText('Message sent successfully!');
  expect(posts).toEqual(['A room', 'A table']);
  release();
});

test('a press that fails when it is replayed stops no other', async ({ page, silent }) => {
  silent.except.push(/broken on purpose/);
  const release = await hold(page);
  await page.goto('/careers');
  await page.getByRole('button', { name: 'Menu', includeHidden: true }).evaluate((button: HTMLElement) => {
    button.click();
    button.click = () => {
      throw new Error('broken on purpose');
    };
  });
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the first press on a plan’s link, before the plans are hydrated, marks the plan and follows the link', async ({
  page,
}) => {
  const followed: string[] = [];
  // Without content, the page stays.
  await page.route('https://dashboard.halloway.example/**', (route) => {
    followed.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  const release = await hold(page, '**/assets/transcription-plans-*.js');
  await visit(page, '/transcribe');
  const plan = page.locator('[data-part="plan"]').filter({ has: page.getByRole('heading', { name: 'Pro' }) });
  await plan.getByRole('link').click();
  release();
  await expect(plan).toHaveAttribute('data-state', 'chosen');
  await expect.poll(() => followed.length).toBe(1);
});

test('a link of a section whose code hangs is followed after two seconds, without what the code would add', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/plan-calculator-*.js');
  await visit(page, '/pricing');
  await page
    .getByRole('link', { name: /^Choose / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/contact\?/);
  release();
});

test('a link that waits for its section’s code is not followed when another link was followed after it', async ({
  page,
}) => {
  await page.clock.install();
  const releases = [await hold(page, '**/assets/plan-calculator-*.js'), await hold(page, '**/assets/terms-*.js')];
  await visit(page, '/pricing');
  await page
    .getByRole('link', { name: /^Choose / })
    .first()
    .click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await page.clock.runFor(3_000);
  await expect(page).toHaveURL('/terms');
  for (const release of releases) release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/);
});

test.describe('a page to which a link leads has no notice', () => {
  const waitlist = async (page: Page) => {
    await page
      .getByRole('link', { name: /waitlist/i })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
  };

  test('about a press on the page before it', async ({ page }) => {
    await page.clock.install();
    const release = await hold(page, '**/assets/speech-*.js');
    await visit(page, '/bdr');
    await page.getByRole('main').getByRole('button', { name: 'Play' }).first().click();
    await waitlist(page);
    await page.clock.runFor(11_000);
    await expect(notice(page)).toHaveCount(0);
    release();
  });

  test('about a section of the page before it', async ({ page, silent }) => {
    silent.except.push(noise);
    await page.route('**/assets/speech-*.js', (route) => route.abort());
    await visit(page, '/bdr');
    await page.getByRole('main').getByRole('button', { name: 'Play' }).first().click();
    await expect(notice(page)).toBeVisible();
    await waitlist(page);
    await expect(notice(page)).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
  });

  test('about a section of the page before it, whose code fails late', async ({ page, silent }) => {
    silent.except.push(noise);
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/assets/speech-*.js', async (route) => {
      await failed;
      await route.abort();
    });
    await visit(page, '/bdr');
    await page.getByRole('main').getByRole('button', { name: 'Play' }).first().click();
    await waitlist(page);
    const request = page.waitForEvent('requestfailed');
    fail();
    await request;
    await page.waitForTimeout(300);
    await expect(notice(page)).toHaveCount(0);
  });
});
