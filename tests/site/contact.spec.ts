import type { Page, Route } from 'playwright/test';
import { expect, hold, postsOf, slowNetwork, test, visit } from './page';

const endpoint = '**/superadmin/contact_form/';
const message = {
  name: 'Amara Osei',
  email: 'amara@northline.example',
  subject: 'A demo',
  message: 'Tuesday suits us.',
};

const fields = { Name: message.name, Email: message.email, Subject: message.subject, Message: message.message };

async function fill(page: Page) {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
}

async function expectNothingLost(page: Page) {
  for (const [label, text] of Object.entries(fields)) await expect(page.getByLabel(label)).toHaveValue(text);
}

const expectSent = (page: Page, options?: { timeout: number }) =>
  expect(page.locator('form').getByRole('status')).toHaveText('Message sent successfully!', options);

const send = (page: Page) => page.getByRole('button', { name: /^Send/ });

test('reaches the server, is cleared, and leaves a confirmation and a receipt in the window (R33–R35, D10)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/contact');
  await expect(page.getByText('Receipt', { exact: true })).toHaveCount(0);
  await fill(page);
  await page.getByLabel('Product').selectOption('BDR');
  const sent = page.waitForRequest(endpoint);
  await send(page).click();
  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toEqual({ ...message, product: 'BDR', purpose: 'Schedule Demo' });
  expect((await request.response())?.status()).toBe(201);
  await expectSent(page);
  expect(await page.evaluate(() => sessionStorage.getItem('hw-drafts')), 'nothing is kept of it').toBeNull();
  await expect(page.getByText('Message sent successfully!')).toBeInViewport();
  const receipt = page.locator('[data-scope="call-record"]');
  const { email, subject, message: text } = message;
  for (const words of [email, subject, text, 'BDR', 'Monday to Friday 9:00 AM to 6:00 PM EST'])
    await expect(receipt).toContainText(words);
  await expect(receipt).toBeInViewport({ ratio: 0.95 });
  for (const label of ['Name', 'Subject']) await expect(page.getByLabel(label)).toHaveValue('');
  await expect(page.getByLabel('Product')).toHaveValue('All');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeHidden();
  // The receipt stays.
  await page.getByLabel('Subject').fill('Another');
  await expect(receipt).toContainText(subject);
});

test('shows a failure of server or network, keeps the input, and can be sent again (R36, D12)', async ({
  page,
  silent,
}) => {
  silent.except.push(/500|ERR_FAILED|ERR_CONNECTION_REFUSED/);
  await visit(page, '/contact');
  await fill(page);
  for (const fail of [
    (route: Route) => route.fulfill({ status: 500, body: '{}' }),
    // To a sign-in page, whose answer would be 200.
    (route: Route) => route.fulfill({ status: 302, headers: { location: '/about' } }),
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
  await expectSent(page);
});

test('a link fills in what it names from closed lists, and no other text (R32, D6, D11)', async ({ page }) => {
  for (const [query, subject, product = 'All', purpose = 'Schedule Demo'] of [
    ['service=voice-ai-assessment', 'Voice AI assessment'],
    ['service=voice-ai-demo', 'Voice AI demo'],
    ['service=voice-ai-consulting', 'Voice AI consulting'],
    ['service=<b>anything</b>', ''],
    [
      'product=phishing&purpose=waitlist&subject=phishing-beta',
      'Phishing awareness beta program',
      'Phishing',
      'Add to Waitlist',
    ],
  ] as const) {
    await visit(page, `/contact?${query}`);
    await expect(page.getByLabel('Subject')).toHaveValue(subject);
    await expect(page.getByLabel('Product')).toHaveValue(product);
    await expect(page.getByLabel('Purpose')).toHaveValue(purpose);
  }
});

for (const [what, answer] of [
  ['hangs', () => {}],
  ['fails', (route: Route) => route.abort()],
] as const)
  test(`on a slow network and processor, a form filled in and sent at once is sent once; a section’s code ${what}`, async ({
    page,
    silent,
  }) => {
    test.setTimeout(90_000);
    silent.except.push(/ERR_FAILED|dynamically imported module/);
    await page.route('**/assets/speech-*.js', answer);
    const protocol = await slowNetwork(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const posts = postsOf(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await fill(page);
    await send(page).click();
    await send(page).click();
    await page.getByRole('main').getByRole('button', { name: 'Play' }).first().click();
    await expectSent(page, { timeout: 60_000 });
    expect(posts).toHaveLength(1);
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
  await expectNothingLost(page);
});
