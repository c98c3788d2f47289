import type { Page } from 'playwright/test';
import { expect, hydrated, test, waitForHydration } from './page';

const calculators = [
  {
    path: '/pricing',
    file: 'plan-calculator',
    name: 'From your call log to a plan',
    field: 'Incoming calls that were answered',
    // In the first screen.
    loadedAtOnce: true,
  },
  {
    path: '/media/blog/ai-roi',
    file: 'roi-calculator',
    name: 'The arithmetic, with your figures',
    field: 'Connecting your systems, once',
    loadedAtOnce: false,
  },
];

/** The names of the chunks that a page requests from now on. */
function asked(page: Page) {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  return (name: string) => files.filter((file) => file.includes(name)).length;
}

for (const { path, file, name, field, loadedAtOnce } of calculators) {
  test(`the calculator of ${path} is loaded when it is about to become visible, and calculates`, async ({ page }) => {
    const count = asked(page);
    await page.goto(path);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(count(file)).toBe(loadedAtOnce ? 1 : 0);
    const calculator = page.getByRole('group', { name });
    await calculator.scrollIntoViewIfNeeded();
    await expect(calculator.getByRole('spinbutton').first()).toBeVisible();
    expect(count(file)).toBe(1);
    await expect(calculator.getByRole('button')).toHaveCount(0);
    const before = await calculator.getByRole('status').textContent();
    await calculator.getByLabel(field).fill('9000');
    await expect(calculator.getByRole('status')).not.toHaveText(before ?? '');
    await calculator.getByRole('button').click();
    await expect(calculator.getByRole('status')).toHaveText(before ?? '');
  });

  test(`the calculator of ${path} is a table without JavaScript`, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(path);
    const calculator = page.getByRole('group', { name });
    await expect(calculator.getByRole('term').first()).toBeVisible();
    await expect(calculator.locator('[data-part="result"]').last()).toBeVisible();
    await expect(calculator.getByRole('spinbutton')).toHaveCount(0);
    await page.close();
  });
}

test('the plan calculator leads to the contact form with the plan and its minutes (R99)', async ({ page }) => {
  await page.goto('/pricing');
  await hydrated(page);
  const calculator = page.getByRole('group', { name: 'From your call log to a plan' });
  await calculator.scrollIntoViewIfNeeded();
  await calculator.getByLabel('Calls that you missed').fill('65');
  await calculator.getByRole('link', { name: 'Choose Growth with 430 minutes' }).click();
  await expect(page).toHaveURL('/contact?subject=receptionist-growth');
  await expect(page.getByLabel('Subject')).toHaveValue('Virtual receptionist: the Growth plan');
  await expect(page.getByLabel('Message')).toHaveValue('Our phones take about 430 incoming minutes a month.');
});

test('a message leaves a receipt in the window: what was sent, and when to expect an answer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact?product=bdr');
  await hydrated(page);
  await expect(page.getByText('Receipt', { exact: true })).toHaveCount(0);
  await page.getByLabel('Name').fill('Amara Osei');
  await page.getByLabel('Email').fill('amara@northline.example');
  await page.getByLabel('Subject').fill('A demo');
  await page.getByLabel('Message').fill('Tuesday suits us.');
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page.locator('form').getByRole('status')).toHaveText('Message sent successfully!');
  const receipt = page.locator('[data-scope="call-record"]');
  await expect(receipt).toContainText('A demo');
  await expect(receipt).toContainText('BDR');
  await expect(receipt).toContainText('Tuesday suits us.');
  await expect(receipt).toBeInViewport({ ratio: 0.95 });
  await expect(page.getByText('Message sent successfully!')).toBeInViewport();
  await expect(receipt).toContainText('amara@northline.example');
  await expect(receipt).toContainText('Monday to Friday 9:00 AM to 6:00 PM EST');
  // The form is cleared, the receipt stays.
  await expect(page.getByLabel('Subject')).toHaveValue('');
  await page.getByLabel('Subject').fill('Another');
  await expect(receipt).toContainText('A demo');
});

test('a phone’s menu fills the window, with the theme switch at its end', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const count = asked(page);
  await page.goto('/pricing');
  await hydrated(page);
  expect(count('/theme-')).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  const list = page.locator('[data-scope="navbar"] ul[data-part="list"]');
  const foot = async () => {
    const box = await list.boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  await expect.poll(foot).toBeGreaterThanOrEqual(843);
  const dark = list.getByRole('radio', { name: 'Dark' });
  await dark.check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
