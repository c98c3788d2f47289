import { statSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { brand } from '../../site/brand';
import { articles, indexCards } from '../../site/content/articles';
import { home } from '../../site/content/home';
import { homeResults } from '../../site/content/home-results';
import { agentOffers, industryOffers } from '../../site/content/offers';
import { horizontalSolutions, verticalSolutions } from '../../site/content/overviews';
import { receptionist } from '../../site/content/receptionist';
import { expect, hydrated, test } from './page';

/** The content of each page in the specification, by requirement number. */

const main = (page: Page) => page.getByRole('main');

/** The page's text, with non-breaking spaces replaced. */
const words = async (page: Page) => (await main(page).innerText()).replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');

/** Whole words and figures: `90%` is not said by `90%+`. */
async function says(page: Page, ...texts: string[]) {
  const text = await words(page);
  for (const expected of texts) {
    const whole = expected.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    expect(text).toMatch(new RegExp(`(?<![\\p{L}\\p{N}])${whole}(?![\\p{L}\\p{N}%+])`, 'iu'));
  }
}

async function leads(page: Page, ...links: [name: string | RegExp, href: string | RegExp][]) {
  for (const [name, href] of links) {
    const found = main(page).getByRole('link', { name });
    const hrefs = await found.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
    expect(
      hrefs.some((found) => (typeof href === 'string' ? found === href : href.test(found))),
      `“${name}” leads to ${hrefs.join(', ') || 'nowhere'}, not to ${href}`,
    ).toBe(true);
  }
}

/** The h2s, in order. */
const bands = async (page: Page) => main(page).getByRole('heading', { level: 2 }).allInnerTexts();

test.describe('Home', () => {
  test.beforeEach(({ page }) => page.goto('/').then(() => {}));

  test('has its sections in order: agents, industries, why, results, questions (R12)', async ({ page }) => {
    const titles = await bands(page);
    const places = [
      home.agents.title,
      home.verticals.title,
      homeResults.why.title,
      homeResults.advantage.title,
      homeResults.faq.title,
    ].map((title) => titles.findIndex((found) => found.replace(/\s+/g, ' ') === title));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(titles).toContain('Why Enterprises Are Turning to Voice AI');
  });

  test('is titled with the brand and three phrases (R13)', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'Halloway. Voice AI, Built for Business, Designed for Scale',
    );
  });

  test('links to solutions, agents, industries, consulting, a demo and a specialist (R14–R17, R19, D6)', async ({
    page,
  }) => {
    await leads(
      page,
      ['Discover Voice AI', '/solutions'],
      ['Sales outreach', '/bdr'],
      ['Customer support', '/support'],
      ['Talent acquisition', '/talent'],
      ['Virtual receptionist', '/virtual-receptionist'],
      ['Learn More About Our Consulting Services', '/solutions'],
      ['Retail', '/vertical-solutions/retail'],
      ['Healthcare', '/vertical-solutions/healthcare'],
      ['Hospitality', '/vertical-solutions/hospitality'],
      ['Wealth Management', '/vertical-solutions/wealth-management'],
      ['Real Estate', '/vertical-solutions/real-estate'],
      ['Technology', '/vertical-solutions/technology'],
      ['Book a Voice AI Demo', '/contact?service=voice-ai-demo'],
      ['Talk to a Specialist', '/contact?service=voice-ai-consulting'],
    );
    await says(page, 'Strategic Planning', 'Custom Implementation', 'Ongoing Optimization');
  });

  test('has four highlights and nine questions (R18, R20, D26)', async ({ page }) => {
    await says(page, 'Security', 'Integration', 'Human-like conversation', 'Multilingual');
    await expect(main(page).locator('details')).toHaveCount(9);
  });

  test('has four functions, each with its icon and its benefits (R88)', async ({ page }) => {
    for (const { name, summary, benefits } of agentOffers) {
      const offering = main(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
      await expect(offering).toContainText(summary);
      for (const benefit of benefits)
        await expect(offering.getByRole('listitem').filter({ hasText: benefit })).toBeVisible();
    }
    const icons = await main(page)
      .getByRole('listitem')
      .filter({ has: page.locator('ul') })
      .locator('svg[viewBox="0 0 24 24"] path')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
    expect(new Set(icons).size).toBe(4);
  });

  test('has the platform’s claims (R21–R23, D25)', async ({ page }) => {
    await says(page, '200%+', '90%', '90%+', '80%+', '3x', '45%', '75%', '99%', 'Up to 40%', '24/7');
    await says(page, 'English, Hindi, Arabic, Spanish and more', 'SOC 2, HIPAA or DPDPA', 'CRM', 'telephony');
  });
});

/** The product of each figure, on pages about all products (D25). */
const claimedFor: Record<string, string> = {
  'return on investment (ROI)': 'Across the platform',
  'customer satisfaction (CSAT)': 'Across the platform',
  'first-call resolution': 'Support agent',
  'support cost savings': 'Support agent',
  'qualified leads': 'BDR agent',
  'cost reduction': 'BDR agent',
  productivity: 'Talent agent',
  'of opportunities lost to missed calls': 'virtual receptionist',
};

for (const [path, count] of [
  ['/', 3],
  ['/solutions', 4],
] as const)
  test(`every figure on ${path} names its product, and shows its tone in color (D25, R88)`, async ({ page }) => {
    await page.goto(path);
    let named = 0;
    for (const stat of await main(page).locator('dl > div').all()) {
      const label = (await stat.locator('dt').innerText()).trim();
      const product = claimedFor[label];
      if (!product) continue;
      named++;
      await expect(stat, label).toContainText(product);
      const color = (part: string) => stat.locator(part).evaluate((element) => getComputedStyle(element).color);
      expect(await color('[data-part="mark"]'), label).not.toBe(await color('dt'));
    }
    expect(named).toBe(count);
  });

test('/solutions has four stats in its hero, three cards and sales (R27)', async ({ page }) => {
  await page.goto('/solutions');
  const hero = main(page)
    .locator('header')
    .filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(hero.locator('dt')).toHaveCount(4);
  await leads(
    page,
    [/Consulting/, '/voice-consulting'],
    [/Vertical Solutions/, '/vertical-solutions'],
    [/Horizontal Solutions/, '/horizontal-solutions'],
    ['Contact Sales', '/contact?subject=solutions'],
  );
  expect((await words(page)).match(/Learn More/g)?.length).toBe(3);
});

test('/contact has mailboxes, hours and address, and draws the globe (R29–R31)', async ({ page }) => {
  await page.goto('/contact');
  await says(
    page,
    brand.mail.sales,
    'Monday to Friday 9:00 AM to 6:00 PM EST',
    'Closed weekends',
    brand.address.street,
  );
  await expect(page.getByLabel('Product').locator('option')).toHaveText(['All', 'Transcribe', 'BDR', 'Phishing']);
  await expect(page.getByLabel('Purpose').locator('option')).toHaveText(['Schedule Demo', 'Add to Waitlist']);
  await expect(page.getByLabel('Product')).toHaveValue('All');
  await expect(page.getByLabel('Purpose')).toHaveValue('Schedule Demo');
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  for (const label of ['Name', 'Email', 'Subject', 'Message'])
    await expect(page.getByLabel(label)).toHaveAttribute('required');
  expect(await main(page).locator('svg circle').count()).toBeGreaterThan(0);
});

for (const [path, mail] of [
  ['/bdr', brand.mail.sales],
  ['/support', brand.mail.sales],
  ['/talent', brand.mail.talent],
] as const)
  test(`${path} books a demo, and has a mail link (R51, D8)`, async ({ page }) => {
    await page.goto(path);
    await leads(
      page,
      ['Book a Demo', new RegExp(`^/contact\\?.*subject=${path.slice(1)}-demo$`)],
      [/mail/i, new RegExp(`^mailto:${mail}`)],
    );
    if (path === '/bdr') await leads(page, ['Join the Waitlist', '/bdr/waitlist']);
  });

test('the agents’ pages have their own claims (R21, R22, D25)', async ({ page }) => {
  await page.goto('/bdr');
  await says(page, '3x', 'qualified leads', '45%', 'cost reduction');
  await page.goto('/support');
  await says(page, '80%+', 'first-call resolution', '85–90%', 'CSAT', '90%', 'support cost savings');
  await page.goto('/talent');
  await says(page, '75%', 'reduced time-to-hire', '3x', 'productivity', 'CV', 'interview');
});

test('/virtual-receptionist presents the receptionist (R25, R26, R52, R54, R90, D26, D28)', async ({ page }) => {
  await page.goto('/virtual-receptionist');
  await leads(page, ['Buy Now', '/pricing'], ['Contact Sales', /^\/contact\?subject=receptionist/]);
  await says(page, '14-day free trial', 'no credit card', 'under 48 hours', 'Up to 40%', '99%');
  await says(page, '$398', 'per month billed annually', '500 incoming call minutes per month', 'Custom');
  await expect(page.getByRole('button', { name: 'Play Demo' })).toBeEnabled();
  await expect(main(page).locator('[data-scope="accordion"] details')).toHaveCount(5);
  const { testimonials } = receptionist;
  await says(page, testimonials.intro);
  const slides = main(page).locator('[aria-roledescription="slide"]');
  await expect(slides).toHaveCount(testimonials.items.length);
  for (const [index, { quote, author, role }] of testimonials.items.entries()) {
    await expect(slides.nth(index)).toContainText(quote);
    await expect(slides.nth(index)).toContainText(`${author}, ${role}`);
  }
});

test('/virtual-receptionist has its sections in the order of the specification (R52, R97)', async ({ page }) => {
  await page.goto('/virtual-receptionist');
  const { problem, features, demo, howItWorks, industries, testimonials, plans, reasons, faq } = receptionist;
  const expected = [problem, features, demo, howItWorks, industries, testimonials, plans, reasons, faq].map(
    ({ title }) => title.replaceAll('\u00a0', ' '),
  );
  const found = (await bands(page)).map((title) => title.replace(/\s+/g, ' '));
  expect(found.filter((title) => expected.includes(title))).toEqual(expected);
});

for (const path of ['/contact', '/careers', '/media/blog', '/bdr/waitlist'])
  test(`the form of ${path} says how its data is used, and links to the policy`, async ({ page }) => {
    await page.goto(path);
    // The page of the openings says it before the application form opens, too.
    const note = main(page)
      .locator(path === '/careers' ? 'form p' : 'p, dd')
      .filter({ has: page.locator('a[href="/privacy"]') });
    await expect(note).toHaveCount(1);
    await expect(note).toContainText(/erase|unsubscribe|stays in your browser/);
  });

test('every row of figures is marked as no promise, and links to its explanation', async ({ page }) => {
  test.setTimeout(60_000);
  for (const path of [
    '/',
    '/solutions',
    '/horizontal-solutions',
    '/vertical-solutions',
    '/bdr',
    '/support',
    '/talent',
    '/virtual-receptionist',
    '/transcribe',
    '/vertical-solutions/retail',
    '/vertical-solutions/healthcare',
  ]) {
    await page.goto(path);
    const rows = await main(page).locator('dl[data-scope="stats"]').count();
    const notes = main(page).getByRole('link', { name: 'What these figures rest on' });
    expect(await notes.count(), path).toBeGreaterThanOrEqual(Math.max(1, rows));
    for (const note of await notes.all()) await expect(note, path).toHaveAttribute('href', /^(\/solutions)?#figures$/);
  }
  await main(page).getByRole('link', { name: 'What these figures rest on' }).first().click();
  await expect(page).toHaveURL('/solutions#figures');
  await expect(page.getByRole('heading', { name: 'What these figures rest on' })).toBeInViewport();
});

test('/careers has three openings, remote and full-time, each with its pay (R57)', async ({ page }) => {
  await page.goto('/careers');
  await says(page, '$190,000–$260,000 a year', '$140,000–$190,000 a year', '$150,000–$205,000 a year');
  await says(page, 'equal-opportunity employer', 'accommodation');
  await says(page, 'Senior AI Engineer', 'Full Stack Developer', 'Product Manager');
  expect((await words(page)).match(/Remote/g)?.length).toBeGreaterThanOrEqual(3);
  expect((await words(page)).match(/Full-time/gi)?.length).toBeGreaterThanOrEqual(3);
  await expect(page.getByRole('button', { name: /Apply Now/ })).toHaveCount(3);
  await leads(page, [/mail/i, /^mailto:careers@halloway\.example/]);
});

for (const [path, law] of [
  ['/privacy', ''],
  ['/terms', 'Delaware'],
  ['/cookies', ''],
] as const)
  test(`${path} is in force since January 1, 2025 (R64)`, async ({ page }) => {
    await page.goto(path);
    await says(page, 'Effective', 'January 1, 2025', 'Last updated', law);
    await leads(page, ['Back to Home', '/']);
  });

test('/eula is the whole agreement (R65–R69)', async ({ page }) => {
  await page.goto('/eula');
  await says(page, 'Last Updated 1st June 2025');
  await leads(page, ['Back to Home', '/']);
  const sections = (await bands(page)).map((title) => title.toLowerCase());
  const expected = [
    'definitions',
    'license',
    'content and data',
    'fees',
    'ai features',
    'third-party',
    'privacy',
    'intellectual property',
    'warrant',
    'limitation of liability',
    'indemnification',
    'term',
    'dispute',
    'miscellaneous',
    'contact',
  ];
  const places = expected.map((part) => sections.findIndex((title) => title.includes(part)));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  await says(
    page,
    'Delaware',
    'individual',
    'entity',
    'card payment',
    'feedback',
    'GDPR',
    'CCPA',
    '$100',
    '12 months',
    '10 days',
    '30 days',
    '1 year',
    'American Arbitration Association',
    'English',
    'class',
    'non-refundable',
    'renews automatically',
    'discontinue',
  );
});

test('/horizontal-solutions has a card for each function: picture, features, two metrics, call to action (R87)', async ({
  page,
}) => {
  await page.goto('/horizontal-solutions');
  for (const { slug, path, name } of agentOffers) {
    const card = main(page).getByRole('listitem', { name, exact: true });
    const { description, sentence, features, cta } = horizontalSolutions.cards[slug];
    await expect(card).toContainText(description);
    const said = card.locator('[data-scope="voice-player"]');
    await expect(said.locator('[data-part="quote"]')).toHaveText(sentence);
    await expect(said.locator('svg path').first()).toHaveAttribute('d', /^M/);
    await expect(card.getByRole('list', { name: 'Features' }).getByRole('listitem')).toHaveText([...features]);
    await expect(card.locator('dt')).toHaveCount(2);
    await expect(card.getByRole('link', { name: cta })).toHaveAttribute('href', path);
  }
});

test('/horizontal-solutions shows four agents with two metrics each (R71)', async ({ page }) => {
  await page.goto('/horizontal-solutions');
  await leads(
    page,
    [/./, '/bdr'],
    [/./, '/support'],
    [/./, '/talent'],
    [/./, '/virtual-receptionist'],
    ['Book a Demo', '/contact?purpose=demo&subject=functions-demo'],
  );
  await says(page, '3x', '45%', '80%+', '85–90%', '75%', '99%', '24/7');
});

const industries = ['retail', 'healthcare', 'hospitality', 'wealth-management', 'real-estate', 'technology'];

test('/vertical-solutions links to six industries (R72)', async ({ page }) => {
  await page.goto('/vertical-solutions');
  await leads(page, ...industries.map((slug) => [/./, `/vertical-solutions/${slug}`] as [RegExp, string]));
});

test('/vertical-solutions has a card for each industry: benefits, stats, one use case (R86, D30)', async ({ page }) => {
  await page.goto('/vertical-solutions');
  for (const { slug, name } of industryOffers) {
    const card = main(page).getByRole('listitem', { name, exact: true });
    const { description, benefits, stats, useCase } = verticalSolutions.cards[slug];
    await expect(card).toContainText(description);
    await expect(card.getByRole('list', { name: 'Benefits' }).getByRole('listitem')).toHaveText([...benefits]);
    await expect(card.locator('dt')).toHaveText(stats.map(({ label }) => label));
    await expect(card).toContainText(useCase);
    await expect(card.getByRole('link')).toHaveAttribute('href', `/vertical-solutions/${slug}`);
  }
  // No figures except the two of the specification.
  const figures = (await main(page).locator('dd').allInnerTexts()).filter((value) => /\d/.test(value));
  expect(figures).toEqual(['30%', '40%']);
});

for (const slug of industries)
  test(`/vertical-solutions/${slug} has six benefits with icons of their own, four use cases and a demo, in this order (R83, R84, R89, R97, D30)`, async ({
    page,
  }) => {
    await page.goto(`/vertical-solutions/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Voice AI for /);
    const items = (title: string) =>
      main(page)
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
        .getByRole('heading', { level: 3 });
    await expect(items('Key Benefits')).toHaveCount(6);
    const drawings = await main(page)
      .getByRole('region', { name: 'Key Benefits' })
      .locator('li svg[viewBox="0 0 24 24"] path')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
    expect(drawings).toHaveLength(6);
    expect(new Set(drawings).size).toBe(6);
    await expect(items('Use Cases')).toHaveCount(4);
    await leads(page, ['Book a Demo', `/contact?purpose=demo&subject=${slug}-demo`]);
    // In the order of the specification.
    const titles = await bands(page);
    expect(titles.indexOf('Key Benefits')).toBe(0);
    expect(titles.indexOf('Use Cases')).toBe(1);
    if (slug === 'retail') await says(page, '30% increase in average order value');
    if (slug === 'healthcare') await says(page, '40% reduction in scheduling staff workload', 'HIPAA-compliant');
  });

test('/services presents all services (D5)', async ({ page }) => {
  await page.goto('/services');
  await leads(
    page,
    [/./, '/bdr'],
    [/./, '/support'],
    [/./, '/talent'],
    [/./, '/virtual-receptionist'],
    [/./, '/transcribe'],
    [/./, '/voice-consulting'],
    [/./, '/phishing'],
  );
});

test('/media and /media/news show the same three items (R73, R74)', async ({ page }) => {
  await page.goto('/media');
  await leads(page, ['View All News', '/media/news'], ['View All Blog Posts', '/media/blog']);
  for (const slug of ['future-ai', 'ai-customer-support', 'ai-implementation'])
    await leads(page, [/./, `/media/blog/${slug}`]);
  const news = () =>
    main(page)
      .locator('a[href^="https://"]')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
  const items = await news();
  expect(items).toHaveLength(3);
  await page.goto('/media/news');
  // It opens with the newest one.
  expect(await news()).toEqual([items[0], ...items]);
});

test('/media/blog lists six articles in one, two or three columns, and has a newsletter form (R75–R79)', async ({
  page,
}) => {
  await page.goto('/media/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Insights Blog');
  await says(page, 'Subscribe to Our Newsletter', 'Read More →');
  await expect(page.getByPlaceholder('Enter your email')).toHaveAttribute('type', 'email');
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  const cards = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }).or(page.getByRole('heading', { level: 3 })) });
  await expect(cards).toHaveCount(6);
  for (const { href, title, date } of indexCards) {
    await leads(page, [title, href]);
    await says(page, title, date);
  }
  await leads(page, ['5 Ways AI is Revolutionizing Customer Support', '/media/blog/ai-customer-support']);
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(
      tops.filter((top) => top === tops[0]),
      `${width} px`,
    ).toHaveLength(columns);
  }
});

for (const { slug, title, date, author, authorTitle, related } of articles)
  test(`/media/blog/${slug} is an article with its date, byline, cover and three others (R80–R82, D3, D4)`, async ({
    page,
  }) => {
    await page.goto(`/media/blog/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await says(page, date, `By ${author}, ${authorTitle}`, 'Related Articles', 'Read More →');
    const targets = await main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Related Articles' }) })
      .locator('a')
      .evaluateAll((anchors) => [...new Set(anchors.map((anchor) => anchor.getAttribute('href')))]);
    expect(targets).toEqual(related.map((other) => `/media/blog/${other}`));
    // The page inlines its cover; a route change loads the file.
    await expect(main(page).locator('img').first()).toHaveAttribute('src', /^data:image\/svg\+xml,/);
    await expect(main(page).locator('img').first()).toHaveJSProperty('naturalWidth', 640);
  });

test('the article of the mismatched card is linked from related articles, and keeps its own title (R77, D3)', async ({
  page,
}) => {
  expect(indexCards.map(({ href }) => href)).not.toContain('/media/blog/ai-customer-support-revolution');
  await page.goto('/media/blog/future-ai');
  await leads(page, ['5 Ways AI is Revolutionizing Customer Support', '/media/blog/ai-customer-support-revolution']);
});

test('a cover that fails to load is replaced by the logo without a layout shift (R78, D27)', async ({
  page,
  silent,
}) => {
  silent.except.push(/ERR_FAILED/);
  await page.route('**/covers/*', (route) => route.abort());
  for (const path of ['/media/blog', '/media/blog/future-ai']) {
    await page.goto('/contact');
    await hydrated(page);
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, path);
    await expect(main(page).locator('[data-state="fallback"] img').first()).toHaveAttribute('src', /logo/);
  }
});

test('every page ends in a footer with company, address and links (R11, R23)', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  for (const path of [
    '/privacy',
    '/terms',
    '/cookies',
    '/bdr',
    '/support',
    '/talent',
    '/virtual-receptionist',
    '/about',
    '/contact',
  ])
    await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1);
  for (const { href } of brand.social) await expect(footer.locator(`a[href="${href}"]`)).toHaveCount(1);
  await expect(footer).toContainText(brand.address.street);
});

test('the year in the footer is the build’s, whatever the visitor’s clock says', async ({ page, request }) => {
  const built = statSync('dist-site/index.html').mtime.getUTCFullYear();
  const notice = `© ${built} ${brand.legalName}`;
  const html = await (await request.get('/')).text();
  expect(html.replaceAll('<!-- -->', '')).toContain(notice);
  await page.clock.setFixedTime('2044-03-01');
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('contentinfo')).toContainText(notice);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('contentinfo')).toContainText(notice);
});

test('the navbar has its items in order (R7, R8)', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  const texts = (await bar.getByRole('navigation').innerText()).replace(/\s+/g, ' ');
  expect(texts).toMatch(/About Voice AI Consulting Solutions.* Partnership Media Careers/);
  await page.mouse.move(9, 9);
  await bar.getByRole('button', { name: 'Solutions' }).click();
  await expect(bar.getByRole('link', { name: /Horizontal Solutions/ })).toContainText(
    'Cross-industry voice AI capabilities',
  );
  await expect(bar.getByRole('link', { name: /Vertical Solutions/ })).toContainText(
    'Industry-specific voice AI applications',
  );
});
