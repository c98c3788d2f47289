import type { Page } from 'playwright/test';
import { routes } from '../../site/routes';
import { openStoreToRead } from '../../site/server/store';
import { expect, test } from './page';

/** Each submission comes from an address of its own, by which it is found in the store. */
let submissions = 0;
const addressOf = (name: string) => `${name}.${process.pid}.${Date.now()}.${++submissions}@northline.example`;

/** What the server has stored from that address. */
async function received(email: string) {
  const store = await openStoreToRead({ folder: process.env.TEST_DATA ?? '' });
  try {
    return await store.list({ email });
  } finally {
    await store.close();
  }
}

async function expectReceipt(page: Page, words: string) {
  const receipt = page.getByRole('status').filter({ hasText: words });
  await expect(receipt).toBeFocused();
  await expect(receipt).toBeInViewport();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is readable', async ({ page }) => {
    test.setTimeout(120_000);
    for (const { path } of routes) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Careers' }), path).toBeVisible();
      // A heading that only our code would show.
      const unseen = page.locator('main :is(h2, h3):not(details *, dialog *)').filter({ visible: false });
      expect(await unseen.allTextContents(), path).toEqual([]);
    }
  });

  test('a phone shows the whole navigation', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Careers' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /Vertical Solutions/ })).toBeVisible();
  });

  test('the questions open, one at a time (R20)', async ({ page }) => {
    await page.goto('/');
    await page.getByText('Which languages do the agents speak?').click();
    await expect(page.getByText('English, Hindi, Arabic, Spanish and more. Tell us')).toBeVisible();
    await page.getByText('How do we start?').click();
    await expect(page.getByText('English, Hindi, Arabic, Spanish and more. Tell us')).toBeHidden();
  });

  for (const path of ['/', '/transcribe', '/virtual-receptionist', '/voice-consulting'])
    test(`one question is open at a time on ${path}, and can be closed again (R95)`, async ({ page }) => {
      await page.goto(path);
      const faq = page.locator('[data-scope="accordion"]').last();
      const open = faq.locator('details[open]');
      const questions = faq.locator('summary');
      await questions.nth(0).click();
      await questions.nth(2).click();
      await expect(open).toHaveCount(1);
      await expect(faq.locator('details').nth(2)).toHaveAttribute('open', '');
      await questions.nth(2).click();
      await expect(open).toHaveCount(0);
    });

  test('every opening links to the form and gives a mail address', async ({ page }) => {
    await page.goto('/careers');
    await expect(page.getByRole('button', { name: 'Apply Now' })).toHaveCount(0);
    for (const opening of ['Senior AI Engineer', 'Full Stack Developer', 'Product Manager']) {
      const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: opening }) });
      const link = entry.getByRole('link', { name: 'careers@halloway.example' });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute(
        'href',
        `mailto:careers@halloway.example?subject=${encodeURIComponent(opening)}`,
      );
      await entry.getByRole('link', { name: 'Apply Now' }).click();
      await expect(page.getByRole('dialog', { name: 'Apply for a position' })).toBeInViewport();
    }
    await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0);
  });

  test('the waitlist links to the contact form', async ({ page }) => {
    await page.goto('/bdr/waitlist');
    await expect(page.getByRole('button', { name: 'Fill in my message' })).toBeHidden();
    await page.getByRole('link', { name: 'Write it in the contact form' }).click();
    await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  });

  test('an invalid message is shown again as typed, and is then stored once (D41)', async ({ page, silent }) => {
    silent.except.push(/400/);
    const email = addressOf('amara');
    await page.goto('/contact');
    await page.getByLabel('Name').fill(' ');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Subject').fill('A demo');
    await page.getByLabel('Product').selectOption('BDR');
    await page.getByLabel('Message').fill('Tuesday\nsuits us.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription('This is required');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Product')).toHaveValue('BDR');
    await expect(page.getByLabel('Message')).toHaveValue('Tuesday\nsuits us.');
    expect(await received(email)).toEqual([]);
    await page.getByLabel('Name').fill('Amara Osei');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expectReceipt(page, 'Message sent successfully!');
    expect(await received(email)).toMatchObject([
      { form: 'contact', fields: { name: 'Amara Osei', product: 'BDR', message: 'Tuesday\nsuits us.' } },
    ]);
  });

  test('a subscription is stored once as a message (D41)', async ({ page }) => {
    const email = addressOf('reader');
    await page.goto('/media/blog/ai-roi');
    await page.getByPlaceholder('Enter your email').fill(email);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expectReceipt(page, 'Message sent successfully!');
    expect(await received(email)).toMatchObject([{ fields: { subject: 'Newsletter subscription' } }]);
  });

  test('an invalid application is shown again as typed, and is then stored once (D41)', async ({ page, silent }) => {
    silent.except.push(/400/);
    const email = addressOf('jun');
    const resume = { name: 'resume.pdf', mimeType: 'application/pdf' };
    const submit = page.getByRole('button', { name: 'Submit application' });
    await page.goto('/careers');
    await page.getByLabel('Position', { exact: true }).selectOption('Product Manager');
    await page.getByLabel('Name', { exact: true }).fill('Jun Park');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Mobile number').fill('+1 302 555 0134');
    await submit.click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('Resume')).toHaveAccessibleDescription('Resume is required. PDF up to 10MB');
    await expect(page.getByLabel('Position', { exact: true })).toHaveValue('Product Manager');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Jun Park');
    expect(await received(email)).toEqual([]);
    await page.getByLabel('Resume').setInputFiles({ ...resume, buffer: Buffer.from('%PDF-1.7 ten years') });
    await submit.click();
    await expectReceipt(page, 'Application submitted successfully!');
    expect(await received(email)).toMatchObject([
      { form: 'career', fields: { position: 'Product Manager' }, resume: { name: 'resume.pdf', bytes: 18 } },
    ]);
  });
});

test('with reduced motion nothing moves, and all three phrases are shown (D20)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const phrase of ['Voice AI', 'Built for Business', 'Designed for Scale']) {
    await expect(page.getByRole('heading', { level: 1 }).getByText(phrase)).toBeVisible();
  }
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('with forced colors every field keeps its border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/contact');
  const style = await page.getByLabel('Name').evaluate((field) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(field);
    return { borderTopStyle, borderTopWidth };
  });
  expect(style).toEqual({ borderTopStyle: 'solid', borderTopWidth: '1px' });
});
