import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { mouseUser, tabTo } from '../evidence/abilities';
import { describe, expect, type Page, testWithoutScripts as test } from './page';
import { addressOf, received } from './received';
import { attach, fill, folder, values } from './visitor';

beforeAll(async () => {
  await writeFile(join(folder, 'resume.pdf'), '%PDF-1.7 ten years of speech');
  await writeFile(join(folder, 'program.pdf'), 'MZ');
});

const press = (page: Page, target: ReturnType<Page['locator']>) => mouseUser(page, attach).press(target);
const write = (page: Page, fields: Record<string, string>) => fill(mouseUser(page, attach), fields);

/** The receipt has the focus and is in the window. */
async function expectReceipt(page: Page, path: string, words: string) {
  await expect.poll(page.address).toBe(path);
  const receipt = page.locator('[data-part="receipt"]:visible');
  expect(await receipt.innerText()).toBe(words);
  await expectInView(page, '[data-part="receipt"]');
}

async function expectInView(page: Page, selector: string) {
  await expect
    .poll(() =>
      page.see((selector) => {
        const element = document.querySelector(selector);
        const { top = -1, bottom = Number.POSITIVE_INFINITY } = element?.getBoundingClientRect() ?? {};
        return element === document.activeElement && top >= 0 && bottom <= innerHeight;
      }, selector),
    )
    .toBe(true);
}

describe('with JavaScript off (D41)', () => {
  const message = { Name: 'Amara Osei', Subject: 'A demo', Message: 'Tuesday suits us.' };
  const contactReceipt = ['/superadmin/contact_form/received', 'Message sent successfully!'] as const;

  test('a message is validated by the browser, stored once, and a receipt is shown', async ({ page }) => {
    await page.open('/contact');
    expect(await page.see(() => matchMedia('(scripting: none)').matches)).toBe(true);
    expect(await page.see(() => document.querySelectorAll('form [data-part="no-script"]').length)).toBe(0);
    const email = addressOf('amara');
    const send = page.getByRole('button', { name: 'Send message' });
    await write(page, { ...message, Email: `${email} and more` });
    await press(page, send);
    expect(await page.see(() => document.querySelector('form :invalid')?.getAttribute('name'))).toBe('email');
    expect(await page.address()).toBe('/contact');
    await write(page, { Email: email });
    await press(page, send);
    await expectReceipt(page, ...contactReceipt);
    expect(await received(email)).toMatchObject([
      { form: 'contact', fields: { name: 'Amara Osei', email, message: message.Message, product: 'All' } },
    ]);
  });

  test('a refused message is shown again with what was typed and with errors beside the fields', async ({ page }) => {
    await page.open('/contact');
    const email = addressOf('refused');
    const typed = { ...message, Email: email };
    await write(page, { ...typed, Name: ' ' });
    await tabTo(page, page.getByLabel('Product'));
    await page.keyboard.insertText('BDR');
    await press(page, page.getByRole('button', { name: 'Send message' }));
    await expect.poll(page.address).toBe('/superadmin/contact_form/');
    await expectInView(page, '[role="alert"]');
    expect(await page.locator('[role="alert"]').innerText()).toContain('Error sending message.');
    expect(await page.getByLabel('Name').description()).toBe('This is required');
    const kept = ['Subject', 'Message', 'Email', 'Product'];
    expect(await values(page, kept)).toEqual([typed.Subject, typed.Message, email, 'BDR']);
    expect(await received(email)).toEqual([]);
    await write(page, { Name: typed.Name });
    await press(page, page.getByRole('button', { name: 'Send message' }));
    await expectReceipt(page, ...contactReceipt);
    expect(await received(email)).toMatchObject([{ fields: { name: 'Amara Osei', product: 'BDR' } }]);
  });

  test('a subscription is stored once as a message, and a receipt is shown', async ({ page }) => {
    await page.open('/media/blog');
    const email = addressOf('reader');
    await write(page, { Email: email });
    await press(page, page.getByRole('button', { name: 'Subscribe' }));
    await expectReceipt(page, ...contactReceipt);
    expect(await received(email)).toMatchObject([
      { form: 'contact', fields: { email, subject: 'Newsletter subscription', purpose: 'Add to Waitlist' } },
    ]);
  });

  test('an application with a file that is no PDF is shown again without it, and is then stored once with its resume', async ({
    page,
  }) => {
    await page.open('/careers');
    await press(page, page.getByRole('link', { name: 'Apply Now' }).nth(1));
    await expect.poll(page.address).toBe('/careers#apply');
    const email = addressOf('jun');
    const typed = { Name: 'Jun Park', Email: email, 'Mobile number': '+1 302 555 0134' };
    const submit = page.getByRole('button', { name: 'Submit application' });
    await write(page, typed);
    await tabTo(page, page.getByLabel('Position', { exact: true }));
    await page.keyboard.insertText('Full');
    await page.getByLabel('Resume').attach(join(folder, 'program.pdf'));
    await press(page, submit);
    await expect.poll(page.address).toBe('/superadmin/career_form/');
    await expectInView(page, '[role="alert"]');
    expect(await page.getByLabel('Resume').description()).toContain('Please upload a PDF file.');
    expect(await values(page, [...Object.keys(typed), 'Position'])).toEqual([
      ...Object.values(typed),
      'Full Stack Developer',
    ]);
    expect(await received(email)).toEqual([]);
    await page.getByLabel('Resume').attach(join(folder, 'resume.pdf'));
    await press(page, submit);
    await expectReceipt(page, '/superadmin/career_form/received', 'Application submitted successfully!');
    expect(await received(email)).toMatchObject([
      {
        form: 'career',
        fields: { name: 'Jun Park', position: 'Full Stack Developer' },
        resume: { name: 'resume.pdf', bytes: '%PDF-1.7 ten years of speech'.length },
      },
    ]);
  });
});
