/** What differs between two versions of a machine, as a reader of its statechart sees it. */
import type { Chart, ChartState, Happening } from '../statechart/graph';
import { START } from '../statechart/graph';

export interface Transition {
  /** Of the happening in its chart. */
  key: string;
  from: string;
  /** `submit [valid]` */
  text: string;
  /** A path, or `=` where the state stays. */
  to: string;
}

export interface Changes {
  /** The paths of states. */
  gone: string[];
  come: string[];
  /** What is no longer, and what is new; a transition that leads elsewhere now is in both. */
  before: Transition[];
  after: Transition[];
}

/** A machine that is not there has no states. */
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
      // Where a state begins is a transition too: nothing has to happen for it.
      from.endsWith(START)
        ? [{ key: '', from: from.slice(0, -START.length), text: 'begins', to }]
        : rows(from, to, happenings),
    ),
  ];
}
