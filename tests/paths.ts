import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate';
import { behaviours } from './behaviours';
import { type Driver, drivers } from './drivers';
import { examplesOf } from './examples';
import { eventsOf, reachable } from './reachable';

export type AnyEvent = { type: string; [data: string]: unknown };

/** A way that a person can go: to a state by the shortest path, and out of it by one of its transitions. */
export interface Path {
  events: AnyEvent[];
  /** Before the last event, and after it. */
  before: AnyMachineSnapshot;
  after: AnyMachineSnapshot;
}

/** How a machine begins under its driver, and what becomes of it. */
export function modelOf(machine: AnyStateMachine, { input }: Driver) {
  return {
    start: () => initialTransition(machine, input as never)[0] as AnyMachineSnapshot,
    next: (snapshot: AnyMachineSnapshot, event: AnyEvent) =>
      transition(machine, snapshot as never, event as never)[0] as AnyMachineSnapshot,
  };
}

/** To every state of a behaviour, and out of it by every transition it has. */
function pathsOf(name: string, machine: AnyStateMachine, driver: Driver): Path[] {
  const examples = { ...examplesOf(name), ...(driver.input !== undefined && { inputs: [driver.input] }) };
  const can = (type: string) => type.startsWith('xstate.') || type in driver.events;
  const events = (eventsOf(machine, examples) as AnyEvent[]).filter(({ type }) => can(type));
  const { start, next } = modelOf(machine, driver);
  const known = Object.assign(Object.create(machine), { events: [...new Set(events.map(({ type }) => type))] });
  return [...reachable(known, examples).values()].flatMap((path) => {
    const before = path.reduce(next, start());
    return events
      .filter((event) => next(before, event) !== before && !driver.cannot?.(before, event))
      .map((event) => ({ events: [...path, event], before, after: next(before, event) }));
  });
}

/** Every behaviour that a person can drive, with all its paths. */
export const driven = behaviours.flatMap(({ name, machine }) => {
  const driver = drivers[name];
  return driver ? [{ name, machine, driver, paths: pathsOf(name, machine, driver) }] : [];
});

/** How long a delay is in a state of the machine, in ms. `xstate.after.NAME.STATE` carries its name. */
export function delayIn(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, type: string): number {
  const delay = machine.implementations.delays[type.split('.')[2] ?? ''];
  return typeof delay === 'function'
    ? Number(delay({ context: snapshot.context, event: { type } } as never, undefined as never))
    : Number(delay);
}
