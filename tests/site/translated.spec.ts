/**
 * Pages that a browser translates: it puts elements in the place of React's texts. Before hydration React then draws the HTML
 * anew (vercel/next.js#78252). After it, a text that React removes is not there: tests/reports/translated.test.tsx.
 */
import type { Page } from 'playwright/test';
import { pagesWithEach } from './built/read';
import { expect, hold, notice, test, translate, visit, waitForHydration } from './page';

/** React reports that it draws the HTML anew. */
const anew = /Minified React error #418/;

/** Uses what a page has, each by one press: a dropdown, a question, a player, and a link. */
async function use(page: Page) {
  const dropdown = page.getByRole('banner').locator('[data-part="trigger"]:visible').first();
  await dropdown.click();
  await expect(dropdown).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  // The other ways through a call are open where they have a column.
  const question = page.locator('main summary:not([data-part="ways-title"]):visible').first();
  if (await question.count()) {
    await question.scrollIntoViewIfNeeded();
    await question.click();
    await expect(page.locator('main details[open]:not([data-part="ways"])').first()).toBeVisible();
  }
  const player = page.locator('main [data-part="play-trigger"]:visible').first();
  if (await player.count()) {
    // Small players have a sign.
    const words = await player.textContent();
    await player.click();
    await expect(player).not.toHaveAttribute('data-state', 'ready');
    if (words) await expect(player).not.toHaveText(words);
  }
  await follow(page, new URL(page.url()).pathname === '/contact' ? ['/about'] : ['/contact']);
}

const headings = { '/contact': /Talk to us/, '/about': /answers the phone/, '/pricing': /./, '/careers': /./ };

/** Follows links of the footer, one after the other, and translates each page. */
async function follow(page: Page, paths: readonly (keyof typeof headings)[]) {
  for (const path of paths) {
    await page.locator(`footer a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[path]);
    await translate(page);
  }
  await expect(notice(page)).toHaveCount(0);
}

// React hydrates each boundary on its own, and draws it anew.
for (const path of pagesWithEach('data-boundary'))
  test(`${path}, translated before its code is here, does what is pressed at the first press`, async ({
    page,
    silent,
  }) => {
    silent.except.push(anew);
    const release = await hold(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await translate(page);
    release();
    await waitForHydration(page);
    await use(page);
  });

test('one translated page follows the other', async ({ page, silent }) => {
  silent.except.push(anew);
  await visit(page, '/');
  await translate(page);
  await follow(page, ['/contact', '/about', '/pricing', '/careers']);
});

test('a press on the plans that ends as they are drawn anew, before React’s effects, counts', async ({
  page,
  silent,
}) => {
  silent.except.push(anew);
  await visit(page, '/transcribe');
  await translate(page);
  const release = await hold(page, '**/assets/*.js');
  const toggle = page.locator('[data-scope="billing-toggle"]');
  await toggle.evaluate((element) => {
    const press = (type: string) =>
      document
        .querySelector('[data-scope="billing-toggle"] [value="yearly"]')
        ?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
    press('pointerdown');
    new MutationObserver((_, observer) => {
      if (element.isConnected) return;
      observer.disconnect();
      press('pointerup');
    }).observe(document, { childList: true, subtree: true });
  });
  release();
  await expect(page.getByRole('radio', { name: /Yearly/ })).toBeChecked();
  await expect(toggle).toHaveAttribute('data-state', 'yearly');
});

for (const [how, start, end] of [
  ['the mouse', (page: Page) => page.mouse.down(), (page: Page) => page.mouse.up()],
  ['the space bar', (page: Page) => page.keyboard.down('Space'), (page: Page) => page.keyboard.up('Space')],
] as const)
  test(`a press of ${how} counts where the button is drawn anew before it ends, and no longer under the pointer`, async ({
    page,
    silent,
  }) => {
    silent.except.push(anew);
    await visit(page, '/virtual-receptionist');
    await translate(page);
    const release = await hold(page, '**/assets/*.js');
    const player = page.locator('main [data-part="play-trigger"]:visible').first();
    await player.scrollIntoViewIfNeeded();
    const old = await player.elementHandle();
    const { width = 0 } = (await player.boundingBox()) ?? {};
    await player.focus();
    // The words that React draws are shorter.
    await player.hover({ position: { x: width - 4, y: 20 } });
    await start(page);
    release();
    await expect.poll(() => old?.evaluate((element) => element.isConnected)).toBe(false);
    await end(page);
    await expect(player).not.toHaveAttribute('data-state', 'ready');
  });

test('a question that was opened before it was drawn anew closes at the next press', async ({ page, silent }) => {
  silent.except.push(anew);
  await visit(page, '/');
  await translate(page);
  const question = page.locator('main [data-scope="accordion"] summary').first();
  const old = await question.elementHandle();
  await question.click();
  await expect.poll(() => old?.evaluate((element) => element.isConnected)).toBe(false);
  const details = page.locator('main [data-scope="accordion"] details').first();
  await expect(details).toHaveAttribute('open');
  await question.click();
  await expect(details).not.toHaveAttribute('open');
});

for (const [who, change] of [
  [
    'a password manager has put elements beside the fields',
    (page: Page) =>
      page.evaluate(() => {
        for (const field of document.querySelectorAll('input, textarea'))
          field.after(document.createElement('password-manager-icon'));
      }),
  ],
  [
    'an extension has added attributes and an element',
    (page: Page) =>
      page.evaluate(() => {
        for (const field of document.querySelectorAll('input, textarea')) field.setAttribute('data-extension', '1');
        document.querySelector('main')?.prepend(document.createElement('div'));
      }),
  ],
  ['a translator has replaced the texts', translate],
] as const)
  test(`where ${who} before hydration, what was typed stays, with the caret (vercel/next.js#51816)`, async ({
    page,
    silent,
  }) => {
    silent.except.push(anew);
    const release = await hold(page);
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    await change(page);
    const message = page.locator('[name=message]');
    await page.locator('[name=name]').fill('Ada Byron');
    await page.locator('[name=product]').selectOption('BDR');
    await message.fill('For nights.');
    await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 4));
    release();
    await waitForHydration(page);
    await page.keyboard.type('two ');
    await expect(message).toHaveValue('For two nights.');
    await expect(page.locator('[name=name]')).toHaveValue('Ada Byron');
    await expect(page.locator('[name=product]')).toHaveValue('BDR');
    await page.locator('[name=subject]').fill('A room');
    await page.locator('[name=email]').fill('ada@inn.example');
    const sent = page.waitForRequest('**/contact_form/');
    await page.locator('form [data-part="submit"]').click();
    expect((await sent).postDataJSON()).toMatchObject({
      name: 'Ada Byron',
      message: 'For two nights.',
      product: 'BDR',
    });
  });

test('a form that is sent before hydration, and drawn anew, is sent', async ({ page, silent }) => {
  silent.except.push(anew);
  const release = await hold(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await translate(page);
  for (const [name, text] of [
    ['name', 'Ada Byron'],
    ['email', 'ada@inn.example'],
    ['subject', 'A room'],
    ['message', 'For two nights.'],
  ] as const)
    await page.locator(`[name=${name}]`).fill(text);
  await page.locator('form [data-part="submit"]').click();
  const sent = page.waitForRequest('**/contact_form/');
  release();
  expect((await sent).postDataJSON()).toMatchObject({ message: 'For two nights.' });
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
});
