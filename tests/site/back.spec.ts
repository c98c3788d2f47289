/**
 * What was typed is there when a visitor comes back. Reported of a router that draws each page anew
 * (remix-run/react-router#3538, #1188); pages without one keep it.
 */
import type { Page } from 'playwright/test';
import { expect, notice, test, visit } from './page';

const pdf = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };

interface Filled {
  path: string;
  /** By label. */
  fields: Readonly<Record<string, string>>;
  /** Where the form is, and how it is opened. */
  of?: (page: Page) => ReturnType<Page['locator']>;
  open?: (page: Page) => Promise<unknown>;
  /** The link beside its button. */
  link?: string;
}

const main = (page: Page) => page.locator('main');
const calculator = (page: Page) => page.locator('[data-scope="calculator"]').first();

const contact: Filled = {
  path: '/contact',
  fields: {
    Name: 'Ada Byron',
    Email: 'ada@inn.example',
    Subject: 'A room',
    Product: 'BDR',
    Message: 'For two nights.',
  },
  link: 'Privacy Policy',
};
const forms: Readonly<Record<string, Filled>> = {
  'the contact form': contact,
  'the waitlist': {
    path: '/bdr/waitlist',
    fields: {
      'First name': 'Ada',
      'Last name': 'Byron',
      Email: 'ada@inn.example',
      'Country code': '+44',
      Phone: '20 7',
    },
    link: 'Privacy Policy',
  },
  'the newsletter': { path: '/media/blog', fields: { Email: 'ada@inn.example' } },
  'an application': {
    path: '/careers',
    fields: { Name: 'Ada Byron', Email: 'ada@inn.example', 'Mobile number': '+44 20', Description: 'Engines.' },
    of: (page) => page.getByRole('dialog'),
    open: (page) => page.getByRole('button', { name: 'Apply Now' }).nth(1).click(),
    link: 'Privacy Policy',
  },
  'the plan calculator': { path: '/pricing', fields: { 'Calls that you missed': '65' }, of: calculator },
  'the calculator of an article': {
    path: '/media/blog/ai-roi',
    fields: { 'Connecting your systems, once': '9000' },
    of: calculator,
  },
};

async function fill(page: Page, { fields, of = main, open }: Filled) {
  await open?.(page);
  // A calculator is hydrated when it is seen.
  await of(page).scrollIntoViewIfNeeded();
  for (const [label, text] of Object.entries(fields)) {
    const field = of(page).getByLabel(label);
    if (await field.evaluate((one) => one.matches('select'))) await field.selectOption(text);
    else await field.fill(text);
  }
}

async function expectFilled(page: Page, { path, fields, of = main, open }: Filled, after: string) {
  await expect(page).toHaveURL(path);
  await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' });
  await open?.(page);
  await of(page).scrollIntoViewIfNeeded();
  for (const [label, text] of Object.entries(fields)) {
    const field = of(page).getByLabel(label);
    await expect(field, `${label} after ${after}`).toHaveValue(text);
  }
  await expect(notice(page)).toHaveCount(0);
}

for (const [name, form] of Object.entries(forms))
  test(`what was typed into ${name} is there after a link and Back, Back and Forward, a reload, and another site (D44)`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await page.route('https://elsewhere.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,"><h1>Elsewhere</h1>' }),
    );
    await visit(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/answers the phone/);
    await page.goto(form.path);
    await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' });
    await fill(page, form);
    const { of = main } = form;
    if (form.link) await of(page).getByRole('link', { name: form.link }).last().click();
    else await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy|Terms/);
    await page.goBack();
    await expectFilled(page, form, 'a link and Back');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await page.goForward();
    await expectFilled(page, form, 'Back and Forward');
    await page.reload();
    await expectFilled(page, form, 'a reload');
    await page.goto('https://elsewhere.example/');
    await page.goBack();
    await expectFilled(page, form, 'another site');
  });

test('what was sent is not typed again, and a resume is never kept (D44)', async ({ page }) => {
  await visit(page, contact.path);
  await fill(page, contact);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  for (const label of ['Name', 'Email', 'Message']) await expect(page.getByLabel(label)).toHaveValue('');
  await visit(page, '/careers');
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await page.getByRole('dialog').getByLabel('Resume').setInputFiles(pdf);
  await page.getByRole('dialog').getByLabel('Name').fill('Ada Byron');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).toContain('Ada Byron');
  expect(kept).not.toMatch(/resume/i);
});

test('what another form takes along wins over what was typed before (D44)', async ({ page }) => {
  await visit(page, '/contact?subject=receptionist-growth');
  await fill(page, contact);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  const choice = page.getByRole('link', { name: /^Choose Growth with/ });
  await choice.scrollIntoViewIfNeeded();
  await choice.click();
  await expect(page.getByLabel('Message')).toHaveValue(/Our phones take about/);
  await expect(page.getByLabel('Name')).toHaveValue('Ada Byron');
});

for (const state of ['blocked', 'full', 'broken'] as const)
  test(`a site whose storage is ${state} works, and Back finds what was typed (tomayac/SVGcode#86)`, async ({
    page,
  }) => {
    await page.addInitScript((state) => {
      const fail = () => {
        throw new DOMException('Storage is not available.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'] as const)
        if (state === 'blocked') Object.defineProperty(window, name, { get: fail });
        else if (state === 'broken')
          for (const key of ['hw-drafts', 'hw-positions', 'hw-theme', 'hw-sound']) window[name].setItem(key, '{"');
      if (state === 'full') Storage.prototype.setItem = fail;
    }, state);
    await visit(page, contact.path);
    await fill(page, contact);
    await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).last().click();
    await expect(page).toHaveURL('/privacy');
    await page.goBack();
    await expectFilled(page, contact, 'a link and Back');
  });
