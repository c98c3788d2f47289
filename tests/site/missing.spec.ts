import type { Page } from 'playwright/test';
import { expect, hold, hydrated, test } from './page';

/** Code that does not arrive: the second step of the entry, and the page's own. */
const codes = { 'the code of all pages': '**/assets/browser-*.js', 'the page’s own code': '**/assets/contact-*.js' };

const noise = /ERR_FAILED|dynamically imported module|Failed to load resource/;
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'has not arrived' });

for (const [what, files] of Object.entries(codes)) {
  test.describe(`when ${what} does not arrive`, () => {
    test.beforeEach(({ silent }) => void silent.except.push(noise));

    test('it is asked for again, and the page comes alive', async ({ page }) => {
      await page.route(files, (route) => route.abort(), { times: 1 });
      await page.goto('/contact');
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type))
        .toBe('reload');
      await hydrated(page);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/Enter your name/);
      await expect(notice(page)).toBeHidden();
    });

    test('the form says what to do instead, and keeps what was typed', async ({ page }) => {
      await page.route(files, (route) => route.abort());
      await page.goto('/contact');
      await page.getByLabel('Name').fill('Amara Osei');
      await page.getByLabel('Name').press('Enter');
      await expect(notice(page)).toBeVisible();
      await expect(notice(page)).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden();
      await expect(page.getByText('An email reaches the same people').getByRole('link')).toBeVisible();
      await expect(page.getByLabel('Name')).toHaveValue('Amara Osei');
      await expect(page).toHaveURL('/contact');
    });

    test('the page can be read, says so, and is not loaded again and again', async ({ page }) => {
      let loads = 0;
      page.on('framenavigated', () => loads++);
      await page.route(files, (route) => route.abort());
      await page.goto('/contact');
      await expect(notice(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(loads).toBe(2);
      await page.unroute(files);
      await notice(page).getByRole('link').click();
      await hydrated(page);
      await expect(notice(page)).toBeHidden();
    });
  });
}

test('who pressed a button and waits for nothing is told; the code that comes late does not press it', async ({
  page,
}) => {
  await page.clock.install();
  let arrive = () => {};
  await page.route('**/assets/browser-*.js', async (route) => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await route.continue();
  });
  await page.goto('/careers');
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await expect(notice(page)).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(notice(page)).toBeVisible();
  arrive();
  await hydrated(page);
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what is pressed after that is waited for no longer than what was pressed before', async ({ page }) => {
  await page.clock.install();
  const release = await hold(page);
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Amara Osei');
  await page.getByLabel('Email').fill('amara@northline.example');
  await page.getByLabel('Subject').fill('A demo');
  await page.getByLabel('Message').fill('Tuesday suits us.');
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  for (let times = 0; times < 2; times++) {
    await page.getByLabel('Subject').press('Enter');
    await page.clock.runFor(10_000);
    await expect(notice(page)).toBeVisible();
  }
  release();
  await hydrated(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.locator('form').getByRole('status')).toHaveText('Message sent successfully!');
  expect(posts).toHaveLength(1);
});

test('tabs whose code does not arrive show all that is in them', async ({ page, silent }) => {
  silent.except.push(noise);
  await page.route('**/assets/browser-*.js', (route) => route.abort());
  await page.goto('/transcribe');
  await expect(notice(page)).toBeVisible();
  const tabs = page.locator('[data-scope="tabs"]');
  await expect(tabs.locator('[data-part="list"]')).toBeHidden();
  const panels = tabs.locator('[data-part="content"]');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
});
