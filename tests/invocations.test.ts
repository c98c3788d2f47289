import { describe, expect, test } from 'vitest';
import { behaviours } from './behaviours';
import { delaysOf, invocationsOf } from './rig';

/** Every exported constant of the pure modules, with the comment above it. */
const sources = import.meta.glob<string>('../src/behaviours/**/{*.machine,submission}.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const constants = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\s*export const ([A-Z][A-Z_]+) = ([^;]+);/g)].map(
    ([, comment = '', name = '', value = '']) => ({
      comment,
      name,
      value,
    }),
  ),
);

describe.each(behaviours)('$name', ({ machine, source }) => {
  test('says what to do when something it invoked fails', () => {
    for (const invocation of invocationsOf(machine))
      expect(Object.keys(invocation), invocation.id).toContain('onError');
  });

  test('names what it invokes', () => {
    for (const { id } of invocationsOf(machine)) expect(id).toMatch(/^[a-z][A-Za-z]*$/);
  });

  test('takes each of its delays from a constant that gives its unit and its section', () => {
    for (const delay of delaysOf(machine)) {
      const declared = source.match(new RegExp(`delays: \\{[^}]*\\b${delay}: ([^,}]+)`))?.[1]?.trim() ?? '';
      const named = constants.filter(
        ({ name }) => new RegExp(`\\b${name}\\b`).test(declared) || new RegExp(`\\b${name}\\b`).test(source),
      );
      expect(named.length, `${delay} is ${declared || 'nowhere'}`).toBeGreaterThan(0);
      if (/^[A-Z_]+$/.test(declared)) {
        const constant = constants.find(({ name }) => name === declared);
        expect(constant?.comment, declared).toMatch(/\bms\b/);
        expect(constant?.comment, declared).toMatch(/SPEC §\d|\b[DR]\d+\b/);
      }
    }
  });

  test('reads no clock, no network and no document', () => {
    const code = source.replace(/\/\*[\s\S]*?\*\//g, '');
    expect(code).not.toMatch(
      /\b(Date|fetch|setTimeout|setInterval|window|document|navigator|localStorage|matchMedia)\b/,
    );
  });
});
