import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { idOf } from '../build/rehype-outline';
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
