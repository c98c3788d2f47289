/** Which transitions somebody can make with what: the walks of three people, side by side. */
import type { Behaviour } from './hands';
import type { Edge } from './page/walker';
import { type Ability, abilities } from './people';

/**
 * `yes`; `no`; `same`: for whoever has no pointer nothing changes here; `by EVENT`: what leads to the same end in another
 * way, which was walked.
 */
export type Cell = 'yes' | 'no' | 'same' | `by ${string}`;

export interface Row extends Edge {
  cells: Record<Ability, Cell>;
}

export type Taken = Record<Ability, ReadonlySet<string>>;

const within = (state: string, other: string) =>
  state === other || state.startsWith(`${other}.`) || other.startsWith(`${state}.`);

/** Of the transitions that hands could make, who has made which. */
export function matrixOf(edges: readonly Edge[], behaviour: Behaviour, taken: Taken): Row[] {
  const own = edges.filter(({ type }) => type in behaviour.events);
  return own.map((edge) => ({
    ...edge,
    cells: Object.fromEntries(
      abilities.map((ability) => [ability, cellOf(edge, own, behaviour, taken[ability])]),
    ) as Record<Ability, Cell>,
  }));
}

function cellOf(
  edge: Edge,
  all: readonly Edge[],
  { like = {}, instead = {} }: Behaviour,
  taken: ReadonlySet<string>,
): Cell {
  if (taken.has(edge.key)) return 'yes';
  const place = (state: string) => like[state] ?? state;
  const from = place(edge.from);
  const to = edge.to === '=' ? from : place(edge.to);
  const other = all.filter((one) => taken.has(one.key));
  const named = instead[edge.type];
  const led = other.find((one) => one.type === named && within(one.from, from));
  if (named && led) return `by ${named}`;
  if (edge.to !== '=' && from === to) return 'same';
  const way = other.find(
    (one) =>
      within(one.from, from) && (edge.to === '=' ? one.type === edge.type : one.to !== '=' && within(one.to, to)),
  );
  return way ? `by ${way.type}` : 'no';
}

/** What a pointer or a finger can do and a keyboard cannot. There must be none. */
export const pointerOnly = (rows: readonly Row[]) =>
  rows
    .filter(({ cells }) => cells.keyboard === 'no' && (cells.touch === 'yes' || cells.pointer === 'yes'))
    .map(({ from, text, to }) => `${from} · ${text} → ${to}`);

/** Events that nobody has made: hands that look for what the page calls otherwise. There must be none. */
export const madeByNobody = (rows: readonly Row[]) =>
  [...new Set(rows.map(({ type }) => type))].filter(
    (type) => !rows.some((row) => row.type === type && abilities.some((ability) => row.cells[ability] === 'yes')),
  );

/** As a table in Markdown. */
export function writeMatrix(name: string, rows: readonly Row[]): string {
  const head = `# ${name}, by hand

Each transition that a person can make, walked in a browser with nothing but the keyboard, nothing but fingers and nothing
but a mouse. \`by\` names what leads to the same end, \`same\` says that without a pointer there is nothing to do. Written by
\`npm run evidence:accept\`.
`;
  if (rows.length === 0) return `${head}\nNothing here is made by hand.\n`;
  const lines = rows.map(({ from, text, to, cells }) =>
    [from || 'anywhere', text, to, ...abilities.map((ability) => cells[ability])].map(escaped),
  );
  return `${head}\n${[['from', 'event', 'to', ...abilities], Array(6).fill('---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')}\n`;
}

const escaped = (text: string) => text.replaceAll('|', '\\|');
