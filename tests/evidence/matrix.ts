/** Which transitions can be made with a keyboard, by touch and with a pointer. */

import { type Ability, abilities } from './abilities';
import type { Behaviour } from './gestures';
import type { Edge } from './page/walker';

/**
 * `yes`; `no`; `same`: the transition changes nothing without a pointer; `by EVENT`: an event that has the same effect and
 * was performed.
 */
export type Cell = 'yes' | 'no' | 'same' | `by ${string}`;

export interface Row extends Edge {
  cells: Record<Ability, Cell>;
}

export type Taken = Record<Ability, ReadonlySet<string>>;

const within = (state: string, other: string) =>
  state === other || state.startsWith(`${other}.`) || other.startsWith(`${state}.`);

/** For each transition by user input, which abilities made it. */
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
  { pointerStates = {}, events }: Behaviour,
  taken: ReadonlySet<string>,
): Cell {
  if (taken.has(edge.key)) return 'yes';
  const place = (state: string) => pointerStates[state] ?? state;
  const from = place(edge.from);
  const to = edge.to === '=' ? from : place(edge.to);
  const other = all.filter((one) => taken.has(one.key));
  const named = events[edge.type]?.instead;
  const led = other.find((one) => one.type === named && within(one.from, from));
  if (named && led) return `by ${named}`;
  if (edge.to !== '=' && from === to) return 'same';
  const way = other.find(
    (one) =>
      within(one.from, from) && (edge.to === '=' ? one.type === edge.type : one.to !== '=' && within(one.to, to)),
  );
  return way ? `by ${way.type}` : 'no';
}

/** Transitions that a pointer or touch can make and a keyboard cannot. Must be empty. */
export const pointerOnly = (rows: readonly Row[]) =>
  rows
    .filter(({ cells }) => cells.keyboard === 'no' && (cells.touch === 'yes' || cells.pointer === 'yes'))
    .map(({ from, text, to }) => `${from} · ${text} → ${to}`);

/** Events that no walk has triggered, for example because a gesture looks for a name that the page does not have. Must be empty. */
export const neverTriggered = (rows: readonly Row[]) =>
  [...new Set(rows.map(({ type }) => type))].filter(
    (type) => !rows.some((row) => row.type === type && abilities.some((ability) => row.cells[ability] === 'yes')),
  );

/** Transitions that one of the abilities cannot make, nor replace: `invalid · submit [isValid] → submitting`. */
export const unmade = (rows: readonly Row[]) =>
  rows
    .filter(({ cells }) => abilities.some((ability) => cells[ability] === 'no'))
    .map(({ from, text, to }) => `${from} · ${text} → ${to}`);
