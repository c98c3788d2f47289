import type { Page } from 'playwright/test';
import { bdrWaitlist } from '../../site/content/bdr-waitlist';
import { expect, hold, hydrated, postsOf, test, visit } from './page';

test('an application shows a server error about the resume beside its field (R57–R63)', async ({ page, silent }) => {
  silent.except.push(/413/);
  await visit(page, '/careers');
  await page.route('**/superadmin/career_form/', (route) => route.fulfill({ status: 413, body: '<h1>nginx</h1>' }));
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  const dialog = page.getByRole('dialog');
  for (const [label, text] of Object.entries({
    Name: 'Jun Park',
    Email: 'jun@park.example',
    'Mobile number': '+1 302 555 0134',
  }))
    await dialog.getByLabel(label).fill(text);
  const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };
  await dialog.getByLabel('Resume').setInputFiles(resume);
  await dialog.getByRole('button', { name: /^Submit/ }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to submit application');
  await expect(dialog.getByText('Please upload a PDF of 10 MB or less')).toBeVisible();
  await expect(dialog.getByText(/^What you typed is still here/)).toContainText('careers@halloway.example');
});

const entry = { 'First name': 'Amara', 'Last name': 'Osei', Email: 'amara@northline.example', Phone: '20 7946 0018' };

async function enter(page: Page) {
  for (const [label, text] of Object.entries(entry)) await page.getByLabel(label).fill(text);
  await page.getByLabel('Phone').press('Enter');
}

test('the waitlist confirms after a second, without a request, and leads to a message with what was typed, without putting it into the address (R39, R40, D11)', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/bdr/waitlist');
  const posts = postsOf(page);
  const code = page.getByLabel('Country code');
  await expect(code.locator('option')).toHaveText(['+1 (US, Canada)', '+44 (UK)', '+91 (India)', '+61 (Australia)']);
  await expect(code).toHaveValue('+1');
  await code.selectOption('+44');
  // The second must not run while this machine is busy.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await enter(page);
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await page.clock.runFor(1_100);
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveCount(0);
  expect(posts).toEqual([]);

  await page.clock.resume();
  await page.getByRole('link', { name: 'Hold my place' }).click();
  await expect(page).toHaveURL('/contact?product=bdr&purpose=waitlist&subject=bdr-waitlist');
  const expectFilledIn = async () => {
    for (const [label, text] of Object.entries({
      Name: 'Amara Osei',
      Email: entry.Email,
      Subject: 'BDR waitlist',
      Product: 'BDR',
      Purpose: 'Add to Waitlist',
      Message: bdrWaitlist.form.message('+44 20 7946 0018'),
    }))
      await expect(page.getByLabel(label)).toHaveValue(text);
  };
  await expectFilledIn();
  // The history state is cleared once the form has read it.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('amara');
  await expectFilledIn();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const sent = page.waitForRequest('**/superadmin/contact_form/');
  await page.getByRole('button', { name: 'Send message' }).click();
  expect((await (await sent).response())?.status()).toBe(201);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(page.getByLabel('Subject')).toHaveValue('BDR waitlist');
});

test.describe('before hydration', () => {
  test('a subscription is sent once, though its section is hydrated last', async ({ page }) => {
    const release = await hold(page);
    await page.goto('/media/blog', { waitUntil: 'domcontentloaded' });
    await page.getByPlaceholder('Enter your email').fill('amara@northline.example');
    const posts = postsOf(page);
    await page.getByPlaceholder('Enter your email').press('Enter');
    release();
    await expect(page.getByRole('status').filter({ hasText: /subscribed/ })).toBeVisible();
    expect(posts).toHaveLength(1);
  });
});
