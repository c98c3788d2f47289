import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('CONTRIBUTING.md', 'utf8');
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const { dependencies, peerDependencies, devDependencies, scripts, sideEffects } = manifest;

const chapter = (title: string) => text.split(/^## /m).find((part) => part.startsWith(title)) ?? '';
const quoted = (part: string) => [...part.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words);

test('CONTRIBUTING gives a reason for every dependency, and lists no other', () => {
  const reasons = [...chapter('What we depend on').matchAll(/^- (.+?): \S/gm)].flatMap(([, names = '']) =>
    quoted(names),
  );
  expect(reasons.sort()).toEqual(Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies }).sort());
});

test('every command that it names exists', () => {
  const commands = [...text.matchAll(/`npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test('every invariant names the check that guards it, and that check exists', () => {
  const invariants = chapter('What you could not guess').match(/^- .+$/gm) ?? [];
  expect(invariants.length).toBeGreaterThan(0);
  for (const invariant of invariants) {
    const [guard = ''] = quoted(invariant.match(/\(`[^)]+`\)$/)?.[0] ?? '');
    expect(existsSync(guard), invariant).toBe(true);
  }
});

test('a build from the sources keeps the styles', () => {
  expect(sideEffects).toEqual(expect.arrayContaining(['**/*.css', '**/*.css.ts']));
});
