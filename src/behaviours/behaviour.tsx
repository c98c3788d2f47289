'use client';
/** The one seam between machines and React. */
import { useActorRef } from '@xstate/react';
import { createContext, type ReactNode, useCallback, useContext, useState, useSyncExternalStore } from 'react';
import {
  type ActorOptions,
  type AnyActorLogic,
  type AnyStateMachine,
  type EventFromLogic,
  getInitialSnapshot,
  type InputFrom,
  type SnapshotFrom,
  type StateValue,
} from 'xstate';

/** A state to show instead of running: the state's value, and whatever of the context differs from the initial one. */
export interface PinnedSnapshot {
  value: StateValue;
  context?: Record<string, unknown>;
}

/** What stories, tests and the workbench put around behaviours. Products need none of it. */
export interface BehaviourEnvironment {
  /** Where delays come from: XState's `SimulatedClock` in tests. Default: the browser's timers. */
  clock?: ActorOptions<AnyActorLogic>['clock'];
  /** Told of every actor, event and snapshot, in XState's inspection protocol. */
  inspect?: ActorOptions<AnyActorLogic>['inspect'];
  /** By machine id: the state to hold that machine in. A pinned behaviour runs nothing and ignores its view's events. */
  snapshots?: Record<string, PinnedSnapshot>;
  /** By machine id, then by actor name: what to invoke instead of what the component supplies. */
  actors?: Record<string, Record<string, AnyActorLogic>>;
}

const Environment = createContext<BehaviourEnvironment>({});

/** Sets the clock, the inspector, the pins and the actors of all behaviours below; an inner one adds to an outer one. */
export function BehaviourProvider({ children, ...environment }: BehaviourEnvironment & { children: ReactNode }) {
  const outer = useContext(Environment);
  return <Environment value={{ ...outer, ...environment }}>{children}</Environment>;
}

type Implementations<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0];

/** The input and the implementations that a view gives its machine. */
export type BehaviourOptions<Machine extends AnyStateMachine> = Implementations<Machine> & {
  /** What the machine is created with. Read once, when the component mounts. */
  input?: InputFrom<Machine>;
};

/**
 * Runs `machine` for as long as the component is mounted; leaving aborts what it invoked.
 * `actors`, `actions`, `guards` and `delays` may change between renders: the latest are used.
 * Returns the snapshot to draw and the function that tells the machine what happened.
 */
export function useBehaviour<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, ...implementations }: BehaviourOptions<Machine> = {} as BehaviourOptions<Machine>,
): readonly [SnapshotFrom<Machine>, (event: EventFromLogic<Machine>) => void] {
  const { clock, inspect, snapshots, actors } = useContext(Environment);
  const pin = snapshots?.[machine.id];
  const [snapshot] = useState(() => pin && resolve(machine, pin, input));
  const provided = machine.provide({
    ...implementations,
    actors: { ...implementations.actors, ...actors?.[machine.id] },
  } as never);
  const options = { input, ...(clock && { clock }), ...(inspect && { inspect }), ...(snapshot && { snapshot }) };
  const actor = useActorRef(provided, options as never);
  const subscribe = useCallback((changed: () => void) => actor.subscribe(changed).unsubscribe, [actor]);
  const latest = () => actor.getSnapshot() as SnapshotFrom<Machine>;
  const current = useSyncExternalStore(subscribe, latest, latest);
  return [current, snapshot ? ignore : (actor.send as (event: EventFromLogic<Machine>) => void)];
}

const ignore = () => {};

function resolve(machine: AnyStateMachine, { value, context }: PinnedSnapshot, input: unknown) {
  const initial = getInitialSnapshot(machine, input as never) as { context: object };
  return machine.resolveState({ value, context: { ...initial.context, ...context } } as never);
}

const subscribeToNothing = () => () => {};

/** False in server HTML and in the render that must equal it; true as soon as our own code is in charge. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
