import type { Page } from 'playwright/test';
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

// What each component does beyond its example is proven beside the component.
test('opens an item by the URL, and notifies the product', async ({ example }) => {
  const section = await example(/from the URL/, '#dogs');
  await expect(section.getByText('Open: dogs')).toBeVisible();
  await section.locator('summary').filter({ hasText: 'When is breakfast?' }).press('Enter');
  await expect(section.getByText('Open: breakfast')).toBeVisible();
});

test('takes billing period, currency, locale and factor from the product', async ({ example }) => {
  const section = await example(/billing period/);
  await expect(section.getByRole('heading', { name: 'Rooms, billed yearly' })).toBeVisible();
  await expect(section.getByText('480,00 €')).toBeVisible();
  await section.getByRole('radio', { name: /Yearly/ }).press('ArrowLeft');
  await expect(section.getByRole('heading', { name: 'Rooms, billed monthly' })).toBeVisible();
});

for (const [title, button, name] of [
  [/button of your own/, 'When are you open?', 'Opening hours'],
  [/for a position/, 'Become our night porter', 'Apply: Night porter'],
] as const)
  test(`opens the dialog “${name}” from the product’s own button, and returns the focus to it`, async ({
    page,
    example,
  }) => {
    const trigger = (await example(title)).getByRole('button', { name: button });
    await trigger.press('Enter');
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(trigger).toBeFocused();
  });

test('takes the product’s field, lists and rule in the contact form', async ({ example }) => {
  const section = await example(/contact form/);
  await expect(section.getByLabel('Product').getByRole('option')).toHaveText(['Rooms', 'Restaurant']);
  const booking = section.getByLabel('Booking number');
  await booking.fill('1234');
  await booking.press('Enter');
  await expect(booking).toHaveAccessibleDescription('Enter it as on your bill: B1234');
});

test('shows everything in Arabic, from right to left', async ({ example }) => {
  const live = (await example(/Translate everything/)).locator('[lang="ar"]');
  await expect(live).toHaveCSS('direction', 'rtl');
  await live.getByRole('button', { name: 'إرسال الرسالة' }).press('Enter');
  await expect(live.getByLabel('الاسم')).toHaveAccessibleDescription('أدخل اسمك');
  const latin = await live.evaluate((element) =>
    [...(element as HTMLElement).innerText.matchAll(/[A-Za-z]{2,}/g)].map(String),
  );
  expect(latin.filter((word) => !['name', 'company', 'com'].includes(word))).toEqual([]);
});

test('restyles a part in one of its states by rules of the product', async ({ example }) => {
  const item = (await example(/Restyle/)).locator('[data-part="item"]').first();
  await expect(item).toHaveCSS('border-inline-start-width', '0px');
  await item.locator('summary').press('Enter');
  await expect(item).toHaveCSS('border-inline-start-width', '8px');
});

test('counts success and refusal', async ({ example }) => {
  const section = await example(/Count/);
  for (const [who, end] of [
    ['refused', 'refused'],
    ['amara', 'submitted'],
  ]) {
    await section.getByRole('textbox').fill(`${who}@hotel.example`);
    await section.getByRole('textbox').press('Enter');
    await expect(section.getByText(/^States:/)).toHaveText(new RegExp(`submitting, ${end}$`));
  }
});

test('shows a server error beside its field in the product’s own form', async ({ example }) => {
  const section = await example(/form of your own/);
  await section.getByLabel('Guest').fill('Amara Osei');
  await section.getByLabel('Guest').press('Enter');
  await expect(section.getByLabel('Day')).toHaveAccessibleDescription('We are closed on Mondays');
});
