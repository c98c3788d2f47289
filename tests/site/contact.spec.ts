import type { Page, Route } from 'playwright/test';
import { prefillOf } from '../../site/forms/prefill';
import { routes } from '../../site/routes';
import { expect, hold, hydrated, slowNetwork, test } from './page';

const endpoint = '**/superadmin/contact_form/';
const message = {
  name: 'Amara Osei',
  email: 'amara@northline.example',
  subject: 'A demo',
  message: 'Tuesday suits us.',
};

async function fill(page: Page) {
  await page.getByLabel('Name').fill(message.name);
  await page.getByLabel('Email').fill(message.email);
  await page.getByLabel('Subject').fill(message.subject);
  await page.getByLabel('Message').fill(message.message);
}

async function expectNothingLost(page: Page) {
  await expect(page.getByLabel('Name')).toHaveValue(message.name);
  await expect(page.getByLabel('Email')).toHaveValue(message.email);
  await expect(page.getByLabel('Subject')).toHaveValue(message.subject);
  await expect(page.getByLabel('Message')).toHaveValue(message.message);
}

const send = (page: Page) => page.getByRole('button', { name: /^Send/ });

test('reaches the server, shows the confirmation until it is dismissed, and clears the form (R33–R35, D10)', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  await fill(page);
  await page.getByLabel('Product').selectOption('BDR');
  const sent = page.waitForRequest(endpoint);
  await send(page).click();
  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toEqual({ ...message, product: 'BDR', purpose: 'Schedule Demo' });
  expect((await request.response())?.status()).toBe(201);
  await expect(page.locator('form').getByRole('status')).toHaveText('Message sent successfully!');
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(page.getByLabel('Product')).toHaveValue('All');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeHidden();
});

test('shows that it is sending, cannot be sent twice, and keeps the focus on its button (R34, D16, D39)', async ({
  page,
}) => {
  let requests = 0;
  let answer = () => {};
  await page.route(endpoint, async (route) => {
    requests++;
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ status: 200, body: '' });
  });
  await page.goto('/contact');
  await hydrated(page);
  await fill(page);
  await send(page).dblclick();
  const busy = page.getByRole('button', { name: 'Sending...' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await expect(busy).not.toHaveAttribute('disabled');
  await expect(busy).toBeFocused();
  await page.getByLabel('Subject').press('Enter');
  // The button may change before the request arrives here.
  await expect.poll(() => requests).toBe(1);
  answer();
  await expect(page.locator('form').getByRole('status')).toHaveText('Message sent successfully!');
  expect(requests).toBe(1);
});

test('shows a failure of server or network, keeps the input, and can be sent again (R36, D12)', async ({
  page,
  silent,
}) => {
  silent.except.push(/500|ERR_CONNECTION_REFUSED/);
  await page.goto('/contact');
  await hydrated(page);
  await fill(page);
  for (const fail of [
    (route: Route) => route.fulfill({ status: 500, body: '{}' }),
    (route: Route) => route.abort('connectionrefused'),
  ]) {
    await page.route(endpoint, fail, { times: 1 });
    await send(page).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveText('Error sending message.');
    const remedy = page.locator('[data-part="remedy"]');
    await expect(remedy).toHaveText('What you typed is still here. Try again, or write to sales@halloway.example.');
    await expect(remedy.getByRole('link')).toHaveAttribute('href', 'mailto:sales@halloway.example');
    await expectNothingLost(page);
  }
  await send(page).click();
  await expect(page.locator('form').getByRole('status')).toHaveText('Message sent successfully!');
});

test('aborts the request when the visitor leaves (D17)', async ({ page }) => {
  await page.route(endpoint, () => {});
  await page.goto('/contact');
  await hydrated(page);
  await fill(page);
  const aborted = page.waitForEvent('requestfailed');
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /home/i }).click();
  expect((await aborted).failure()?.errorText).toMatch(/ABORTED/i);
});

test('a link fills in the subject that it names, and no other text (R32, D11)', async ({ page }) => {
  for (const [query, subject] of [
    ['voice-ai-assessment', 'Voice AI assessment'],
    ['voice-ai-demo', 'Voice AI demo'],
    ['voice-ai-consulting', 'Voice AI consulting'],
    ['<b>anything</b>', ''],
  ] as const) {
    await page.goto(`/contact?service=${query}`);
    await hydrated(page);
    await expect(page.getByLabel('Subject')).toHaveValue(subject);
  }
});

test.describe('before hydration', () => {
  test('keeps what was typed, and sends an early submission once', async ({ page }) => {
    const release = await hold(page);
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    await fill(page);
    const requests: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()));
    await send(page).click();
    await expect(page).toHaveURL('/contact');
    release();
    await expect(page.locator('form').getByRole('status')).toHaveText('Message sent successfully!');
    expect(requests).toHaveLength(1);
  });

  test('sends an early submission also when the menu and the player are pressed after it', async ({ page }) => {
    const release = await hold(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    await fill(page);
    const requests: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()));
    await send(page).click();
    await page.getByRole('main').getByRole('button', { name: 'Play' }).first().click();
    await page.getByRole('button', { name: 'Menu' }).click();
    release();
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('form').getByRole('status')).toHaveText('Message sent successfully!');
    expect(requests).toHaveLength(1);
  });
});

for (const [what, answer] of [
  ['arrives', undefined],
  ['hangs', () => {}],
  ['fails', (route: Route) => route.abort()],
] as const)
  test(`on a slow network and processor, a form filled in and sent at once is sent once; a section’s code ${what}`, async ({
    page,
    silent,
  }) => {
    test.setTimeout(90_000);
    silent.except.push(/ERR_FAILED|dynamically imported module/);
    if (answer) await page.route('**/assets/speech-*.js', answer);
    const protocol = await slowNetwork(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const requests: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()));
    await page.goto('/contact', { waitUntil: 'commit' });
    await fill(page);
    await send(page).click();
    await send(page).click();
    await page.getByRole('main').getByRole('button', { name: 'Play' }).first().click();
    await expect(page.locator('form').getByRole('status')).toHaveText('Message sent successfully!', {
      timeout: 60_000,
    });
    expect(requests).toHaveLength(1);
  });

test('a page that cannot be hydrated keeps its HTML and the input, and shows a notice', async ({ page, silent }) => {
  silent.except.push(/broken on purpose/);
  await page.route('**/assets/contact-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new Error("broken on purpose") }',
    }),
  );
  const release = await hold(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await fill(page);
  release();
  await expect(page.getByRole('alert').filter({ hasText: 'has not arrived' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(message.message);
});

test('every main link to the contact form says where it comes from, in the HTML of every page (R99)', async ({
  page,
}) => {
  const bare: string[] = [];
  let found = 0;
  for (const { path } of routes) {
    const html = await (await page.request.get(path)).text();
    const [main = ''] = (html.split('<main')[1] ?? '').split('</main>');
    for (const [, link = ''] of main.matchAll(/href="(\/contact[^"]*)"/g)) {
      const href = link.replaceAll('&amp;', '&');
      found++;
      if (Object.keys(prefillOf(new URL(href, 'https://www.halloway.example').search)).length === 0)
        bare.push(`${path} → ${href}`);
    }
  }
  expect(found).toBeGreaterThan(30);
  // The privacy policy names the form itself, with a purpose for the reader to choose.
  expect(bare).toEqual(['/privacy → /contact']);
});
