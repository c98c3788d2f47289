import type { AnyStateMachine } from 'xstate';
import { nodesOf } from '../testing/reachable';

/** An exported constant with its comment. */
export interface Constant {
  name: string;
  value: unknown;
  comment: string;
}

/** Every commented, exported constant of a module, from its source and its exports. */
export const constantsOf = (source: string, exported: Record<string, unknown>): Constant[] =>
  [...source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const ([A-Z][A-Z_]+)\b/g)].map(
    ([, comment = '', name = '']) => ({ name, value: exported[name], comment }),
  );

/**
 * Problems of a machine's delays, in words. Each delay needs a name; a fixed one is the constant that the source assigns to
 * it; one that depends on the context is bounded by such a constant (`Math.min(…, LONGEST)`). The constant's comment gives
 * the unit and the source of the number.
 */
export function delayProblems(machine: AnyStateMachine, source: string, constants: readonly Constant[]): string[] {
  const { delays } = machine.implementations;
  const used = nodesOf(machine.root).flatMap(({ after }) => after.map(({ delay }) => String(delay)));
  const literal = used.filter((delay) => !(delay in delays)).map((delay) => `${delay} has no name`);
  return [...literal, ...Object.entries(delays).flatMap(([name, delay]) => problemsOf(name, delay))];

  function problemsOf(name: string, delay: unknown): string[] {
    const assigned = assignedTo(name, source);
    if (assigned === undefined) return [`nothing is assigned to ${name}`];
    const bound = typeof delay === 'function' ? boundOf(assigned, source) : assigned;
    const constant = constants.find((candidate) => candidate.name === bound);
    if (!constant) return [`${name} is ${assigned}, which is no exported, commented constant`];
    return [
      typeof delay !== 'function' &&
        constant.value !== delay &&
        `${name} is ${delay}, but ${bound} is ${constant.value}`,
      !/\bms\b/.test(constant.comment) && `the comment on ${bound} gives no unit`,
      !/SPEC §\d|\b[DR]\d+\b|WCAG \d|https:\/\//.test(constant.comment) &&
        `the comment on ${bound} cites nothing: give its source as WCAG 2.2.1, as an address, as SPEC §n, or as a number of docs/requirements.md (R6, D37)`,
    ].filter((problem) => problem !== false);
  }
}

/** The expression after the delay's name, in `delays` or in a form's definition. */
const assignedTo = (name: string, source: string) =>
  [...source.matchAll(/\bdelays: \{([^}]*(?:\}[^}]*?)?)\},?\n|\bcreateFormMachine\(\{((?:(?!\}\);)[\s\S])*)\}\);/g)]
    .map(([, declared, form]) => declared ?? form ?? '')
    .map((text) => new RegExp(`\\b${name}: ((?:\\([^)]*\\) => )?[\\w.]+(?:\\([^)]*\\))?)`).exec(text)?.[1])
    .find((found) => found !== undefined);

/** The constant that bounds a computed delay: the last argument of `Math.min`. */
function boundOf(assigned: string, source: string) {
  const called = /=> (\w+)\(/.exec(assigned)?.[1];
  const body =
    new RegExp(`function ${called}\\([\\s\\S]*?\\n\\}|const ${called} = [\\s\\S]*?;\\n`).exec(source)?.[0] ?? '';
  return /Math\.min\(.*, ([A-Z][A-Z_]+)\)/.exec(body)?.[1];
}
