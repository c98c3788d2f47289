import { describe, expect, test } from 'vitest';
import { careers } from './careers';
import { growthPrice, trialStart } from './growth';
import { horizontalSolutions, verticalSolutions } from './overviews';
import { pricing } from './pricing';
import { receptionist } from './receptionist';
import { transcribe } from './transcribe';

/** Words that must agree wherever they stand. */

const sources = Object.entries(
  import.meta.glob<string>(['./**/*.{ts,mdx}', '!./**/*.test.ts'], { eager: true, query: '?raw', import: 'default' }),
);

/** Every file in which a pattern is found. */
const where = (pattern: RegExp) => sources.filter(([, text]) => pattern.test(text)).map(([file]) => file);

describe('prices', () => {
  test('the receptionist’s year is twelve of its months, and stands wherever the month does (R54)', () => {
    const dollars = (price: string) => Number(price.replace(/[$,]/g, ''));
    expect(dollars(growthPrice.year)).toBe(12 * dollars(growthPrice.month));
    expect(growthPrice.period).toContain('per month billed annually');
    for (const [plan] of [pricing.plans, receptionist.plans.items]) expect(plan.period).toContain(growthPrice.year);
    expect(pricing.summary.rows.find(({ label }) => label === 'Billing')?.growth).toContain(growthPrice.year);
    for (const file of where(/\$398/)) expect(sources.find(([name]) => name === file)?.[1], file).toContain('$4,776');
  });

  test('how the trial starts is said on both pages that sell it, and is the same (R26)', () => {
    expect(pricing.trial.text).toContain(trialStart);
    expect(receptionist.trial.start).toBe(trialStart);
    for (const { action } of [pricing.trial, receptionist.trial]) expect(action.href).toBe('/contact');
  });

  test('Business is paid for each user, by the month and by the year alike (R45)', () => {
    const business = transcribe.plans.find(({ id }) => id === 'business');
    expect(business?.unit).toBe('per user per month');
    expect(business?.billedAnnually).toContain('{total} per user per year');
    for (const { id, billedAnnually } of transcribe.plans)
      if (id !== 'business') expect(billedAnnually).toBeUndefined();
  });

  test('every plan of transcription says how many languages it has', () => {
    for (const { id, features } of transcribe.plans) expect(features.join(), id).toMatch(/\d0\+ languages/);
  });

  test('Enterprise is called unlimited once on its card (R46)', () => {
    const enterprise = transcribe.plans.find(({ id }) => id === 'enterprise');
    expect(JSON.stringify(enterprise).match(/unlimited/gi)).toHaveLength(1);
  });

  test('Free promises no eternity, which the agreement does not give (12.5)', () => {
    const free = transcribe.plans.find(({ id }) => id === 'free');
    const answer = transcribe.faq.questions.find(({ id }) => id === 'free-plan')?.answer;
    expect(free?.unit).not.toMatch(/forever/);
    expect(answer).toContain('section 12.5');
    expect(answer).not.toMatch(/no end date/);
  });
});

describe('figures', () => {
  test('are not "claimed": a figure says what it rests on', () => {
    expect(where(/\b(we claim|halloway claims?)\b(?! no certificate)/i)).toEqual([]);
  });

  test('in the article on return, the smaller plan counts the hours that it told readers to count', () => {
    const [, article = ''] = sources.find(([file]) => file.endsWith('ai-roi.mdx')) ?? [];
    const [, plan = '', hours = '', first = '', ahead = ''] =
      /That is \$([\d,]+) a year\..*which is (\d+) hours at \$40.*\$([\d,]+) in the first year.*still \$([\d,]+) ahead/.exec(
        article,
      ) ?? [];
    const number = (text: string) => Number(text.replace(',', ''));
    expect(number(first)).toBe(number(plan) + number(hours) * 40);
    const weekly = 50;
    expect(number(ahead)).toBe(2 * 10_800 - 2 * number(plan) - 2 * (number(hours) + weekly) * 40);
  });

  test('a greeting takes as long to say as its words do: about two and a half a second', () => {
    const [, article = ''] = sources.find(([file]) => file.endsWith('ai-ethics.mdx')) ?? [];
    const [, greeting = ''] = /> “(Good morning,[^”]+)”/.exec(article) ?? [];
    expect(Math.round(greeting.split(/\s+/).length / 2.6)).toBe(15);
    expect(article).toContain('about fifteen seconds to say');
    expect(where(/twelve seconds/)).toEqual([]);
  });
});

describe('spelling', () => {
  test('an advisor is spelled one way', () => {
    expect(where(/\badvisers?\b/i)).toEqual([]);
  });

  test('a time of day has its minutes, and stays on one line with its AM or PM', () => {
    const hour = /\d(?:\\u00a0|\u00a0| )?[AP]M\b/g;
    for (const [file, text] of sources)
      for (const { index } of text.matchAll(hour))
        expect(text.slice(Math.max(0, index - 4), index + 9), file).toMatch(/\d:\d\d(\\u00a0|\u00a0)[AP]M/);
  });

  test('no closing section begins with “Bring”, which five did', () => {
    const first = sources.flatMap(([file, text]) =>
      [...text.matchAll(/closing: \{\s+title: '(\w+)/g)].map(([, word]) => ({ file, word })),
    );
    expect(first.length).toBeGreaterThan(15);
    expect(first.filter(({ word }) => word === 'Bring')).toEqual([]);
    expect(where(/closing: \{[^}]*text: 'Bring /)).toEqual([]);
  });
});

test('functions and industries tell one story: the job is the same, what may be said differs', () => {
  expect(horizontalSolutions.lead).not.toMatch(/differ less between industries/);
  expect(verticalSolutions.lead).not.toMatch(/nothing after it is the same/);
  expect(verticalSolutions.lead).toMatch(/the same jobs/);
});

test('a lead is somebody who may buy, and never the head of the sales team', () => {
  expect(where(/\bsales lead\b/i)).toEqual([]);
});

test('a caller calls, and only a telephone rings', () => {
  expect(where(/\b(who|she|he|they) rings?\b/)).toEqual([]);
});

test('no comma or period follows an address of mail, which would let it begin the next line', () => {
  expect(where(/\]\(mailto:[^)]*\)[,.;:]/)).toEqual([]);
});

test('nobody but a dentist says what a patient may take', () => {
  expect(where(/hygienist/)).toEqual([]);
});

test('the step that needs missed calls asks for a log, which has them; a bill has not', () => {
  expect(pricing.choosing.intro).toContain('call log');
  expect(pricing.choosing.steps[1]?.description).toContain('The log lists them');
});

test('careers say how the pay is told, and the benefits that an employer is asked for (R57, D30)', () => {
  expect(careers.pay.items.map(({ title }) => title)).toEqual([
    'Pay range',
    'Health',
    'Time off',
    'Parents',
    'Retirement',
  ]);
  expect(careers.pay.items.map(({ description }) => description).join(' ')).not.toMatch(/\d/);
});
