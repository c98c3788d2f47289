import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate';
import { formatState } from '../behaviours/state-name';
import type { Driver } from './driver';
import type { SentEvent as AnyEvent, Examples } from './examples';
import { eventsOf, keyOf, reachable } from './reachable';

/** A way that a person can go: to a state by the shortest path, and out of it by one of its transitions. */
export interface Path {
  events: AnyEvent[];
  /** Before the last event, and after it. */
  before: AnyMachineSnapshot;
  after: AnyMachineSnapshot;
}

/** A behaviour, the hands that drive it, and all ways that they can go. */
export interface Driven {
  name: string;
  machine: AnyStateMachine;
  examples: Examples;
  driver: Driver;
  paths: Path[];
}

/** How a machine begins under its examples, and what becomes of it: the same where an event means nothing. */
export function modelOf(machine: AnyStateMachine, { inputs: [input] = [] }: Examples) {
  return {
    start: () => initialTransition(machine, input as never)[0] as AnyMachineSnapshot,
    next: (snapshot: AnyMachineSnapshot, event: AnyEvent) => {
      const after = transition(machine, snapshot as never, event as never)[0] as AnyMachineSnapshot;
      // The failure of something that was not invoked would end the machine, and cannot happen.
      return after.status === 'error' ? snapshot : after;
    },
  };
}

/** A machine that hears only of what a driver's hands can do, and of its own delays and answers. */
const performable = (machine: AnyStateMachine, { events }: Driver): AnyStateMachine =>
  Object.assign(Object.create(machine), {
    events: machine.events.filter((type: string) => type.startsWith('xstate.') || type in events),
  });

/** To every state of a behaviour, and out of it by every transition it has. */
export function pathsOf(machine: AnyStateMachine, given: Examples, driver: Driver): Path[] {
  const examples = { ...given, inputs: (given.inputs ?? [undefined]).slice(0, 1) };
  const known = performable(machine, driver);
  const events = eventsOf(known, examples);
  const { start, next } = modelOf(machine, given);
  return [...reachable(known, examples).values()].flatMap((path) => {
    const before = path.reduce(next, start());
    return events
      .filter((event) => next(before, event) !== before && !driver.cannot?.(before, event))
      .map((event) => ({ events: [...path, event], before, after: next(before, event) }));
  });
}

/** How long a delay is in a state of the machine, in ms. `xstate.after.NAME.STATE` carries its name. */
export function delayIn(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, type: string): number {
  const delay = machine.implementations.delays[type.split('.')[2] ?? ''];
  return typeof delay === 'function'
    ? Number(delay({ context: snapshot.context, event: { type } } as never, undefined as never))
    : Number(delay);
}

/** What happened, for telling one transition from another: whatever else the context held. */
const stepOf = (before: AnyMachineSnapshot, event: AnyEvent, after: AnyMachineSnapshot) =>
  `${formatState(before.value)} ${keyOf(event)} ${formatState(after.value)}`;

/**
 * A few long walks that together take every last step of the paths: from wherever a walk is, by the shortest way to what is
 * left; a new walk where there is no way.
 * @throws when something is left in the end.
 */
export function walksOf({ machine, examples, driver, paths }: Driven): AnyEvent[][] {
  const { start, next } = modelOf(machine, examples);
  const left = new Set(paths.map(({ before, events, after }) => stepOf(before, events.at(-1) as AnyEvent, after)));
  const events = [...new Map(paths.flatMap((path) => path.events).map((event) => [keyOf(event), event])).values()];
  const walks: AnyEvent[][] = [];
  for (let at = start(), walk: AnyEvent[] = []; ; ) {
    const spent = driver.once?.filter((type) => walk.some((event) => event.type === type)) ?? [];
    const can = events.filter(({ type }) => !spent.includes(type));
    const way = nearest(at, can, next, driver, (...step) => left.has(stepOf(...step)));
    if (way) {
      for (const event of way) {
        const after = next(at, event);
        left.delete(stepOf(at, event, after));
        at = after;
      }
      walk.push(...way);
    } else {
      if (left.size === 0) return walk.length > 0 ? [...walks, walk] : walks;
      if (walk.length === 0) throw new Error(`No walk leads to: ${[...left].join('; ')}`);
      walks.push(walk);
      walk = [];
      at = start();
    }
  }
}

/** Where a search stops: the contexts of a form are many. */
const FAR = 2_000;

/** The shortest way from `at` that ends with a step that is `wanted`. */
function nearest(
  at: AnyMachineSnapshot,
  events: readonly AnyEvent[],
  next: (from: AnyMachineSnapshot, event: AnyEvent) => AnyMachineSnapshot,
  { cannot, once }: Driver,
  wanted: (before: AnyMachineSnapshot, event: AnyEvent, after: AnyMachineSnapshot) => boolean,
): AnyEvent[] | undefined {
  const queue = [{ from: at, way: [] as AnyEvent[] }];
  const seen = new Set<string>();
  for (const { from, way } of queue) {
    for (const event of events) {
      const to = next(from, event);
      if (to === from || cannot?.(from, event)) continue;
      if (once?.includes(event.type) && way.some(({ type }) => type === event.type)) continue;
      if (wanted(from, event, to)) return [...way, event];
      const key = keyOf([to.value, to.context]);
      if (seen.has(key) || seen.size >= FAR) continue;
      seen.add(key);
      queue.push({ from: to, way: [...way, event] });
    }
  }
}
