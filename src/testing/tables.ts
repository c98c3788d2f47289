import type { AnyStateMachine, AnyStateNode } from 'xstate';

/**
 * `row` is a leaf state, `column` an event, `cell` the outcome: `=` stays, `[guard]` precedes a conditional outcome, `·`
 * separates alternatives.
 */
export type Table = Map<string, Map<string, string>>;

/** One table for each parallel region; the name is `state` without regions. */
export type Tables = Map<string, Table>;

/** Reads the tables from the doc comment of the machine. */
export function documented(source: string): Tables {
  const comment = source.match(/\/\*\*(?:(?!\*\/)[\s\S])*\*\/(?=\s*export const \w+Machine\b)/)?.[0] ?? '';
  const rows = comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*\s?/, '').trim())
    .map((line) =>
      /^\|.*\|$/.test(line)
        ? line
            .slice(1, -1)
            .split('|')
            .map((cell) => cell.trim())
        : null,
    );
  const tables: Tables = new Map();
  let head: string[] | null = null;
  for (const [at, row] of rows.entries()) {
    if (!row) head = null;
    else if (row.every((cell) => /^-+$/.test(cell))) {
      head = rows[at - 1] ?? null;
      if (head?.[0]) tables.set(head[0], new Map());
    } else if (head) {
      const [state = '', ...cells] = row;
      const events = head.slice(1);
      if (cells.length !== events.length)
        throw new Error(
          `The row "${state}" of the transition table has ${cells.length} cells, but the table has ${events.length} events.`,
        );
      tables.get(head[0] ?? '')?.set(state, new Map(events.map((event, index) => [event, cells[index] ?? ''])));
    }
  }
  return tables;
}

/** Derives the same tables from the machine. */
export function actual(machine: AnyStateMachine): Tables {
  const root = machine.root;
  const regions = root.type === 'parallel' ? Object.values(root.states) : [root];
  return new Map(regions.map((region) => [region === root ? 'state' : region.key, regionTable(region)]));
}

function regionTable(region: AnyStateNode): Table {
  const leaves = leavesOf(region);
  const columns = [...new Set(leaves.flatMap((leaf) => upTo(leaf, region).flatMap(eventsOf)))];
  return new Map(
    leaves.map((leaf) => [
      pathOf(leaf, region),
      new Map(columns.map((column) => [columnName(column), cell(leaf, column, region)])),
    ]),
  );
}

const leavesOf = (node: AnyStateNode): AnyStateNode[] => {
  const children = Object.values(node.states) as AnyStateNode[];
  return children.length === 0 ? [node] : children.flatMap(leavesOf);
};

/** The node and its ancestors up to `region`, innermost first: the order in which XState checks them. */
const upTo = (node: AnyStateNode, region: AnyStateNode): AnyStateNode[] =>
  node === region
    ? [node, ...(region.parent ? [region.parent] : [])]
    : node.parent
      ? [node, ...upTo(node.parent, region)]
      : [node];

const eventsOf = (node: AnyStateNode): string[] => [
  ...node.transitions.keys(),
  ...((node.always?.length ?? 0) > 0 ? ['always'] : []),
];

const pathOf = (node: AnyStateNode, region: AnyStateNode) => node.path.slice(region.path.length).join('.');

/** `xstate.after.linger.copy.copied` is the column `after linger`; the end of an invocation is `done` or `error`. */
function columnName(event: string) {
  if (event.startsWith('xstate.after.')) return `after ${event.split('.')[2]}`;
  if (event.startsWith('xstate.done.actor.')) return 'done';
  if (event.startsWith('xstate.error.actor.')) return 'error';
  return event;
}

function cell(leaf: AnyStateNode, event: string, region: AnyStateNode): string {
  const nodes = upTo(leaf, region);
  // Several sources may share a column (`after linger` of two states): a leaf has only its own.
  const alternatives = nodes.flatMap((node) =>
    [...node.transitions]
      .filter(([type]) => columnName(type) === columnName(event))
      .flatMap(([, transitions]) => transitions)
      .concat(event === 'always' ? (node.always ?? []) : []),
  );
  const cells: string[] = [];
  for (const { guard, target, actions } of alternatives) {
    const name = guard && (typeof guard === 'string' ? guard : (guard as { type?: string }).type);
    if (guard && !name)
      throw new Error(`A guard of ${leaf.id} is a function without a name. Name it in setup({ guards }).`);
    const to = target?.[0] ? pathOf(enter(target[0]), region) : actions.length > 0 ? '=' : '';
    cells.push(`${name ? `[${name}] ` : ''}${to}`.trim());
    if (!guard) break;
  }
  return cells.join(' · ');
}

/** A compound target stands for its initial leaf. */
const enter = (node: AnyStateNode): AnyStateNode => (node.initial?.target[0] ? enter(node.initial.target[0]) : node);
