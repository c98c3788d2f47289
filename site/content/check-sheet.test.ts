import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { idOf } from '../build/rehype-outline';
import { about } from './about';
import { checkSheet } from './check-sheet';

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
  expect(checkSheet.questions).toHaveLength(10);
  expect(checkSheet.intro).toMatch(/^Ten questions/);
});
