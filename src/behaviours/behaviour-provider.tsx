'use client';
import { type ReactNode, useContext } from 'react';
import {
  type ActorOptions,
  type AnyActorLogic,
  type AnyStateMachine,
  getInitialSnapshot,
  type InspectionEvent,
  type StateValue,
  toObserver,
} from 'xstate';
import { Environment, type Surroundings } from './environment';

/** A state to show instead of running: the state value, and differences from the initial context. */
export interface PinnedSnapshot {
  /** The state of the machine, in XState's notation. */
  value: StateValue;
  /** What differs from the initial context. */
  context?: Record<string, unknown>;
}

/** The test environment of behaviours, for stories, tests and the workbench. Products need it in their tests only. */
export interface BehaviourEnvironment {
  /** The clock for delays: the `Clock` of `@halloway/ui/testing` in tests. Default: the browser's timers. */
  clock?: ActorOptions<AnyActorLogic>['clock'];
  /** Called with every actor, event and snapshot, in XState's inspection protocol. */
  inspect?: ActorOptions<AnyActorLogic>['inspect'];
  /** By machine id: the state to pin that machine in. A pinned behaviour invokes nothing and ignores its view's events. */
  snapshots?: Record<string, PinnedSnapshot>;
  /** By machine id, then by actor name: the actor logic that replaces the component's. */
  actors?: Record<string, Record<string, AnyActorLogic>>;
}

/**
 * Sets the clock, the inspectors, the pins and the actors of all behaviours below. A nested provider adds to the outer one:
 * both inspectors are called, and its other settings win.
 */
export function BehaviourProvider({
  children,
  clock,
  inspect,
  snapshots = {},
  actors = {},
}: BehaviourEnvironment & { children: ReactNode }) {
  const outer = useContext(Environment);
  const environment: Surroundings = {
    clock: clock ?? outer.clock,
    inspect: both(outer.inspect, inspect),
    pin: (machine, input) => {
      const pinned = snapshots[machine.id];
      return pinned ? resolve(machine, pinned, input) : outer.pin?.(machine, input);
    },
    actors: { ...outer.actors },
  };
  for (const [machine, own] of Object.entries(actors))
    environment.actors = { ...environment.actors, [machine]: { ...outer.actors?.[machine], ...own } };
  return <Environment value={environment}>{children}</Environment>;
}

type Inspect = BehaviourEnvironment['inspect'];

function both(outer: Inspect, inner: Inspect): Inspect {
  if (!outer || !inner) return outer ?? inner;
  const observers = [toObserver(outer), toObserver(inner)];
  return (event: InspectionEvent) => {
    for (const observer of observers) observer.next?.(event);
  };
}

function resolve(machine: AnyStateMachine, { value, context }: PinnedSnapshot, input: unknown) {
  const initial = getInitialSnapshot(machine, input);
  return machine.resolveState({
    value,
    context: { ...initial.context, ...context },
  });
}
