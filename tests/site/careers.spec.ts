import type { Page } from 'playwright/test';
import { expect, hydrated, test } from './page';

const endpoint = '**/superadmin/career_form/';
const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 ten years of speech') };

const dialog = (page: Page) => page.getByRole('dialog');
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Submit application' });

async function apply(page: Page, opening: string) {
  await page.goto('/careers');
  await hydrated(page);
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: opening }) });
  await entry.getByRole('button', { name: 'Apply Now' }).click();
  await expect(dialog(page)).toHaveAccessibleName(`Apply: ${opening}`);
}

async function fill(page: Page) {
  await dialog(page).getByLabel('Name').fill('Jun Park');
  await dialog(page).getByLabel('Email').fill('jun@park.example');
  await dialog(page).getByLabel('Mobile number').fill('+1 302 555 0134');
  await dialog(page).getByLabel('Description').fill('Ten years of speech.');
  await dialog(page).locator('input[type=file]').setInputFiles(resume);
}

test('each of the three openings is remote, full-time, and can be applied for (R57, R58)', async ({ page }) => {
  for (const opening of ['Senior AI Engineer', 'Full Stack Developer', 'Product Manager']) {
    await apply(page, opening);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: opening }) });
    await expect(entry.getByText('Remote', { exact: true })).toBeVisible();
    await expect(entry.getByText('Full-time', { exact: true })).toBeVisible();
    expect(await entry.getByRole('list', { name: 'What you bring' }).getByRole('listitem').count()).toBeGreaterThan(2);
  }
});

test('an application reaches the server with exactly its six fields, and the dialog closes (R61, R62)', async ({
  page,
}) => {
  // Playwright does not expose uploaded files: records the FormData that is passed to fetch.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      if (init?.body instanceof FormData) {
        const fields = [...init.body].map(([name, value]) => [name, value instanceof File ? value.name : value]);
        document.documentElement.dataset.sent = JSON.stringify(fields);
      }
      return fetch(input, init);
    };
  });
  await apply(page, 'Product Manager');
  await fill(page);
  const sent = page.waitForRequest(endpoint);
  await submit(page).click();
  const request = await sent;
  expect(JSON.parse((await page.locator('html').getAttribute('data-sent')) ?? '')).toEqual([
    ['name', 'Jun Park'],
    ['email', 'jun@park.example'],
    ['mobile_number', '+1 302 555 0134'],
    ['description', 'Ten years of speech.'],
    ['resume', 'resume.pdf'],
    ['position', 'Product Manager'],
  ]);
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect((await request.response())?.status()).toBe(201);
  await expect(dialog(page).getByRole('status')).toHaveText('Application submitted successfully!');
  await expect(dialog(page)).toBeHidden();
});

test('a retry of the same application has the same key; another one has a new key', async ({ page, silent }) => {
  silent.except.push(/500/);
  const keys: (string | undefined)[] = [];
  await page.route(endpoint, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.fulfill({ status: 500, body: '{}' });
  });
  await apply(page, 'Senior AI Engineer');
  await fill(page);
  for (const times of [1, 2]) {
    await submit(page).click();
    await expect.poll(() => keys.length).toBe(times);
    await expect(dialog(page).getByRole('alert')).toBeVisible();
  }
  await dialog(page).getByLabel('Name').fill('Jun Park the younger');
  await submit(page).click();
  await expect.poll(() => keys.length).toBe(3);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a link at the top leads to the openings, and one at the end opens a mail (R57)', async ({ page }) => {
  await page.goto('/careers');
  await hydrated(page);
  await page.getByRole('link', { name: 'Three open positions' }).click();
  await expect(page.getByRole('heading', { name: 'Three open positions' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Send us an email' })).toHaveAttribute('href', /^mailto:careers@/);
});
