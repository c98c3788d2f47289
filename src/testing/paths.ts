import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { formatState } from '../behaviours/state-name';
import type { ComponentDescription } from './component-descriptions';
import type { SentEvent as AnyEvent, Examples } from './examples';
import { performerOf } from './perform';
import { eventsOf, keyOf, reachable } from './reachable';
import { initialSnapshot, stepsOf } from './transitions';

/** The shortest path to a state, and one transition out of it. */
export interface Path {
  events: AnyEvent[];
  /** The snapshots before and after the last event. */
  before: AnyMachineSnapshot;
  after: AnyMachineSnapshot;
}

/** A behaviour, its description, and every path to walk. */
export interface WalkedBehaviour {
  name: string;
  machine: AnyStateMachine;
  examples: Examples;
  description: ComponentDescription;
  paths: Path[];
}

/** The initial snapshot and the transition function of a machine; an ignored event returns the same snapshot. */
export function modelOf(machine: AnyStateMachine, { inputs: [input] = [] }: Examples) {
  const step = stepsOf(machine, input);
  return {
    start: () => initialSnapshot(machine, input),
    next: (snapshot: AnyMachineSnapshot, event: AnyEvent) => {
      const after = step(snapshot, event);
      // An error of an actor that was not invoked would stop the machine; it cannot happen.
      return after.status === 'error' ? snapshot : after;
    },
  };
}

/** The machine restricted to the events that can be triggered in a document, its delays and its answers. */
const performable = (machine: AnyStateMachine, description: ComponentDescription): AnyStateMachine =>
  Object.assign(Object.create(machine), {
    events: machine.events.filter((type: string) => type.startsWith('xstate.') || performerOf(description, type)),
  });

/** The paths to every state of a behaviour, each followed by every transition out of it. */
export function pathsOf(machine: AnyStateMachine, given: Examples, description: ComponentDescription): Path[] {
  const examples = { ...given, inputs: (given.inputs ?? [undefined]).slice(0, 1) };
  const known = performable(machine, description);
  const events = eventsOf(known, examples);
  const { start, next } = modelOf(machine, given);
  return [...reachable(known, examples).values()].flatMap((path) => {
    const before = path.reduce(next, start());
    return events
      .filter((event) => next(before, event) !== before && !description.cannot?.(before, event))
      .map((event) => ({ events: [...path, event], before, after: next(before, event) }));
  });
}

/** A delay in a state of the machine, in ms. The event `xstate.after.NAME.STATE` contains its name. */
export function delayIn(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, type: string): number {
  const delay = machine.implementations.delays[type.split('.')[2] ?? ''];
  return typeof delay === 'function'
    ? Number(delay({ context: snapshot.context, event: { type } } as never, undefined as never))
    : Number(delay);
}

/** Identifies a transition by states and event, whatever the context. */
const stepOf = (before: AnyMachineSnapshot, event: AnyEvent, after: AnyMachineSnapshot) =>
  `${formatState(before.value)} ${keyOf(event)} ${formatState(after.value)}`;

/**
 * A few long walks that together cover the last step of every path: a walk continues by the shortest path to the next uncovered
 * step; if there is none, a new walk starts.
 * @throws if a step cannot be reached.
 */
export function walksOf({ machine, examples, description, paths }: WalkedBehaviour): AnyEvent[][] {
  const { start, next } = modelOf(machine, examples);
  const effect = effectsOf(next);
  const left = new Set(paths.map(({ before, events, after }) => stepOf(before, events.at(-1) as AnyEvent, after)));
  const events = [...new Map(paths.flatMap((path) => path.events).map((event) => [keyOf(event), event])).values()];
  const walks: AnyEvent[][] = [];
  for (let at = start(), walk: AnyEvent[] = []; ; ) {
    const spent = description.once?.filter((type) => walk.some((event) => event.type === type)) ?? [];
    const can = events.filter(({ type }) => !spent.includes(type));
    const way = nearest(at, can, effect, description, (...step) => left.has(stepOf(...step)));
    if (way) {
      for (const event of way) {
        const after = next(at, event);
        left.delete(stepOf(at, event, after));
        at = after;
      }
      walk.push(...way);
    } else {
      if (left.size === 0) return walk.length > 0 ? [...walks, walk] : walks;
      if (walk.length === 0)
        throw new Error(
          `No sequence of events reaches: ${[...left].join('; ')}. Add an example of the missing data to NAME.testing.tsx.`,
        );
      walks.push(walk);
      walk = [];
      at = start();
    }
  }
}

const keyOfSnapshot = ({ value, context }: AnyMachineSnapshot) => keyOf([value, context]);

/** What each event does to each snapshot, by the snapshot's key; undefined for an ignored event. Many searches ask the same. */
function effectsOf(next: (from: AnyMachineSnapshot, event: AnyEvent) => AnyMachineSnapshot) {
  const known = new Map<string, Map<AnyEvent, { to: AnyMachineSnapshot; key: string } | undefined>>();
  return (from: AnyMachineSnapshot, key: string, event: AnyEvent) => {
    const effects = known.get(key) ?? new Map();
    if (!effects.has(event)) {
      const to = next(from, event);
      known.set(key, effects.set(event, to === from ? undefined : { to, key: keyOfSnapshot(to) }));
    }
    return effects.get(event);
  };
}

/** The limit of a search: forms have many contexts. */
const FAR = 2_000;

/** The shortest path from `at` that ends with a `wanted` step. */
function nearest(
  at: AnyMachineSnapshot,
  events: readonly AnyEvent[],
  effect: ReturnType<typeof effectsOf>,
  { cannot, once }: ComponentDescription,
  wanted: (before: AnyMachineSnapshot, event: AnyEvent, after: AnyMachineSnapshot) => boolean,
): AnyEvent[] | undefined {
  const queue = [{ from: at, key: keyOfSnapshot(at), way: [] as AnyEvent[] }];
  const seen = new Set<string>();
  for (const { from, key, way } of queue) {
    for (const event of events) {
      const after = effect(from, key, event);
      if (!after || cannot?.(from, event)) continue;
      if (once?.includes(event.type) && way.some(({ type }) => type === event.type)) continue;
      if (wanted(from, event, after.to)) return [...way, event];
      if (seen.has(after.key) || seen.size >= FAR) continue;
      seen.add(after.key);
      queue.push({ from: after.to, key: after.key, way: [...way, event] });
    }
  }
}
