import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { idOf } from '../build/rehype-outline';
import { about } from './about';
import { checkSheet } from './check-sheet';
import { retention } from './compliance';
import { sources, strings } from './everything.testing';

const agreement = readFileSync(new URL('legal/eula.mdx', import.meta.url), 'utf8');
const sections = [...agreement.matchAll(/^## (.*)$/gm)].map(([, title = '']) => title);

test('every clause of the sheet is in the section of the agreement that it links to', () => {
  const clauses = checkSheet.questions.map(({ clause }) => clause).filter(({ href }) => href.startsWith('/eula'));
  expect(clauses.length).toBeGreaterThan(7);
  for (const { label, href } of clauses) {
    const title = sections.find((title) => href === `/eula#${idOf(title)}`);
    expect(title, href).toBeDefined();
    for (const [number] of label.matchAll(/\d+\.\d+/g)) {
      expect(agreement, label).toMatch(new RegExp(`^${number.replace('.', '\\.')} [*]`, 'm'));
      expect(`${title}`, label).toMatch(new RegExp(`^${number.split('.')[0]}\\.`));
    }
  }
});

test('who answers is a team of the company, or sales', () => {
  const teams = [...about.crew.teams.map(({ title }) => title), 'Sales'];
  for (const { person } of checkSheet.questions) expect(teams).toContain(person);
});

test('says as many questions as it has', () => {
  expect(checkSheet.questions).toHaveLength(12);
  expect(checkSheet.intro).toMatch(/^Twelve questions/);
});

/** What our article `future-ai` tells buyers to ask for, and what the sheet answers, is what the agreement says. */
test.each([
  ['2.5', /tell you in writing before we replace a model .* or the voice .* repeat your test calls/],
  ['2.7', /order states how many calls your Agents take at the same time/],
  ['5.4', /first sentence that an AI agent is speaking.* no setting that turns either off/],
  ['5.9', /automated when the caller says.* minutes count like/],
  ['6.1', /only the fields that your calls need.* numbers remain yours.* before you subscribe/],
  ['7.2', /list of them that you may request, and tell you of an intended change/],
  ['7.5', /will sign a business associate agreement/],
  ['7.6', /encryption and restricted access/],
  ['7.8', /how long Call Data is kept, and may delete it at any time.* 30 days .* plain .* no charge/],
])('clause %s of the agreement binds us to the answer', (number, words) => {
  const clause = agreement.split(`\n${number} `)[1]?.split(/\n\d+\.\d+ |\n## /)[0];
  expect(clause?.replace(/\s+/g, ' ')).toMatch(words);
});

test('how long calls are kept has one answer on every page, and it is the agreement’s (7.8)', () => {
  const answers = strings.filter(
    ({ at, value }) =>
      /recordings? (and|or) transcripts?.*\bkept\b|calls kept/.test(value) && !at.startsWith('./compliance.ts'),
  );
  expect(answers.filter(({ value }) => value.includes(retention)).length).toBeGreaterThanOrEqual(2);
  for (const file of ['./home-results.ts', './receptionist.ts', './check-sheet.ts'])
    expect(sources[file]).toContain('retention}.');
  for (const { at, value } of strings)
    expect(value, at).not.toMatch(/kept is agreed|set with you\b|where your plan provides/i);
});
