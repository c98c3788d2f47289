import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { bdrWaitlist } from '../../site/content/bdr-waitlist';
import { keyboardUser, mouseUser } from '../evidence/abilities';
import { describe, expect, type Page, test } from './page';
import { addressOf, received } from './received';
import { attach, fill, folder, values } from './visitor';

/** With a mouse: walks.test.ts for each form, and without.test.ts. */
describe('with a keyboard', () => {
  test('a message shows its errors, keeps what was typed, and is sent once', async ({ page }) => {
    await page.open('/contact');
    await page.hydrated();
    const user = keyboardUser(page, attach);
    const email = addressOf('amara');
    const send = page.getByRole('button', { name: /^Send/ });
    const typed = { Name: 'Amara Osei', Subject: 'A demo', Message: 'Tuesday suits us.' };
    await fill(user, { ...typed, Email: 'amara@northline.' });
    await user.press(send);
    await expect.poll(page.getByLabel('Email').description).toMatch(/name@company\.com/);
    await expect.poll(page.getByLabel('Email').isFocused).toBe(true);
    expect(await values(page, Object.keys(typed))).toEqual(Object.values(typed));
    expect(await page.getByLabel('Email').inputValue()).toBe('amara@northline.');
    await fill(user, { Email: email });
    await user.press(send);
    await expect
      .poll(() => page.locator('form').getByRole('status').innerText())
      .toContain('Message sent successfully!');
    expect(await page.getByLabel('Name').inputValue()).toBe('');
    expect(await received(email)).toMatchObject([
      {
        form: 'contact',
        fields: {
          name: typed.Name,
          email,
          subject: typed.Subject,
          message: typed.Message,
          product: 'All',
          purpose: 'Schedule Demo',
        },
      },
    ]);
  });

  test('a subscription shows its error, and is sent once', async ({ page }) => {
    await page.open('/media/blog');
    await page.hydrated();
    const user = keyboardUser(page, attach);
    const email = addressOf('reader');
    const field = page.locator('form input[type="email"]');
    await user.write(field, 'reader');
    await user.press(page.getByRole('button', { name: 'Subscribe' }));
    await expect.poll(field.description).toMatch(/name@company\.com/);
    expect(await field.inputValue()).toBe('reader');
    await user.write(field, email);
    await user.press(page.getByRole('button', { name: 'Subscribe' }));
    await expect.poll(() => page.locator('form').getByRole('status').innerText()).toMatch(/subscribed/);
    expect(await received(email)).toMatchObject([{ form: 'contact', fields: { subject: 'Newsletter subscription' } }]);
  });

  test('an application for a position shows the error of its file, keeps what was typed, and is sent once (R58)', async ({
    page,
  }) => {
    await page.open('/careers');
    await page.hydrated();
    const user = keyboardUser(page, attach);
    const email = addressOf('jun');
    await user.press(page.getByRole('button', { name: /Apply Now/ }).nth(1));
    const dialog = page.getByRole('dialog', { name: /Full Stack Developer/ });
    const resume = dialog.getByLabel(/^Resume/);
    const submit = dialog.getByRole('button', { name: /^Submit/ });
    const typed = { Name: 'Jun Park', Email: email, 'Mobile number': '+1 302 555 0134' };
    await fill(user, typed);
    await user.press(submit);
    await expect.poll(dialog.innerText).toContain('Resume is required');
    await writeFile(join(folder, 'portfolio.docx'), 'x');
    await resume.attach(join(folder, 'portfolio.docx'));
    await expect.poll(dialog.innerText).toContain('Please upload a PDF file');
    await writeFile(join(folder, 'resume.pdf'), '%PDF-1.7 ten years of speech');
    await resume.attach(join(folder, 'resume.pdf'));
    await expect.poll(dialog.innerText).toContain('resume.pdf');
    expect(await values(page, Object.keys(typed))).toEqual(Object.values(typed));
    await user.press(submit);
    await expect.poll(dialog.innerText).toContain('Application submitted successfully!');
    await expect.poll(dialog.count).toBe(0);
    expect(await received(email)).toMatchObject([
      {
        form: 'career',
        fields: { name: 'Jun Park', position: 'Full Stack Developer', mobile_number: typed['Mobile number'] },
        resume: { name: 'resume.pdf', bytes: '%PDF-1.7 ten years of speech'.length },
      },
    ]);
  });

  test('the waitlist shows its errors, confirms, and leads to a message with what was typed', async ({ page }) => {
    await page.open('/bdr/waitlist');
    await page.hydrated();
    const user = keyboardUser(page, attach);
    const email = addressOf('osei');
    const submit = page.locator('form button[type="submit"]');
    const typed = { 'First name': 'Amara', 'Last name': 'Osei', Email: email };
    await fill(user, typed);
    await user.press(submit);
    await expect.poll(page.getByLabel('Phone').description).toContain('Enter your phone number');
    expect(await values(page, Object.keys(typed))).toEqual(Object.values(typed));
    await user.write(page.getByLabel('Phone'), '302 555 0134');
    await user.press(submit);
    await expect.poll(page.getByRole('heading', { name: 'Thank You' }).count).toBe(1);
    await expect.poll(page.getByRole('heading', { name: 'Thank You' }).isFocused).toBe(true);
    await user.press(page.getByRole('link', { name: 'Hold my place' }));
    await expect.poll(page.address).toBe('/contact?product=bdr&purpose=waitlist&subject=bdr-waitlist');
    await expect.poll(page.getByLabel('Message').inputValue).toBe(bdrWaitlist.form.message('+1 302 555 0134'));
    await user.press(page.getByRole('button', { name: /^Send/ }));
    await expect
      .poll(() => page.locator('form').getByRole('status').innerText())
      .toContain('Message sent successfully!');
    expect(await received(email)).toMatchObject([{ fields: { name: 'Amara Osei', subject: 'BDR waitlist' } }]);
  });
});

test('a link that is held down keeps what was typed', async ({ page }) => {
  await page.open('/bdr/waitlist');
  await page.hydrated();
  const user = mouseUser(page, attach);
  const typed = { 'First name': 'Amara', 'Last name': 'Osei', Email: addressOf('held') };
  await fill(user, typed);
  await user.write(page.getByLabel('Phone'), '302 555 0134');
  await user.press(page.locator('form button[type="submit"]'));
  await page.getByRole('link', { name: 'Hold my place' }).hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(page.getByLabel('Message').inputValue).toBe(bdrWaitlist.form.message('+1 302 555 0134'));
});

/** The site behind a proxy that holds back the code of all pages until it is released, or closes the connection. */
async function slowSite() {
  const site = new URL(inject('origin'));
  let decide: (arrives: boolean) => void = () => {};
  const arrival = new Promise<boolean>((resolve) => {
    decide = resolve;
  });
  const proxy = createServer(async (asked, answer) => {
    if (asked.url?.startsWith('/assets/main-') && !(await arrival)) return answer.destroy();
    const { method, headers, url: path } = asked;
    const forwarded = request({ host: site.hostname, port: site.port, method, headers, path }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const close = () => {
    decide(false);
    proxy.closeAllConnections();
    proxy.close();
  };
  return { origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, decide, close };
}

describe('a message sent before the code of the page arrives, and a menu pressed after it', () => {
  const typed = { Name: 'Amara Osei', Subject: 'A demo', Message: 'Tuesday suits us.' };
  const sendEarly = async (page: Page, origin: string, email: string) => {
    await page.open('/contact', origin);
    const user = mouseUser(page, attach);
    await fill(user, { ...typed, Email: email });
    await user.press(page.getByRole('button', { name: /^Send/ }));
    await user.press(page.getByRole('button', { name: 'Solutions' }));
  };

  test.for([
    ['is sent once when the code arrives', true, 'form [role="status"]'],
    ['is posted by the browser when the code fails, once (D41)', false, '[data-part="receipt"]'],
  ] as const)('%s', async ([, arrives, confirmation], { page }) => {
    const { origin, decide, close } = await slowSite();
    onTestFinished(close);
    const email = addressOf('early');
    await sendEarly(page, origin, email);
    expect(await received(email)).toEqual([]);
    decide(arrives);
    await expect
      .poll(() => page.see((selector) => document.querySelector(selector)?.textContent, confirmation))
      .toContain('Message sent successfully!');
    expect(await received(email)).toHaveLength(1);
  });
});
