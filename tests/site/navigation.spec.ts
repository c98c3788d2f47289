import { expect, hold, hydrated, test } from './page';

test('a route change starts at the top, with the new title and the focus on the heading (R5, D19)', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page).toHaveTitle(/^Contact/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/contact$/);
});

test('a page whose code does not arrive is loaded by the browser instead', async ({ page, silent }) => {
  silent.except.push(/ERR_FAILED|dynamically imported module/);
  await page.goto('/');
  await hydrated(page);
  await page.route('**/assets/contact-*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us.');
});

test('Back and Forward return to where the visitor was (D19)', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(500);
  await page.waitForFunction(() =>
    Object.values(JSON.parse(sessionStorage.getItem('hw-scroll-positions') ?? '{}')).some(
      (y) => y === Math.round(scrollY),
    ),
  );
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us.');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Halloway/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us.');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the keyboard alone reaches everything, the skip link first', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
});

test('the dropdown opens by hover, by click and by key, and Escape returns to its button (D18)', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const button = page.getByRole('banner').getByRole('button', { name: 'Solutions' });
  const link = page.getByRole('banner').getByRole('link', { name: /Horizontal Solutions/ });
  await expect(link).toBeHidden();
  await button.hover();
  await expect(link).toBeVisible();
  await page.mouse.move(700, 700);
  await expect(link).toBeHidden();
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(link).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the bar is transparent up to 10 px and solid past it (R6)', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const bar = page.getByRole('banner').locator('> div');
  const background = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const clear = await background();
  await page.evaluate(() => scrollTo(0, 10));
  await expect.poll(background).toBe(clear);
  await page.evaluate(() => scrollTo(0, 11));
  await expect.poll(background).not.toBe(clear);
});

test('a phone has a menu that closes when a page is chosen (R10)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Careers' })).toBeHidden();
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Careers' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /Vertical Solutions/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('a button pressed before our code is there is pressed when it is', async ({ page }) => {
  const release = await hold(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Menu' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
});

test('a dropdown pressed open before our code is there stays open', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const button = page.getByRole('banner').getByRole('button', { name: 'Solutions' });
  await button.click();
  await page.mouse.move(700, 700);
  release();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('Login/Signup leaves for the dashboard by a full page load (R9)', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login/Signup' })).toHaveAttribute(
    'href',
    'https://dashboard.halloway.example/accounts/login/',
  );
});

test('the chosen theme is remembered and never flashes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});
