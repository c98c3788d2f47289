import { pagesOfEachKind } from './built/read';
import { expect, test } from './page';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // routes.spec.ts: every text of every page is in its HTML.
  test('every kind of page is readable', async ({ page }) => {
    test.setTimeout(120_000);
    for (const path of pagesOfEachKind) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Careers' }), path).toBeVisible();
      // A heading, or a figure of a calculator, that only our code would show.
      const texts =
        'main :is(h2, h3, [data-scope="calculator"] :is(dt, [data-part="result"])):not(details *, dialog *)';
      const unseen = page.locator(texts).filter({ visible: false });
      expect(await unseen.allTextContents(), path).toEqual([]);
    }
  });

  test('a phone shows the whole navigation', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Careers' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /Vertical Solutions/ })).toBeVisible();
  });

  test('every opening links to the form, and a mail address stands below them', async ({ page }) => {
    await page.goto('/careers');
    await expect(page.getByRole('button', { name: 'Apply Now' })).toHaveCount(0);
    const mail = page.getByRole('link', { name: 'careers@halloway.example' }).first();
    await expect(mail).toBeVisible();
    await expect(mail).toHaveAttribute('href', /^mailto:careers@halloway\.example\?subject=\w/);
    for (const opening of ['Senior AI Engineer', 'Full Stack Developer', 'Product Manager']) {
      const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: opening }) });
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
