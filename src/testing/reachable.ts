import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { formatState } from '../behaviours/state-name';
import type { SentEvent as AnyEvent, Examples } from './examples';
import { initialSnapshot, stepsOf } from './transitions';

/** All possible events of a machine: the examples, its events without data, and the ends of its invocations. */
export function eventsOf(machine: AnyStateMachine, examples: Examples): AnyEvent[] {
  return machine.events.flatMap((type: string): AnyEvent[] => {
    const [, kind, ...rest] = type.startsWith('xstate.') ? type.split('.') : [];
    const actor = rest.slice(1).join('.');
    if (kind === 'done') return (examples.outputs?.[actor] ?? [undefined]).map((output) => ({ type, output }));
    if (kind === 'error') return (examples.errors?.[actor] ?? [new Error('failed')]).map((error) => ({ type, error }));
    const given = examples.events.filter((event) => event.type === type);
    return given.length > 0 ? given : [{ type }];
  });
}

/** The limit of a walk, because machines with counters have endless contexts. */
const MOST = 5_000;

interface Step {
  snapshot: AnyMachineSnapshot;
  /** The shortest sequence of events that leads here. */
  path: AnyEvent[];
  /** The target of each event that changes anything. */
  next: AnyMachineSnapshot[];
}

/** Walks a machine by all events until no new snapshot is found. */
function* walk(machine: AnyStateMachine, examples: Examples): Generator<Step> {
  const seen = new Set<string>();
  const events = eventsOf(machine, examples);
  const step = stepsOf(machine, examples.inputs?.[0]);
  const queue: { snapshot: AnyMachineSnapshot; path: AnyEvent[] }[] = [];
  const add = (snapshot: AnyMachineSnapshot, ...path: AnyEvent[]) => {
    const key = keyOf([snapshot.value, snapshot.context]);
    if (seen.has(key) || seen.size >= MOST) return;
    seen.add(key);
    queue.push({ snapshot, path });
  };
  for (const input of examples.inputs ?? [undefined]) add(initialSnapshot(machine, input));
  for (const { snapshot, path } of queue) {
    const next = (snapshot.status === 'active' ? events : [])
      .map((event) => ({ event, after: step(snapshot, event) }))
      .filter(({ after }) => after !== snapshot);
    for (const { event, after } of next) add(after, ...path, event);
    yield { snapshot, path, next: next.map(({ after }) => after) };
  }
}

/** Every reachable state, as stories name them, with the shortest sequence of events. */
export function reachable(machine: AnyStateMachine, examples: Examples): Map<string, AnyEvent[]> {
  const found = new Map<string, AnyEvent[]>();
  const declared = statesOf(machine.root);
  for (const { snapshot, path } of walk(machine, examples)) {
    const state = formatState(snapshot.value);
    if (!found.has(state)) found.set(state, path);
    if (found.size === declared) break;
  }
  return found;
}

/** The number of its states. Those of parallel regions combine. */
function statesOf({ type, states }: AnyStateNode): number {
  const inner = Object.values(states).map(statesOf);
  if (type === 'parallel') return inner.reduce((product, one) => product * one, 1);
  return inner.reduce((sum, one) => sum + one, 0) || 1;
}

/** A state and its descendants. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...(Object.values(node.states) as AnyStateNode[]).flatMap(nodesOf),
];

/** Every state that can be entered but not left by any event, delay or answer, by its dotted path. */
export function sinks(machine: AnyStateMachine, examples: Examples): string[] {
  const entered = new Set<string>();
  const left = new Set<string>();
  const declared = leavable(nodesOf(machine.root)).size;
  for (const { snapshot, next } of walk(machine, examples)) {
    const here = leavable(snapshot._nodes);
    for (const state of here) entered.add(state);
    for (const after of next.map(({ _nodes }) => leavable(_nodes)))
      for (const state of here) if (!after.has(state)) left.add(state);
    if (left.size === declared) break;
  }
  return [...entered].filter((state) => !left.has(state));
}

/**
 * The paths of states, without those that have no other state beside them: the machine itself, the regions of a parallel
 * state, and an only state.
 */
const leavable = (nodes: AnyStateNode[]) =>
  new Set(
    nodes
      .filter(({ parent }) => parent && parent.type !== 'parallel' && Object.keys(parent.states).length > 1)
      .map(({ path }) => path.join('.')),
  );

/** A key that is equal for equal values. Files and errors are not JSON; they are keyed by name. */
export const keyOf = (value: unknown) => JSON.stringify(value, byName);

const byName = (_key: string, value: unknown) => {
  if (value instanceof File) return `${value.name} ${value.size}`;
  return value instanceof Error ? String(value) : value;
};
