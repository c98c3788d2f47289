import { partnership } from '../../site/content/partnership';
import { expect, hydrated, test } from './page';

test.describe('/transcribe', () => {
  const subscribe = (plan: string, billing: string) =>
    `https://dashboard.halloway.example/subscribe?plan=${plan}&billing=${billing}`;

  test('offers four plans, monthly first and annually for a fifth less, and links to the right one (R24, R42–R49, D1, D2, D22, D24)', async ({
    page,
  }) => {
    await page.goto('/transcribe');
    await hydrated(page);
    const main = page.getByRole('main');
    for (const text of ['99% accuracy', '50+', 'TXT', 'DOCX', 'PDF', 'SRT', 'VTT', '60 mins/month', '180 mins/month'])
      await expect(main).toContainText(text);
    for (const text of [
      '$0',
      '$25',
      'Custom',
      '10+ languages',
      '380 mins/user/month',
      '20+ languages',
      'Unlimited by usage',
    ])
      await expect(main).toContainText(text);
    const plan = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
    const href = (name: string, link: string) => plan(name).getByRole('link', { name: link }).getAttribute('href');

    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(plan('Pro')).toContainText('$12.49');
    await expect(plan('Pro')).toContainText('Most popular');
    expect(await href('Free', 'Try for Free')).toBe(subscribe('free', 'monthly'));
    expect(await href('Pro', 'Choose Pro')).toBe(subscribe('pro', 'monthly'));
    expect(await href('Business', 'Choose Business')).toBe(subscribe('business', 'monthly'));

    await page.getByRole('radio', { name: 'Yearly Save 20%' }).check({ force: true });
    await expect(plan('Pro')).toContainText('$9.99');
    await expect(plan('Pro')).toContainText('$119.88');
    await expect(plan('Pro').getByText('$12.49', { exact: true })).toBeHidden();
    await expect(plan('Business')).toContainText('$20.00');
    await expect(plan('Business')).toContainText('billed annually, $240 per user per year');
    expect(await href('Pro', 'Choose Pro')).toBe(subscribe('pro', 'yearly'));
    expect(await href('Enterprise', 'Contact sales')).toBe(
      'mailto:sales@halloway.example?subject=Enterprise%20Inquiry',
    );
  });

  test('“Try for Free” leads to Free from the top and the end of the page too, for the chosen period (R98)', async ({
    page,
  }) => {
    await page.route('https://dashboard.halloway.example/**', (route) => route.fulfill({ body: 'The dashboard' }));
    await page.goto('/transcribe');
    await hydrated(page);
    const free = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: 'Free', exact: true }) });
    const links = page.getByRole('main').getByRole('link', { name: 'Try for Free' });
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', subscribe('free', 'monthly'));
    await page.getByRole('radio', { name: 'Yearly Save 20%' }).check({ force: true });
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', subscribe('free', 'yearly'));
    await expect(free.getByText('Your choice')).toHaveCount(0);
    // In a new tab, so that the page stays open.
    await links.last().click({ modifiers: ['ControlOrMeta'] });
    await expect(free.getByText('Your choice')).toBeVisible();
  });

  test('answers ten questions, the prices among them (R42, R50, D2)', async ({ page }) => {
    await page.goto('/transcribe');
    const questions = page.locator('main details');
    await expect(questions).toHaveCount(10);
    await page.getByText('What do Pro and Business cost?').click();
    await expect(page.getByText('Pro is $9.99 and Business is $20 a month. Those are the yearly rates')).toBeVisible();
  });
});

test('/pricing compares two plans, and each of its buttons leads to the contact page (R53, R54)', async ({ page }) => {
  await page.goto('/pricing');
  const main = page.getByRole('main');
  for (const text of ['$398', '500 incoming call minutes per month', /custom volume/i, 'Most popular'])
    await expect(main).toContainText(text);
  const targets = await main
    .getByRole('link', { name: /Growth|Enterprise|Sales|Contact|Demo/i })
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
  expect(targets.length).toBeGreaterThanOrEqual(2);
  for (const target of targets) expect(target).toMatch(/^\/contact(\?|$)/);
  const plans = main.getByRole('table', { name: 'Side by side' });
  await expect(plans.getByRole('columnheader')).toHaveText(['Growth', 'Enterprise']);
  await expect(main.getByRole('row', { name: /^Time to go live Under 48 hours/ })).toBeVisible();
});

test('/pricing has a sheet to check before signing: answer, clause and who answers, linked from Home', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Ten questions, with the clause for each' }).click();
  await expect(page).toHaveURL('/pricing#before-you-sign');
  const sheet = page.getByRole('table', { name: 'What you will check before you sign' });
  await expect(sheet).toBeInViewport();
  await expect(sheet.getByRole('row')).toHaveCount(11);
  await expect(sheet.getByRole('columnheader')).toHaveText(['Answer', 'Where it is written', 'Who answers']);
  await sheet.getByRole('link', { name: 'Agreement 7.6' }).click();
  await expect(page.getByRole('heading', { name: /Privacy, security and data protection/ })).toBeInViewport();
});

test('the sheet to check before signing is printed on one page', async ({ page }) => {
  // A4 with the margins that browsers give it.
  const paper = { width: 718, height: 1046 };
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  await page.goto('/pricing');
  const sheet = page.locator('#before-you-sign');
  await expect(sheet).toHaveCSS('break-inside', 'avoid');
  expect((await sheet.boundingBox())?.height).toBeLessThan(paper.height);
});

test('/phishing announces the product, shows its progress, and links to the waitlist (R56, D6)', async ({ page }) => {
  await page.goto('/phishing');
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Coming Soon', { exact: true })).toBeVisible();
  for (const status of ['In Development', 'Planning', 'Design Phase'])
    await expect(main.getByText(status, { exact: true })).toHaveCount(2);
  await expect(main.getByRole('link', { name: 'Join Waitlist' }).first()).toHaveAttribute(
    'href',
    '/contact?product=phishing&purpose=waitlist&subject=phishing-waitlist',
  );
  await expect(main.getByRole('link', { name: 'Request Info' }).first()).toHaveAttribute('href', /^mailto:sales@/);
  await main.getByRole('link', { name: 'Join Beta Program' }).click();
  await expect(page.getByLabel('Product')).toHaveValue('Phishing');
  await expect(page.getByLabel('Purpose')).toHaveValue('Add to Waitlist');
  await expect(page.getByLabel('Subject')).toHaveValue('Phishing awareness beta program');
});

test('/voice-consulting sets its title, and links to all three services (R25, R70, R32)', async ({ page }) => {
  await page.goto('/voice-consulting');
  for (const text of [/strategy/i, /development/i, /integration/i, '4–6 weeks', '3–6 months', '95%+'])
    await expect(page.getByRole('main')).toContainText(text);
  await expect(page).toHaveTitle(/^Voice AI Consulting/);
  const hrefs = await page
    .getByRole('main')
    .locator('a[href^="/contact?service="]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.sort()).toEqual(
    ['voice-ai-assessment', 'voice-ai-consulting', 'voice-ai-demo'].map((service) => `/contact?service=${service}`),
  );
  await expect(page.locator('main details')).toHaveCount(4);
});

test('/about has five milestones, and ends in an invitation (R28)', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  for (const date of ['October 2024', 'January 2025', 'April 2025', 'June 2025', 'August 2025'])
    await expect(main.getByText(date, { exact: true })).toBeVisible();
  await expect(main).toContainText(/crew/i);
  for (const name of ['Mission', 'Vision']) await expect(main.getByRole('region', { name })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Get Started Today' })).toHaveAttribute(
    'href',
    '/contact?subject=get-started',
  );
});

test('/partnership shows benefits, three partners and two ways to become one, in this order (R55)', async ({
  page,
}) => {
  await page.goto('/partnership');
  const main = page.getByRole('main');
  const order = [partnership.benefits, partnership.partners, partnership.program].map(({ title }) => title);
  const titles = await main.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(titles.filter((title) => order.includes(title))).toEqual(order);
  await expect(main).toContainText(/technology partners/i);
  for (const name of ['Trunkway', 'Vowelworks', 'Recordbridge', 'Channel partners'])
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact?subject=partnership');
});
