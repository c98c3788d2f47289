/** Generates a test to paste into a product from the events in a story. */
import type { AnyStateMachine } from 'xstate';
import { parseState } from '../src/behaviours/state-name';
import { invocationsOf } from '../src/testing/test-actor';

/** An event that a machine received. */
export interface LoggedEvent {
  /** Time on the story's clock, in ms. */
  at: number;
  /** The event as JSON; empty for the start. */
  json: string;
  /** Whether the event was sent manually in the place of XState's own: the end of a delay, or an answer. */
  isManual: boolean;
  from: string;
  to: string;
  /** False if the machine ignored the event. */
  taken: boolean;
}

export interface Replayed {
  machine: AnyStateMachine;
  /** The machine's export name in `@halloway/ui/machines`. */
  exported: string;
  /** The machine's input or context at the start, as in the report. */
  start: string;
  /** All events since the start. */
  log: readonly LoggedEvent[];
}

/** A Vitest test of the machine alone, with a simulated clock and provided answers. */
export function vitestTest({ machine, exported, start, log }: Replayed): string {
  const [first, ...happened] = log;
  if (first?.json !== '')
    throw new Error('More has happened than is kept: press Restart, and do again only what the test is about.');
  const steps = happened.filter(({ taken }) => taken);
  const last = steps.at(-1) ?? first;
  const waits = Object.keys(machine.implementations.delays).length > 0;
  const isAnswered = steps.some(isAnswer);
  const { input, context } = JSON.parse(start) as { input?: unknown; context?: object };
  const value = (state: string) => `expect(actor.getSnapshot().value).toEqual(${code(parseState(state))})`;

  let at = 0;
  const lines = steps.flatMap((step) => {
    const event = JSON.parse(step.json) as { type: string; output?: unknown; error?: unknown };
    const later = waits && step.at > at ? [`clock.set(${step.at});`] : [];
    at = step.at;
    if (isAnswer(step)) {
      const output = event.output === undefined ? '' : `${code(event.output)} as never`;
      const said = event.type.startsWith('xstate.done.') ? `resolve(${output})` : `reject(${code(event.error)})`;
      return [...later, `answer.${said};`, `await vi.waitFor(() => ${value(step.to)});`];
    }
    const sent = event.type.startsWith('xstate.')
      ? `actor.send(${code(event)} as never); // As XState does it by itself.`
      : `actor.send(${code(event)});`;
    const isDelay = event.type.startsWith('xstate.after.') && !step.isManual;
    return [...later, ...(isDelay ? [] : [sent]), ...(step.from === step.to ? [] : [`${value(step.to)};`])];
  });
  const actors = [...actorsOf(machine)].map(([name, does]) => {
    const ends = isAnswered ? '(resolve, reject) => { answer = { resolve, reject }; }' : '() => {}';
    return `      ${name}: ${does ? `fromPromise(() => new Promise(${ends}))` : 'fromCallback(() => {})'},\n`;
  });
  const options = [
    ...(waits ? ['clock'] : []),
    // Also for a machine that started without input: its type may require one.
    `input: ${code(input)}`,
    ...(context ? [`snapshot: machine.resolveState(${code({ value: parseState(first.to), context })} as never)`] : []),
  ];
  const body = [
    ...(isAnswered ? ['let answer = { resolve: (_?: never) => {}, reject: (_?: unknown) => {} };'] : []),
    `const machine = ${exported}${actors.length > 0 ? `.provide({\n    actors: {\n${actors.join('')}    },\n  })` : ''};`,
    ...(waits ? ['const clock = new SimulatedClock();'] : []),
    `const actor = createActor(machine, { ${options.join(', ')} }).start();`,
    `${value(first.to)};`,
    ...lines,
    ...(lines.length > 0 && last.from === last.to ? [`${value(last.to)};`] : []),
  ];
  const text = body.map((line) => `  ${line}\n`).join('');
  const uses = (names: readonly string[]) => names.filter((name) => new RegExp(`\\b${name}\\b`).test(text)).sort();
  const title = [first.to, ...steps.filter(({ from, to }) => from !== to).map(({ to }) => to)].join(', ');
  return `import { ${[exported, ...uses(['SubmissionRefused'])].sort().join(', ')} } from '@halloway/ui/machines';
import { ${['expect', 'test', ...uses(['vi'])].join(', ')} } from 'vitest';
import { ${uses(['SimulatedClock', 'createActor', 'fromCallback', 'fromPromise']).join(', ')} } from 'xstate';

test(${code(`${machine.id}: ${title}`)}, ${isAnswered ? 'async ' : ''}() => {
${text}});
`;
}

/** What the page shows and a test can assert. */
export interface Facts {
  /** In document order, including those without a state. */
  scopes: readonly { scope: string; state: string }[];
  /** The texts of live regions. */
  said: readonly string[];
}

/** A Playwright test that opens the story by its link, which replays the events. */
export function playwrightTest(title: string, href: string, { scopes, said }: Facts): string {
  const nth = new Map<string, number>();
  const lines = scopes.flatMap(({ scope, state }) => {
    const at = nth.get(scope) ?? 0;
    nth.set(scope, at + 1);
    if (state === '') return [];
    const selector = `[data-scope="${scope}"]`;
    return `  await expect(page.locator(${code(selector)}).nth(${at})).toHaveAttribute('data-state', ${code(state)});`;
  });
  const shown = said.map(
    (words) => `  await expect(page.getByText(${code(words)}, { exact: true }).first()).toBeVisible();`,
  );
  return `import { expect, test } from '@playwright/test';

test(${code(title)}, async ({ page }) => {
${[`  await page.goto(${code(href)});`, ...lines, ...shown].join('\n')}
});
`;
}

/** Whether an invoked actor has answered by itself. */
const isAnswer = ({ json, isManual }: LoggedEvent) => !isManual && /^\{"type":"xstate\.(done|error)\./.test(json);

/** The names under which a machine's invoked actors are provided, and whether they answer. */
const actorsOf = (machine: AnyStateMachine) =>
  new Map(invocationsOf(machine).map((invoke) => [String(invoke.src), 'onDone' in invoke]));

/** A JSON value as TypeScript. */
function code(value: unknown): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(code).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  if ('$file' in value) {
    const { name, type, size } = value.$file as { name: string; type: string; size: number };
    return `new File([new Uint8Array(${size})], ${code(name)}, { type: ${code(type)} })`;
  }
  if ('error' in value && typeof value.error === 'string') {
    const { error, name, fields } = value as { error: string; name?: string; fields?: object };
    const given = fields && Object.keys(fields).length > 0 ? `, { fields: ${code(fields)} }` : '';
    return `new ${name === 'SubmissionRefused' || name === 'TypeError' ? name : 'Error'}(${code(error)}${given})`;
  }
  const entries = Object.entries(value).map(
    ([key, inside]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : code(key)}: ${code(inside)}`,
  );
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}
