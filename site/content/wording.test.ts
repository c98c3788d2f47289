import { describe, expect, test } from 'vitest';
import { prefillOf } from '../forms/prefill';
import { agentPage } from './agents';
import { consulting } from './consulting';
import { sources, strings } from './everything.testing';
import { growthPrice, trialStart } from './growth';
import { homeResults } from './home-results';
import { industryPage } from './industries';
import * as offers from './offers';
import { agentOffers, industryOffers } from './offers';
import { solutions } from './overviews';
import { pricing } from './pricing';
import { receptionist } from './receptionist';
import type { Metric } from './types';

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
