import { describe, expect, test } from 'vitest';
import { descriptions } from '../descriptions';
import { prefillOf } from '../forms/prefill';
import { agentPage } from './agents';
import { careers } from './careers';
import { consulting } from './consulting';
import { content, sources, strings } from './everything.testing';
import { growthPrice, trialStart } from './growth';
import { homeResults } from './home-results';
import { industryPage } from './industries';
import * as offers from './offers';
import { agentOffers, industryOffers } from './offers';
import { solutions } from './overviews';
import { pricing } from './pricing';
import { receptionist } from './receptionist';
import { transcribe } from './transcribe';
import type { Metric, PageIntro } from './types';

/** Words that must be the same on every page. */

const texts = Object.entries(sources).filter(([file]) => file.startsWith('./'));

/** Every file with a match of the pattern. */
const where = (pattern: RegExp) => texts.filter(([, text]) => pattern.test(text)).map(([file]) => file);

describe('prices', () => {
  test('the receptionist’s annual price is twelve of its months, and is given wherever the month is (R54)', () => {
    const dollars = (price: string) => Number(price.replace(/[$,]/g, ''));
    expect(dollars(growthPrice.year)).toBe(12 * dollars(growthPrice.month));
    expect(growthPrice.period).toContain('per month billed annually');
    for (const [plan] of [pricing.plans, receptionist.plans.items]) expect(plan.period).toContain(growthPrice.year);
    expect(pricing.summary.rows.find(({ label }) => label === 'Billing')?.growth).toContain(growthPrice.year);
    const answer = homeResults.faq.questions.find(({ id }) => id === 'cost')?.answer;
    expect(answer).toContain(`${growthPrice.month} per month billed annually (${growthPrice.year} a year)`);
    for (const file of where(/\$398/)) expect(sources[file], file).toContain('$4,776');
  });

  test('the trial has the same terms on both pages that sell it (R26)', () => {
    expect(pricing.terms.points).toContain(trialStart);
    expect(receptionist.plans.terms.points).toContain(trialStart);
    for (const { action } of [pricing.trial, receptionist.trial])
      expect(action.href).toBe('/contact?subject=receptionist-trial');
  });

  test('both pages that sell Growth give renewal, refunds, tax, the meter and minute 501 beside its price', () => {
    for (const { label, points } of [pricing.terms, receptionist.plans.terms]) {
      expect(label).not.toBe('');
      const text = points.join(' ');
      for (const said of [
        /before tax/,
        /renews/,
        /not refunded/,
        /wrong number/,
        /transferred/,
        /500\u00a0minutes of a month are used up/,
      ])
        expect(text).toMatch(said);
    }
  });

  test('Business is billed per user, monthly and annually (R45)', () => {
    const business = transcribe.plans.find(({ id }) => id === 'business');
    expect(business?.unit).toBe('per user per month');
    expect(business?.billedAnnually).toContain('{total} per user per year');
    for (const { id, billedAnnually } of transcribe.plans)
      if (id !== 'business') expect(billedAnnually).toBeUndefined();
  });

  test('every transcription plan gives its number of languages', () => {
    for (const { id, features } of transcribe.plans) expect(features.join(), id).toMatch(/\d0\+ languages/);
  });

  test('Enterprise is called unlimited once on its card (R46)', () => {
    const enterprise = transcribe.plans.find(({ id }) => id === 'enterprise');
    expect(JSON.stringify(enterprise).match(/unlimited/gi)).toHaveLength(1);
  });

  test('Free does not promise to be free forever, which the agreement does not grant (12.5)', () => {
    const free = transcribe.plans.find(({ id }) => id === 'free');
    const answer = transcribe.faq.questions.find(({ id }) => id === 'free-plan')?.answer;
    expect(free?.unit).not.toMatch(/forever/);
    expect(answer).toContain('section 12.5');
  });
});

describe('figures', () => {
  test('in the ROI article, the smaller plan counts the hours that the article tells readers to count', () => {
    const article = sources['./articles/ai-roi.mdx'] ?? '';
    const [, plan = '', hours = '', first = '', ahead = ''] =
      /That is \$([\d,]+) a year\..*which is (\d+) hours at \$40.*\$([\d,]+) in the first year.*still \$([\d,]+) ahead/.exec(
        article,
      ) ?? [];
    const number = (text: string) => Number(text.replace(',', ''));
    expect(number(first)).toBe(number(plan) + number(hours) * 40);
    const weekly = 50;
    expect(number(ahead)).toBe(2 * 10_800 - 2 * number(plan) - 2 * (number(hours) + weekly) * 40);
  });

  test('a greeting lasts as long as its words take: about two and a half per second', () => {
    const article = sources['./articles/ai-ethics.mdx'] ?? '';
    const [, greeting = ''] = /> “(Good morning,[^”]+)”/.exec(article) ?? [];
    expect(Math.round(greeting.split(/\s+/).length / 2.6)).toBe(15);
    expect(article).toContain('about fifteen seconds to say');
  });
});

describe('a row of figures', () => {
  const metrics = Object.values(offers).filter((value): value is Metric => (value as Metric)?.value !== undefined);

  test('is explained, figure by figure, on the page that its note links to (terms 4.2)', () => {
    expect(metrics.length).toBeGreaterThan(9);
    const explained = solutions.figures.items.map(({ title }) => title).join(', ');
    for (const { value, label } of [...metrics, consulting.stack.metric]) {
      expect(explained, label).toContain(value.replace('Up to ', '').trim());
    }
    expect(offers.figuresNote.href).toBe('/solutions#figures');
  });

  test('says “in clear speech” wherever it says 99% of a transcript, also in search results', () => {
    expect(transcribe.everyPlan).toContain('99% accuracy in clear speech');
    expect(descriptions['/transcribe']).toContain('99% accurate in clear speech');
  });
});

test('every page has a search term in its kicker, heading or lead', () => {
  const searched = /voice ai|AI (agent|voice|receptionist)|transcription|phishing|news|waitlist|blog/i;
  const pages = content
    .filter(({ at }) => !/^\.\/(not-found\.ts|industries\/)/.test(at))
    .map(({ value }) => value)
    .filter((value): value is PageIntro => ['title', 'lead'].every((key) => key in Object(value)));
  expect(new Set(pages).size).toBeGreaterThanOrEqual(19);
  for (const { kicker = '', title } of pages) expect(`${kicker} ${title}`).toMatch(searched);
});

test('every link to the contact form carries its origin (R99)', () => {
  const links = [
    ...strings.filter(({ value }) => value.startsWith('/contact')),
    ...agentOffers.map(({ slug }) => ({ at: slug, value: agentPage.demo(slug).href })),
    ...industryOffers.map(({ slug }) => ({ at: slug, value: industryPage.demo(slug).href })),
  ].filter(({ at }) => !/not-found|greeting\.ts/.test(at));
  expect(links.length).toBeGreaterThan(25);
  for (const { at, value } of links) {
    const asked = new URL(value, 'https://www.halloway.example').searchParams;
    const prefilled = prefillOf(`?${asked}`);
    expect(prefilled.subject ?? (asked.get('product') && prefilled.purpose), `${at}: ${value}`).toBeTruthy();
    expect(Object.keys(prefilled), `${at}: ${value}`).toHaveLength([...asked].length);
  }
});

describe('spelling', () => {
  test('a time of day has minutes, and a non-breaking space before AM or PM', () => {
    const hour = /\d(?:\\u00a0|\u00a0| )?[AP]M\b/g;
    for (const [file, text] of texts)
      for (const { index } of text.matchAll(hour))
        expect(text.slice(Math.max(0, index - 4), index + 9), file).toMatch(/\d:\d\d(\\u00a0|\u00a0)[AP]M/);
  });
});

test('careers gives the pay range and the expected benefits (R57)', () => {
  expect(careers.pay.items.map(({ title }) => title)).toEqual([
    'Pay range',
    'Health',
    'Time off',
    'Parents',
    'Retirement',
  ]);
  expect(careers.pay.items.map(({ description }) => description).join(' ')).not.toMatch(/\d/);
});

test.each([
  ['a figure is never "claimed": it gives its basis', /\b(we claim|halloway claims?)\b/i],
  ['no comma or period follows a mail address, since it could wrap to the next line', /\]\(mailto:[^)]*\)[,.;:]/],
])('%s', (_, never) => {
  expect(where(never)).toEqual([]);
});
