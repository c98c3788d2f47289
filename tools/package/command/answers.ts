/**
 * Answers questions of tools about components and machines, from `components.json` and by walking machines. Answers are
 * Markdown.
 */
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { formatState } from '../../../src/behaviours/state-name';
import type { SentEvent } from '../../../src/testing/examples';
import { type Model, models } from '../../../src/testing/models';
import { eventsOf, reachable } from '../../../src/testing/reachable';
import { initialSnapshot, nextSnapshot } from '../../../src/testing/transitions';
import type { DocumentedComponent } from '../documented';

/** A request for an unknown component, state or event; the message says what exists. */
export class UsageError extends Error {}

const code = (text: string) => `\`${text}\``;
const listed = (names: Iterable<string>) => [...names].map(code).join(', ');

export interface Library {
  components: readonly DocumentedComponent[];
  /** The names of the guides. */
  guides: readonly string[];
  /** A page, by its path in the package. */
  page: (path: string) => string;
}

/** The answers by tool name, for unchecked arguments. */
export function answersOf({ components, guides, page }: Library) {
  const component = (name: string) => {
    const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
    const found = components.find((one) => plain(one.name) === plain(name));
    if (found) return found;
    throw new UsageError(
      `The argument ${code('component')} names ${code(name)}, which does not exist. ` +
        `Use one of: ${listed(components.map((one) => one.name))}.`,
    );
  };

  /** A component with its machine and the machine's table. */
  const behaviour = (name: string) => {
    const { name: known, machine: documented } = component(name);
    const model = models[known];
    if (model && documented) return { name: known, documented, model };
    throw new UsageError(
      `The argument ${code('component')} names ${code(known)}, which has no state machine. ` +
        `Use one of: ${listed(Object.keys(models))}.`,
    );
  };

  return {
    list_components: ({ group }: { group?: string }) => {
      const groups = [...new Set(components.map((one) => one.group as string))];
      if (group !== undefined && !groups.includes(group))
        throw new UsageError(`The argument ${code('group')} must be one of ${listed(groups)}, or absent for all.`);
      return components
        .filter((one) => group === undefined || one.group === group)
        .map(({ name, group, summary, machine }) => {
          const states = machine ? ` (${machine.states.length} states)` : '';
          return `- **${name}**, ${group}${states}: ${summary}`;
        })
        .join('\n');
    },

    show_component: ({ component: name }: { component: string }) => page(component(name).page),

    guide: ({ guide }: { guide: string }) => {
      const known = [...guides, 'testing'];
      if (!known.includes(guide))
        throw new UsageError(
          `The argument ${code('guide')} names ${code(guide)}, which does not exist. Use one of: ${listed(known)}.`,
        );
      return page(guide === 'testing' ? 'docs/testing.md' : `docs/guides/${guide}.md`);
    },

    search: ({ query }: { query: string }) => {
      const words = query.toLowerCase().match(/[\p{L}\p{N}_-]+/gu) ?? [];
      const pages = [
        ...guides.map((name) => ({ where: `guide ${code(name)}`, path: `docs/guides/${name}.md` })),
        { where: `guide ${code('testing')}`, path: 'docs/testing.md' },
        ...components.map(({ name, page }) => ({ where: `component ${code(name)}`, path: page })),
      ];
      const found = pages
        .flatMap(({ where, path }) => sectionsOf(page(path)).map((section) => ({ where, ...section })))
        .map((section) => ({ ...section, score: scoreOf(section, words) }))
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score)
        .slice(0, 8);
      if (found.length === 0)
        return `No page mentions ${code(query)}. Guides: ${listed([...guides, 'testing'])}. Components: ${listed(components.map((one) => one.name))}.`;
      return found
        .map(({ where, heading, text }) => `### ${heading} (${where})\n\n${excerptOf(text, words)}`)
        .join('\n\n');
    },

    reach_state: ({ component: name, state }: { component: string; state: string }) => {
      const { name: known, model } = behaviour(name);
      const { snapshot, path } = stateOf(known, model, state);
      if (path.length === 0)
        return `The ${code(known)} starts in ${code(formatState(snapshot.value))}. No event is needed.`;
      let at = start(model);
      const lines = path.map((event, index) => {
        at = nextSnapshot(model.machine, at, event);
        return `${index + 1}. ${eventIn(model.machine, event)} → ${code(formatState(at.value))}`;
      });
      const first = `The ${code(known)} starts in ${code(formatState(start(model).value))}; the fewest events to ${code(state)}:`;
      return [first, lines.join('\n'), ...inputIn(model)].join('\n\n');
    },

    explain_transition: (given: { component: string; state: string; event: string }) => {
      const { name, model, documented } = behaviour(given.component);
      const { snapshot } = stateOf(name, model, given.state);
      const rows = rowsIn(documented.states, given.state);
      const columns = new Set(documented.states.flatMap(({ transitions }) => Object.keys(transitions)));
      if (!columns.has(given.event))
        throw new UsageError(
          `The argument ${code('event')} names ${code(given.event)}, which ${code(name)} does not accept. ` +
            `Use one of: ${listed(columns)}.`,
        );
      const cells = rows.flatMap(({ region, transitions }) => {
        const cell = transitions[given.event];
        return cell ? [{ where: region ? ` (region ${code(region)})` : '', cell }] : [];
      });
      const title = `${code(name)} in ${code(given.state)}, on ${code(given.event)}:`;
      if (cells.length === 0) {
        const others = listed(new Set(rows.flatMap(({ transitions }) => Object.keys(transitions))));
        return `${title} nothing happens; the event is ignored. Events that it accepts in this state: ${others || 'none'}.`;
      }
      const table = cells.flatMap(({ where, cell }) => cell.split(' · ').map((way, at) => wayIn(way, at, where)));
      return [title, table.join('\n'), ...outcomesOf(model, snapshot, given.event)].join('\n\n');
    },
  };
}

interface Section {
  heading: string;
  text: string;
}

/** The chapters of a page. */
const sectionsOf = (markdown: string): Section[] =>
  markdown.split(/^(?=#{1,3} )/m).map((part) => ({
    heading: /^#{1,3} (.+)$/m.exec(part)?.[1] ?? '',
    text: part.replace(/^#{1,3} .+$/m, '').trim(),
  }));

/** All words must occur. A word in the heading counts more, and so does one that is most of a short section. */
function scoreOf({ heading, text }: Section, words: readonly string[]): number {
  const [title, body] = [heading.toLowerCase(), text.toLowerCase()];
  const scores = words.map((word) => {
    const count = body.split(word).length - 1;
    return (title.includes(word) ? 10 : 0) + Math.min(count, 5) + (count > 0 ? 500 / (500 + body.length) : 0);
  });
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** The lines around the first that has one of the words. */
function excerptOf(text: string, words: readonly string[]): string {
  const lines = text.split('\n');
  const first = Math.max(
    0,
    lines.findIndex((line) => words.some((word) => line.toLowerCase().includes(word))),
  );
  return lines
    .slice(Math.max(0, first - 2), first + 8)
    .join('\n')
    .trim();
}

const start = ({ machine, examples }: Model) => initialSnapshot(machine, examples.inputs?.[0]);

/** A state, by its full name or the name of one region's state, with the shortest path to it. */
function stateOf(name: string, model: Model, state: string) {
  const ways = waysOf(name, model);
  const path = ways.get(state) ?? [...ways].find(([whole]) => whole.split(' ').includes(state))?.[1];
  if (!path)
    throw new UsageError(
      `The argument ${code('state')} names ${code(state)}, which ${code(name)} does not have. ` +
        `Use one of: ${listed(ways.keys())}.`,
    );
  const next = (at: AnyMachineSnapshot, event: SentEvent) => nextSnapshot(model.machine, at, event);
  return { snapshot: path.reduce(next, start(model)), path };
}

/** By behaviour: every state with the shortest path to it. Walking a machine with many contexts takes seconds. */
const walked = new Map<string, ReturnType<typeof reachable>>();

function waysOf(name: string, { machine, examples }: Model) {
  const inputs = (examples.inputs ?? [undefined]).slice(0, 1);
  const ways = walked.get(name) ?? reachable(machine, { ...examples, inputs });
  walked.set(name, ways);
  return ways;
}

type Row = { region?: string | undefined; state: string; transitions: Record<string, string> };

/** The rows of a state; a state of parallel regions has one in each. */
const rowsIn = (all: readonly Row[], state: string): Row[] =>
  all.filter((row) => state.split(' ').includes(row.region ? `${row.region}.${row.state}` : row.state));

/** One alternative of a table's cell: `[valid] submitting`. */
function wayIn(way: string, at: number, where: string): string {
  const [, guard, target = ''] = /^(?:\[(.+?)\] ?)?(.*)$/.exec(way) ?? [];
  const leads = target === '' ? 'ignores it' : target === '=' ? 'stays, with actions' : `goes to ${code(target)}`;
  const when = guard ? `if the guard ${code(guard)} holds` : at > 0 ? 'otherwise' : 'always';
  return `${at + 1}. ${when}: ${leads}${where}`;
}

/** The results of the example events in the state, with the context that the shortest path leads to. */
function outcomesOf({ machine, examples }: Model, snapshot: AnyMachineSnapshot, column: string): string[] {
  const lines = eventsOf(machine, examples)
    .filter(({ type }) => columnOf(type) === column)
    .flatMap((event) => {
      const after = nextSnapshot(machine, snapshot, event);
      if (after === snapshot || after.status !== 'active') return [];
      return [`- ${eventIn(machine, event)} → ${code(formatState(after.value))}`];
    });
  return lines.length > 0 ? [`After the fewest events that lead to this state:\n\n${lines.join('\n')}`] : [];
}

/** XState's own events under their names in the tables. */
function columnOf(type: string): string {
  if (!type.startsWith('xstate.')) return type;
  const [, kind, name] = type.split('.');
  return kind === 'after' ? `after ${name}` : (kind ?? '');
}

/** An event with its data; for XState's own events, what they stand for. */
function eventIn(machine: AnyStateMachine, { type, ...data }: SentEvent): string {
  if (!type.startsWith('xstate.')) return code(JSON.stringify({ type, ...data }, readable));
  const [, kind, name = '', ...rest] = type.split('.');
  if (kind === 'after') {
    const delay = machine.implementations.delays[name];
    return `the delay ${code(name)} ends${typeof delay === 'number' ? ` (${delay} ms)` : ''}`;
  }
  const actor = rest.join('.');
  if (kind === 'done') return `${code(actor)} answers`;
  return `${code(actor)} fails${'error' in data ? `: ${String(data.error)}` : ''}`;
}

/** Files and errors have no JSON form: they are printed by name. */
const readable = (_key: string, value: unknown) => {
  if (value instanceof File) return `${value.name}, ${value.type}, ${value.size} bytes`;
  return value instanceof Error ? String(value) : value;
};

const inputIn = ({ examples: { inputs: [input] = [] } }: Model): string[] =>
  input === undefined ? [] : [`The machine was created with ${code(JSON.stringify(input, readable))}.`];
