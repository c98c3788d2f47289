import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { invocationsOf } from '../../src/testing/test-actor';
import { behaviours } from '../tools/behaviours';
import { constantsOf, delayProblems } from '../tools/delays';

/** Delays are constants of a behaviour or of all forms. */
const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/behaviours/*/*.machine.ts', '../../src/forms/*.ts', '!../../src/forms/*.test.ts'],
  { eager: true },
);
const sources = import.meta.glob<string>(
  ['../../src/behaviours/*/*.machine.ts', '../../src/forms/*.ts', '!../../src/forms/*.test.ts'],
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

describe('the check of delays', () => {
  const constants = constantsOf(
    `/** SPEC §9: how long the lamp glows, in ms. */
export const GLOW = 500;
/** How long it burns. */
export const BURN = 900;
/** D7: the longest it may take, in ms. */
export const LONGEST = 2_000;
`,
    { GLOW: 500, BURN: 900, LONGEST: 2_000 },
  );
  const problems = (glow: unknown, assigned: string, rest = '') => {
    const machine = setup({ delays: { glow: glow as number } }).createMachine({
      initial: 'on',
      states: { on: { after: { glow: 'off' } }, off: {} },
    });
    return delayProblems(machine, `${rest}\nsetup({\n  delays: { glow: ${assigned} },\n})`, constants);
  };

  test('accepts a constant of that delay, and a computed delay bounded by one', () => {
    expect(problems(500, 'GLOW')).toEqual([]);
    const bounded = 'const glowing = ({ ms }) => Math.min(ms, LONGEST);\n';
    expect(problems(() => 700, '({ context }) => glowing(context)', bounded)).toEqual([]);
  });

  test('refuses another constant', () => {
    expect(problems(500, 'LONGEST')).toEqual(['glow is 500, but LONGEST is 2000']);
  });

  test('refuses a number', () => {
    expect(problems(500, '500')).toEqual(['glow is 500, which is no exported, commented constant']);
  });

  test('refuses a constant whose comment lacks unit and source', () => {
    expect(problems(900, 'BURN')).toEqual(['the comment on BURN gives no unit', 'the comment on BURN cites nothing']);
  });

  test('refuses a computed delay without a bound', () => {
    const boundless = 'const glowing = ({ ms }) => ms + LONGEST;\n';
    expect(problems(() => 700, '({ context }) => glowing(context)', boundless)).toEqual([
      'glow is ({ context }) => glowing(context), which is no exported, commented constant',
    ]);
  });

  test('refuses a delay without a name', () => {
    const machine = setup({}).createMachine({ initial: 'on', states: { on: { after: { 500: 'off' } }, off: {} } });
    expect(delayProblems(machine, '', constants)).toEqual(['500 has no name']);
  });
});
