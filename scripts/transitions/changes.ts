/** The differences between two versions of a machine. */
import type { Chart, ChartState, Happening } from '../statechart/graph';
import { START } from '../statechart/graph';

export interface Transition {
  /** The transition's key in its chart. */
  key: string;
  from: string;
  /** `submit [valid]` */
  text: string;
  /** A path, or `=` if the state stays. */
  to: string;
}

export interface Changes {
  /** The paths of states. */
  gone: string[];
  come: string[];
  /** Removed and added transitions; one with another target is in both. */
  before: Transition[];
  after: Transition[];
}

/** A missing machine has no states. */
export function changesBetween(before: Chart | undefined, after: Chart | undefined): Changes {
  const [was, is] = [transitionsOf(before), transitionsOf(after)];
  const [had, has] = [statesOf(before), statesOf(after)];
  const lacks = (all: readonly Transition[]) => {
    const known = new Set(all.map(named));
    return (transition: Transition) => !known.has(named(transition));
  };
  return {
    gone: had.filter((path) => !has.includes(path)),
    come: has.filter((path) => !had.includes(path)),
    before: was.filter(lacks(is)),
    after: is.filter(lacks(was)),
  };
}

export const isNothing = (changes: Changes) => Object.values(changes).every((list: unknown[]) => list.length === 0);

const named = ({ from, text, to }: Transition) => JSON.stringify([from, text, to]);

const every = (state: ChartState): ChartState[] => [state, ...state.children.flatMap(every)];

const statesOf = (chart: Chart | undefined) =>
  chart
    ? every(chart.machine)
        .map(({ path }) => path)
        .filter(Boolean)
    : [];

function transitionsOf(chart: Chart | undefined): Transition[] {
  if (!chart) return [];
  const rows = (from: string, to: string, happenings: readonly Happening[]) =>
    happenings.map(({ key, text }) => ({ key, from, text, to }));
  return [
    ...every(chart.machine).flatMap(({ path, stays }) => rows(path, '=', stays)),
    ...chart.arrows.flatMap(({ from, to, happenings }) =>
      // The initial state is a transition too, without an event.
      from.endsWith(START)
        ? [{ key: '', from: from.slice(0, -START.length), text: 'begins', to }]
        : rows(from, to, happenings),
    ),
  ];
}
