import { statSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { brand } from '../../../site/brand';
import { articles, indexCards } from '../../../site/content/articles';
import { home } from '../../../site/content/home';
import { homeResults } from '../../../site/content/home-results';
import { agentOffers, industryOffers } from '../../../site/content/offers';
import { horizontalSolutions, verticalSolutions } from '../../../site/content/overviews';
import { partnership } from '../../../site/content/partnership';
import { receptionist } from '../../../site/content/receptionist';
import { routes } from '../../../site/routes';
import { built, plain, textOf } from './read';

/** The content of each page in the specification, by requirement number: in the HTML. What only a browser knows: rendered.spec.ts. */

/** The h2s of a page that are among these titles are all of them, in this order. */
function expectOrder({ texts }: ReturnType<typeof built>, sections: readonly { title: string }[]) {
  const titles = sections.map(({ title }) => plain(title));
  expect(texts('h2').filter((title) => titles.includes(title))).toEqual(titles);
}

const icons = '[data-scope="icon"] path';

test('Home has its sections in order: agents, industries, why, results, questions (R12)', () => {
  const { why, advantage, faq } = homeResults;
  expectOrder(built('/'), [home.agents, home.verticals, why, advantage, faq]);
  expect(plain(why.title)).toBe('Why Enterprises Are Turning to Voice AI');
});

test('Home links to solutions, agents, industries, consulting, a demo and a specialist (R14–R17, R19, D6)', () => {
  const page = built('/');
  page.leads({
    'Discover Voice AI': '/solutions',
    'BDR agent': '/bdr',
    'Support agent': '/support',
    'Talent agent': '/talent',
    'Virtual receptionist': '/virtual-receptionist',
    'Learn More About Our Consulting Services': '/solutions',
    Retail: '/vertical-solutions/retail',
    Healthcare: '/vertical-solutions/healthcare',
    Hospitality: '/vertical-solutions/hospitality',
    'Wealth Management': '/vertical-solutions/wealth-management',
    'Real Estate': '/vertical-solutions/real-estate',
    Technology: '/vertical-solutions/technology',
    'Book a Voice AI Demo': '/contact?service=voice-ai-demo',
    'Talk to a Specialist': '/contact?service=voice-ai-consulting',
  });
  page.says('Strategic Planning', 'Custom Implementation', 'Ongoing Optimization');
});

test('Home has four highlights, nine questions and the platform’s claims (R18, R20–R23, D25, D26)', () => {
  const { main, says } = built('/');
  says('Security', 'Integration', 'Human-like conversation', 'Multilingual');
  expect(main.find('[data-scope="accordion"] details')).toHaveLength(9);
  says('200%+', '90%', '90%+', '80%+', '3x', '45%', '75%', '99%', 'Up to 40%', '24/7');
  says('English, Hindi, Arabic, Spanish and more', 'SOC 2, HIPAA or DPDPA', 'CRM', 'telephony');
});

test('Home has four functions, each with its icon and its benefits (R88)', () => {
  const page = built('/');
  const drawings = agentOffers.map(({ name, summary, benefits }) => {
    const offering = page.under(name);
    expect(page.texts('p', offering)).toEqual([plain(summary)]);
    expect(page.texts('ul li', offering)).toEqual(expect.arrayContaining(benefits.map(plain)));
    return offering.find(icons).attr('d');
  });
  expect(new Set(drawings).size).toBe(4);
});

test('every row of figures is marked as no promise, and links to its explanation', () => {
  const pages = ['/', '/solutions', '/horizontal-solutions', '/vertical-solutions', '/bdr', '/support', '/talent'];
  const industries = ['/vertical-solutions/retail', '/vertical-solutions/healthcare'];
  for (const path of [...pages, '/virtual-receptionist', '/transcribe', ...industries]) {
    const { main, all } = built(path);
    const notes = all('a').filter((link) => link.text() === 'What these figures rest on');
    expect(notes.length, path).toBeGreaterThanOrEqual(Math.max(1, main.find('dl[data-scope="stats"]').length));
    for (const note of notes) expect(note.attr('href'), path).toMatch(/^(\/solutions)?#figures$/);
  }
  expect(built('/solutions').texts('#figures h2')).toEqual(['What these figures rest on']);
});

test('/solutions has four stats in its hero, three cards and sales (R27)', () => {
  const page = built('/solutions');
  expect(page.main.find('header:has(h1) dt')).toHaveLength(4);
  page.leads({
    Consulting: '/voice-consulting',
    'Vertical Solutions': '/vertical-solutions',
    'Horizontal Solutions': '/horizontal-solutions',
    'Contact Sales': '/contact?subject=solutions',
  });
  expect(page.main.text().match(/Learn More/g)).toHaveLength(3);
});

test('the line is not the first thing everywhere: at most twelve pages open with it at full width, and none plays another at its end', () => {
  const opens = routes.filter(({ path }) => built(path).main.find('header > [data-part="voice"]').length);
  const own = opens.filter(
    ({ path }) => !/^.(bdr|support|talent|virtual-receptionist|vertical-solutions\/.+)$/.test(path),
  );
  expect(own.length).toBeLessThanOrEqual(12);
  for (const { path } of own)
    expect(built(path).main.find('[data-scope="call-to-action"] [data-part="play-trigger"]'), path).toHaveLength(0);
});

test('/vertical-solutions names each industry once', () => {
  const { texts } = built('/vertical-solutions');
  for (const { name } of industryOffers) expect(texts('h2, h3').filter((title) => title === name)).toHaveLength(1);
});

test('/services presents all services (D5)', () => {
  const offered = ['bdr', 'support', 'talent', 'virtual-receptionist', 'transcribe', 'voice-consulting', 'phishing'];
  expect(built('/services').hrefs()).toEqual(expect.arrayContaining(offered.map((slug) => `/${slug}`)));
});

test('/contact has mailboxes, hours and address, a form, and draws the globe (R29–R31)', () => {
  const { main, all, texts, says } = built('/contact');
  says(brand.mail.sales, 'Monday to Friday 9:00 AM to 6:00 PM EST', 'Closed weekends', brand.address.street);
  expect(texts('[name="product"] option')).toEqual(['All', 'Transcribe', 'BDR', 'Phishing']);
  expect(texts('[name="purpose"] option')).toEqual(['Schedule Demo', 'Add to Waitlist']);
  expect(texts('option[selected]')).toEqual(['All', 'Schedule Demo']);
  expect(main.find('label:contains("Email")').attr('for')).toBe(main.find('input[type="email"]').attr('id'));
  expect(all('form [required]').map((field) => field.attr('name'))).toEqual(
    expect.arrayContaining(['name', 'email', 'subject', 'message']),
  );
  expect(main.find('svg circle').length).toBeGreaterThan(0);
});

for (const [path, mail] of [
  ['/bdr', brand.mail.sales],
  ['/support', brand.mail.sales],
  ['/talent', brand.mail.talent],
] as const)
  test(`${path} books a demo, and has a mail link (R51, D8)`, () => {
    const { leads, hrefs } = built(path);
    leads({ 'Book a Demo': new RegExp(`^/contact\\?.*subject=${path.slice(1)}-demo$`) });
    expect(hrefs()).toContainEqual(expect.stringMatching(new RegExp(`^mailto:${mail}`)));
    if (path === '/bdr') leads({ 'Join the Waitlist': '/bdr/waitlist' });
  });

test('the agents’ pages have their own claims (R21, R22, D25)', () => {
  built('/bdr').says('3x', 'qualified leads', '45%', 'cost reduction');
  built('/support').says('80%+', 'first-call resolution', '85–90%', 'CSAT', '90%', 'support cost savings');
  built('/talent').says('75%', 'reduced time-to-hire', '3x', 'productivity', 'CV', 'interview');
});

test('/virtual-receptionist presents the receptionist, its sections in order (R25, R26, R52, R54, R90, R97, D26, D28)', () => {
  const page = built('/virtual-receptionist');
  page.leads({ 'Buy Now': '/pricing', 'Contact Sales': /^\/contact\?subject=receptionist/ });
  page.says('14-day free trial', 'no credit card', 'under 48 hours', 'Up to 40%', '99%');
  page.says('$398', 'per month billed annually', '500 incoming call minutes per month', 'Custom');
  expect(page.texts('button')).toContain('Play Demo');
  expect(page.main.find('[data-scope="accordion"] details')).toHaveLength(5);
  const { problem, features, demo, howItWorks, industries, testimonials, plans, reasons, faq } = receptionist;
  page.says(testimonials.intro);
  const slides = page.all('[aria-roledescription="slide"]').map((slide) => slide.text());
  expect(slides).toEqual(
    testimonials.items.map(({ quote, author, role }) => expect.stringContaining(`${quote}${author}, ${role}`)),
  );
  expectOrder(page, [problem, features, demo, howItWorks, industries, testimonials, plans, reasons, faq]);
});

for (const path of ['/contact', '/careers', '/media/blog', '/bdr/waitlist'])
  test(`the form of ${path} says how its data is used, and links to the policy`, () => {
    // The page of the openings says it before the application form opens, too.
    const notes = built(path).all(`${path === '/careers' ? 'form ' : ''}:is(p, dd):has(a[href="/privacy"])`);
    expect(notes.map((note) => note.text())).toEqual([
      expect.stringMatching(/erase|unsubscribe|stays in your browser/),
    ]);
  });

test('/careers has three openings, remote and full-time, each with its pay (R57)', () => {
  const { texts, says, main, hrefs } = built('/careers');
  says('$190,000–$260,000 a year', '$140,000–$190,000 a year', '$150,000–$205,000 a year');
  says('equal-opportunity employer', 'accommodation');
  says('Senior AI Engineer', 'Full Stack Developer', 'Product Manager');
  expect(main.text().match(/Remote/g)?.length).toBeGreaterThanOrEqual(3);
  expect(main.text().match(/Full-time/gi)?.length).toBeGreaterThanOrEqual(3);
  expect(texts('button').filter((name) => name.startsWith('Apply Now'))).toHaveLength(3);
  expect(hrefs()).toContainEqual(expect.stringMatching(/^mailto:careers@halloway\.example/));
});

for (const [path, law] of [
  ['/privacy', ''],
  ['/terms', 'Delaware'],
  ['/cookies', ''],
] as const)
  test(`${path} is in force since January 1, 2025 (R64)`, () => {
    const { says, leads } = built(path);
    says('Effective', 'January 1, 2025', 'Last updated', law);
    leads({ 'Back to Home': '/' });
  });

test('/eula is the whole agreement (R65–R69)', () => {
  const { texts, says, leads } = built('/eula');
  says('Last Updated 1st June 2025');
  leads({ 'Back to Home': '/' });
  const expected =
    `definitions, license, content and data, fees, ai features, third-party, privacy, intellectual property,
    warrant, limitation of liability, indemnification, term, dispute, miscellaneous, contact`.split(/,\s+/);
  const sections = texts('h2').map((title) => title.toLowerCase());
  const places = expected.map((part) => sections.findIndex((title) => title.includes(part)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  says('Delaware', 'individual', 'entity', 'card payment', 'feedback', 'GDPR', 'CCPA', '$100', '12 months', '10 days');
  says('30 days', '1 year', 'American Arbitration Association', 'English', 'class', 'non-refundable');
  says('renews automatically', 'discontinue');
});

test('/horizontal-solutions has a card for each function: picture, features, two metrics, call to action (R71, R87)', () => {
  const page = built('/horizontal-solutions');
  for (const { slug, path, name } of agentOffers) {
    const card = page.under(name);
    const { description, sentence, features, cta } = horizontalSolutions.cards[slug];
    expect(page.texts('p', card)).toContain(plain(description));
    expect(page.texts('[data-scope="voice-player"] [data-part="quote"]', card)).toEqual([plain(sentence)]);
    expect(card.find('[data-scope="voice-player"] svg path').attr('d')).toMatch(/^M/);
    expect(page.texts('[data-part="benefit"]', card)).toEqual(features.map(plain));
    expect(card.find('dt')).toHaveLength(2);
    expect(page.hrefs(`a:contains("${cta}")`, card)).toEqual([path]);
  }
  page.leads({ 'Book a Demo': '/contact?purpose=demo&subject=functions-demo' });
  page.says('3x', '45%', '80%+', '85–90%', '75%', '99%', '24/7');
});

test('/vertical-solutions has a card for each industry: benefits, stats, one use case (R72, R86, D30)', () => {
  const page = built('/vertical-solutions');
  expect(industryOffers).toHaveLength(6);
  for (const { slug, name } of industryOffers) {
    const card = page.under(name);
    const { description, benefits, stats, useCase } = verticalSolutions.cards[slug];
    expect(card.text()).toContain(description);
    expect(page.texts('[data-part="benefit"]', card)).toEqual(benefits.map(plain));
    expect(page.texts('dt', card)).toEqual(stats.map(({ label }) => label));
    expect(card.text()).toContain(useCase);
    expect(new Set(page.hrefs('a', card))).toEqual(new Set([`/vertical-solutions/${slug}`]));
  }
  // No figures except the two of the specification.
  expect(page.texts('dd').filter((value) => /\d/.test(value))).toEqual(['30%', '40%']);
});

for (const { slug } of industryOffers)
  test(`/vertical-solutions/${slug} has six benefits with icons of their own, four use cases and a demo, in this order (R83, R84, R89, R97, D30)`, () => {
    const page = built(`/vertical-solutions/${slug}`);
    expect(page.texts('h1')).toEqual([expect.stringMatching(/^Voice AI for /)]);
    const benefits = page.under('Key Benefits', 'section');
    expect(benefits.find('h3')).toHaveLength(6);
    const drawings = page.all(`li ${icons}`, benefits).map((path) => path.attr('d'));
    expect(drawings).toHaveLength(6);
    expect(new Set(drawings).size).toBe(6);
    expect(page.under('Use Cases', 'section').find('h3')).toHaveLength(4);
    page.leads({ 'Book a Demo': `/contact?purpose=demo&subject=${slug}-demo` });
    expect(page.texts('h2').filter((title) => /^(Key Benefits|Use Cases)$/.test(title))).toEqual([
      'Key Benefits',
      'Use Cases',
    ]);
    if (slug === 'retail') page.says('30% increase in average order value');
    if (slug === 'healthcare') page.says('40% reduction in scheduling staff workload', 'HIPAA-compliant');
  });

test('/media and /media/news show the same three items (R73, R74)', () => {
  const media = built('/media');
  media.leads({ 'View All News': '/media/news', 'View All Blog Posts': '/media/blog' });
  const teased = ['future-ai', 'ai-customer-support', 'ai-implementation'];
  expect(media.hrefs()).toEqual(expect.arrayContaining(teased.map((slug) => `/media/blog/${slug}`)));
  const external = 'a[href^="https://"]';
  const items = media.hrefs(external);
  expect(items).toHaveLength(3);
  expect(built('/media/news').hrefs(external)).toEqual(items);
});

test('/media/blog lists six articles, and has a newsletter form (R75–R79)', () => {
  const { main, texts, says, under, hrefs } = built('/media/blog');
  expect(texts('h1')).toEqual(['AI Insights Blog']);
  says('Subscribe to Our Newsletter', 'Read More →');
  expect(main.find('[placeholder="Enter your email"]').attr('type')).toBe('email');
  expect(texts('form button')).toContain('Subscribe');
  expect(main.find('li:has(h2, h3)')).toHaveLength(6);
  for (const { href, title, date } of indexCards) {
    expect(under(title).text(), title).toContain(date);
    expect(hrefs('a', under(title)), title).toContain(href);
  }
  expect(hrefs('a', under('5 Ways AI is Revolutionizing Customer Support'))).toContain(
    '/media/blog/ai-customer-support',
  );
});

for (const { slug, title, date, author, authorTitle, related } of articles)
  test(`/media/blog/${slug} is an article with its date, byline, cover and three others (R80–R82, D3, D4)`, () => {
    const { main, texts, says, under, hrefs } = built(`/media/blog/${slug}`);
    expect(texts('h1')).toEqual([plain(title)]);
    says(date, `By ${author}, ${authorTitle}`, 'Related Articles', 'Read More →');
    const targets = new Set(hrefs('a', under('Related Articles', 'section')));
    expect([...targets]).toEqual(related.map((other) => `/media/blog/${other}`));
    // The page inlines its cover; a route change loads the file.
    const cover = decodeURIComponent(main.find('img').first().attr('src') ?? '');
    expect(cover).toMatch(/^data:image\/svg\+xml,<svg [^>]*width='640' height='360'.*<\/svg>$/);
  });

test('the article of the mismatched card is linked from related articles, and keeps its own title (R77, D3)', () => {
  expect(indexCards.map(({ href }) => href)).not.toContain('/media/blog/ai-customer-support-revolution');
  built('/media/blog/future-ai').leads({
    '5 Ways AI is Revolutionizing Customer Support': '/media/blog/ai-customer-support-revolution',
  });
});

test('/pricing compares two plans, and each of its buttons leads to the contact page (R53, R54)', () => {
  const { all, texts, says } = built('/pricing');
  says('$398', '500 incoming call minutes per month', 'custom volume', 'Most popular');
  const actions = all('a').filter((link) => /Growth|Enterprise|Sales|Contact|Demo/i.test(textOf(link)));
  expect(actions.length).toBeGreaterThanOrEqual(2);
  for (const action of actions) expect(action.attr('href')).toMatch(/^\/contact(\?|$)/);
  expect(texts('[aria-label="Side by side"] [role="columnheader"]')).toEqual(['Growth', 'Enterprise']);
  expect(texts('tr')).toContainEqual(expect.stringMatching(/^Time to go live Under 48 hours/));
});

test('/pricing has a sheet to check before signing: answer, clause and who answers, linked from Home', () => {
  built('/').leads({ 'Twelve questions before you sign': '/pricing#before-you-sign' });
  const { main, texts } = built('/pricing');
  const sheet = main.find('details#before-you-sign [aria-label="What you will check before you sign"]');
  expect(sheet.find('tr')).toHaveLength(13);
  expect(texts('[role="columnheader"]', sheet)).toEqual(['Question', 'Answer', 'Where it is written', 'Who answers']);
});

test('/transcribe says what each plan has, and answers ten questions, the prices among them (R24, R42–R46, R50, D2)', () => {
  const { main, says } = built('/transcribe');
  says('99% accuracy', '50+', 'TXT', 'DOCX', 'PDF', 'SRT', 'VTT', '$0', '$25', 'Custom', 'Unlimited by usage');
  says('60 mins/month', '180 mins/month', '380 mins/user/month', '10+ languages', '20+ languages');
  expect(main.find('details')).toHaveLength(10);
  expect(main.find('details:contains("What do Pro and Business cost?")').text()).toContain(
    'Pro is $9.99 and Business is $20 a month. Those are the yearly rates',
  );
});

test('/phishing announces the product, shows its progress, and links to the waitlist (R56, D6)', () => {
  const { texts, says, leads } = built('/phishing');
  says('Coming Soon');
  for (const status of ['In Development', 'Planning', 'Design Phase'])
    expect(texts('li').filter((feature) => feature.includes(status))).toHaveLength(2);
  const waitlist = '/contact?product=phishing&purpose=waitlist&subject=phishing';
  leads({ 'Join Waitlist': `${waitlist}-waitlist`, 'Join Beta Program': `${waitlist}-beta` });
  leads({ 'Request Info': /^mailto:sales@/ });
});

test('/voice-consulting sets its title, and links to all three services (R25, R70, R32)', () => {
  const { $, main, says, hrefs } = built('/voice-consulting');
  says('strategy', 'development', 'integration', '4–6 weeks', '3–6 months', '95%+');
  expect($('title').text()).toMatch(/^Voice AI Consulting/);
  const services = ['voice-ai-assessment', 'voice-ai-consulting', 'voice-ai-demo'];
  expect(hrefs('a[href^="/contact?service="]').sort()).toEqual(services.map((name) => `/contact?service=${name}`));
  expect(main.find('details')).toHaveLength(4);
});

test('/about has five milestones, and ends in an invitation (R28)', () => {
  const { texts, says, under, leads } = built('/about');
  const dates = ['October 2024', 'January 2025', 'April 2025', 'June 2025', 'August 2025'];
  expect(texts('[data-part="date"]')).toEqual(dates);
  says('crew');
  for (const name of ['Mission', 'Vision']) expect(under(name, 'section')).toHaveLength(1);
  leads({ 'Get Started Today': '/contact?subject=get-started' });
});

test('/partnership shows benefits, three partners and two ways to become one, in this order (R55)', () => {
  const page = built('/partnership');
  expectOrder(page, [partnership.benefits, partnership.partners, partnership.program]);
  page.says('technology partners');
  const names = ['Trunkway', 'Vowelworks', 'Recordbridge', 'Channel partners'];
  expect(page.texts('h3, h4')).toEqual(expect.arrayContaining(names));
  page.leads({ 'Contact Us': '/contact?subject=partnership' });
});

test('every page ends in a footer with company, address and links (R11, R23)', () => {
  const { $, hrefs } = built('/about');
  const legal = ['/privacy', '/terms', '/cookies'];
  const social = brand.social.map(({ href }) => href);
  const footer = hrefs('a', $('footer'));
  for (const path of [
    ...legal,
    '/bdr',
    '/support',
    '/talent',
    '/virtual-receptionist',
    '/about',
    '/contact',
    ...social,
  ])
    expect(footer.filter((href) => href === path)).toHaveLength(1);
  expect($('footer').text()).toContain(brand.address.street);
  // The code has the year of the build, too (site/content/promises.test.ts).
  const year = statSync('dist-site/index.html').mtime.getUTCFullYear();
  expect($('footer').text()).toContain(`© ${year} ${brand.legalName}`);
});

test('the navbar has its items in order, and a login outside of the site (R7–R9)', () => {
  const { $, texts, hrefs } = built('/');
  const bar = $('header').first();
  expect(texts('nav', bar)).toEqual([
    expect.stringMatching(/About Voice AI Consulting Solutions.* Partnership Media Careers/),
  ]);
  expect(texts('a[href="/horizontal-solutions"]', bar)).toEqual([
    expect.stringMatching(/Horizontal Solutions Cross-industry voice AI capabilities/),
  ]);
  expect(texts('a[href="/vertical-solutions"]', bar)).toEqual([
    expect.stringMatching(/Vertical Solutions Industry-specific voice AI applications/),
  ]);
  expect(new Set(hrefs('a:contains("Login/Signup")', bar))).toEqual(
    new Set(['https://dashboard.halloway.example/accounts/login/']),
  );
});
