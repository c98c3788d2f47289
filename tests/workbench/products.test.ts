import type { Page } from 'playwright/test';
import { expectAccessible } from '../tools/axe';
import { test as base, expect } from './story-page';

/** One example of the page "Examples for products", by its heading. An error on the page fails the test. */
const test = base.extend<{ example: (title: RegExp, fragment?: string) => Promise<ReturnType<Page['getByRole']>> }>({
  example: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
    await use(async (title, fragment = '') => {
      await page.goto(`/workbench/?mode=preview&story=examples-for-products--examples${fragment}`);
      const section = page
        .getByRole('region', { name: title })
        .filter({ has: page.getByRole('heading', { level: 2, name: title }) });
      await expect(section.locator('pre')).toContainText("from '@halloway/ui'");
      return section;
    });
    expect(complaints).toEqual([]);
  },
});

test('opens an item by the URL and by a link to it, and notifies the product', async ({ page, example }) => {
  const section = await example(/from the URL/, '#dogs');
  await expect(section.getByText('a bowl is in your room')).toBeVisible();
  await expect(section.getByText('Open: dogs')).toBeVisible();
  await section.getByText('When is breakfast?').focus();
  await page.locator('summary').filter({ hasText: 'When is breakfast?' }).press('Enter');
  await expect(section.getByText('Open: breakfast')).toBeVisible();
  await page.goto('about:blank');
  const again = await example(/from the URL/);
  await expect(again.getByText('Open: nothing')).toBeVisible();
  await again.getByRole('link', { name: 'the question about dogs' }).press('Enter');
  await expect(again.getByText('Open: dogs')).toBeVisible();
  await expect(again.getByText('a bowl is in your room')).toBeVisible();
});

test('takes billing period, currency, locale and factor from the product', async ({ example }) => {
  const section = await example(/billing period/);
  await expect(section.getByRole('heading', { name: 'Rooms, billed yearly' })).toBeVisible();
  await expect(section.getByText('480,00 €')).toBeVisible();
  await section.getByRole('radio', { name: /Yearly/ }).press('ArrowLeft');
  await expect(section.getByRole('heading', { name: 'Rooms, billed monthly' })).toBeVisible();
  await expect(section.getByText('640 €')).toBeVisible();
});

test('opens a dialog from the product’s own button, returns the focus to it, and leaves by an animation of the product', async ({
  page,
  example,
}) => {
  const section = await example(/button of your own/);
  const button = section.getByRole('button', { name: 'When are you open?' });
  for (const close of [() => page.keyboard.press('Escape'), () => page.keyboard.press('Enter')]) {
    await button.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Opening hours' })).toBeVisible();
    await expectAccessible(page, { wholePage: false });
    await close();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
  }

  await page.addStyleTag({
    content: `dialog { transition: opacity 60s, display 60s allow-discrete, overlay 60s allow-discrete; opacity: 0 }
      dialog[open] { opacity: 1; transition: none }`,
  });
  await button.press('Enter');
  const dialog = page.locator('dialog').filter({ hasText: 'Opening hours' });
  await expect(dialog).toHaveAttribute('data-state', 'open');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveAttribute('data-state', 'closed');
  await expect(dialog).toHaveCSS('display', 'block');
  await expect(button).toBeFocused();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(dialog).toHaveCSS('display', 'none');
});

test('opens the application dialog for the position that the product names', async ({ page, example }) => {
  const section = await example(/for a position/);
  const button = section.getByRole('button', { name: 'Become our night porter' });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Apply: Night porter' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expectAccessible(page, { wholePage: false });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(dialog).toBeVisible();
});

test('takes the product’s field, lists, rule and timeout in the contact form', async ({ example }) => {
  const section = await example(/contact form/);
  await expect(section.getByLabel('Product').getByRole('option')).toHaveText(['Rooms', 'Restaurant']);
  await expect(section.getByLabel('Purpose').getByRole('option')).toHaveText(['Change a booking', 'Ask for a bill']);
  for (const [label, value] of Object.entries({
    Name: 'Amara Osei',
    Email: 'unanswered@hotel.example',
    Subject: 'A bill',
    Message: 'May I have it again?',
    'Booking number': '1234',
  }))
    await section.getByLabel(label, { exact: true }).fill(value);
  const booking = section.getByLabel('Booking number');
  await booking.press('Enter');
  await expect(booking).toBeFocused();
  await expect(booking).toHaveAccessibleDescription('Enter it as on your bill: B1234');
  await booking.fill('B1234');
  await expect(booking).toHaveAccessibleDescription('');
  await section.getByRole('button', { name: 'Send message' }).press('Enter');
  await expect(section.getByRole('button', { name: 'Sending...' })).toBeFocused();
  await expect(section.getByRole('alert')).toHaveText('Error sending message.');
  await section.getByLabel('Email').fill('amara@hotel.example');
  await booking.press('Enter');
  await expect(section.getByRole('status').filter({ hasText: 'Message sent successfully!' })).toBeVisible();
});

test('shows everything in Arabic, from right to left, and is accessible while it shows errors', async ({
  page,
  example,
}) => {
  const section = await example(/Translate everything/);
  const live = section.locator('[lang="ar"]');
  await expect(live).toHaveCSS('direction', 'rtl');
  await live.getByRole('button', { name: 'إرسال الرسالة' }).press('Enter');
  await expect(live.getByLabel('الاسم')).toBeFocused();
  await expect(live.getByLabel('الاسم')).toHaveAccessibleDescription('أدخل اسمك');
  await expectAccessible(page, { wholePage: false });
  await live.getByLabel('البريد الإلكتروني').fill('amara');
  await expect(live.getByLabel('البريد الإلكتروني')).toHaveAccessibleDescription(/name@company\.com/);
  await live.getByRole('radio', { name: 'شهري' }).press('ArrowLeft');
  await expect(live.getByRole('radio', { name: /سنوي/ })).toBeChecked();
  const latin = await live.evaluate((element) =>
    [...(element as HTMLElement).innerText.matchAll(/[A-Za-z]{2,}/g)].map(String),
  );
  expect(latin.filter((word) => !['name', 'company', 'com'].includes(word))).toEqual([]);
});

test('restyles a part in one of its states by rules of the product', async ({ example }) => {
  const section = await example(/Restyle/);
  const item = section.locator('[data-part="item"]').first();
  await expect(item).toHaveCSS('border-inline-start-width', '0px');
  await item.locator('summary').press('Enter');
  await expect(item).toHaveCSS('border-inline-start-width', '8px');
  await expect(item.locator('summary')).toHaveCSS('flex-direction', 'row-reverse');
});

test('counts success, refusal, failure and timeout', async ({ example }) => {
  const section = await example(/Count/);
  const states = section.getByText(/^States:/);
  for (const [who, ends] of [
    ['refused', 'submitting, refused'],
    ['failed', 'valid, submitting, failed'],
    ['unanswered', 'valid, submitting, unanswered'],
    ['amara', 'valid, submitting, submitted'],
  ]) {
    await section.getByRole('textbox').fill(`${who}@hotel.example`);
    await section.getByRole('textbox').press('Enter');
    await expect(states).toHaveText(new RegExp(`${ends}$`));
  }
});

test('shows a server error beside its field in the product’s own form', async ({ page, example }) => {
  const section = await example(/form of your own/);
  await section.getByLabel('Guest').fill('Amara Osei');
  await section.getByLabel('Guest').press('Enter');
  await expect(section.getByLabel('Day')).toHaveAccessibleDescription('We are closed on Mondays');
  await expect(section.getByRole('alert')).toHaveText('It was not accepted.');
  await expectAccessible(page, { wholePage: false });
  await section.getByLabel('Day').selectOption('Tuesday');
  await expect(section.getByLabel('Day')).toHaveAccessibleDescription('');
  await section.getByRole('button', { name: 'Book a table' }).press('Enter');
  await expect(section.getByRole('status').filter({ hasText: 'It is yours.' })).toBeVisible();
});
