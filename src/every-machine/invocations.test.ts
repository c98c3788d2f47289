import { describe, expect, test } from 'vitest';
import { invocationsOf } from '../testing/test-actor';
import { behaviours } from './behaviours.testing';
import { constantsOf, delayProblems } from './delays.testing';

/** Delays are constants of a behaviour or of all forms. */
const modules = import.meta.glob<Record<string, unknown>>(
  ['../behaviours/*/*.machine.ts', '../forms/*.ts', '!../../src/forms/*.test.ts'],
  { eager: true },
);
const sources = import.meta.glob<string>(
  ['../behaviours/*/*.machine.ts', '../forms/*.ts', '!../../src/forms/*.test.ts'],
  { eager: true, query: '?raw', import: 'default' },
);
const constants = Object.entries(modules).flatMap(([path, module]) => constantsOf(sources[path] ?? '', module));

describe.each(behaviours)('$name', ({ machine, source }) => {
  test('handles the error of everything it invokes', () => {
    for (const invocation of invocationsOf(machine))
      expect(Object.keys(invocation), invocation.id).toContain('onError');
  });

  test('names what it invokes', () => {
    for (const { id } of invocationsOf(machine)) expect(id).toMatch(/^[a-z][A-Za-z]*$/);
  });

  test('takes each delay from its own constant, whose comment gives unit and source', () => {
    expect(delayProblems(machine, source, constants)).toEqual([]);
  });

  test('uses no clock, network or document', () => {
    const code = source.replace(/\/\*[\s\S]*?\*\//g, '');
    expect(code).not.toMatch(
      /\b(Date|fetch|setTimeout|setInterval|window|document|navigator|localStorage|matchMedia)\b/,
    );
  });
});
