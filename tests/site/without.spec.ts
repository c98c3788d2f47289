import { routes } from '../../site/routes';
import { expect, test } from './page';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of routes) {
    test(`${path} can be read, and left by every link`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Careers' })).toBeVisible();
      for (const heading of await page.getByRole('heading', { level: 2 }).all()) await expect(heading).toBeVisible();
    });
  }

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
      const open = page.locator('main details[open]');
      const questions = page.locator('main details > summary');
      await questions.nth(0).click();
      await questions.nth(2).click();
      await expect(open).toHaveCount(1);
      await expect(page.locator('main details').nth(2)).toHaveAttribute('open', '');
      await questions.nth(2).click();
      await expect(open).toHaveCount(0);
    });

  test('every opening names an address to apply to', async ({ page }) => {
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
    }
  });

  test('the contact form says what to do instead, and puts nothing into the address', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden();
    await expect(page.getByText('needs JavaScript')).toBeVisible();
    await page.getByLabel('Name').fill('Amara');
    await page.getByLabel('Name').press('Enter');
    await expect(page).toHaveURL('/contact');
  });
});

test('with reduced motion nothing moves, and all three phrases are there (D20)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const phrase of ['Voice AI', 'Built for Business', 'Designed for Scale']) {
    await expect(page.getByRole('heading', { level: 1 }).getByText(phrase)).toBeVisible();
  }
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('with forced colors every field keeps its boundary', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/contact');
  const style = await page.getByLabel('Name').evaluate((field) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(field);
    return { borderTopStyle, borderTopWidth };
  });
  expect(style).toEqual({ borderTopStyle: 'solid', borderTopWidth: '1px' });
});
