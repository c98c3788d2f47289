'use client';
/**
 * Connects an XState machine to a React component: props become events, state changes become callbacks.
 *
 * In: initial values are the machine's `input`; everything later is an event: `changes` for changed props, `listen` for the
 * browser, `adopt` for what the reader did before hydration.
 *
 * Out: `owned` is a value that a product may control; the product accepts or refuses a change before paint. `onStateChange`
 * reports every state change. Errors in a machine are thrown in render, for the product's error boundary.
 */
import { useActorRef } from '@xstate/react';
import {
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
  type StateValue,
  transition,
} from 'xstate';
import { Environment } from './environment';
import { formatState } from './state-name';

export { useHydrated } from './hydrated';

/** A value of a behaviour that a product may control: `value`, `defaultValue` (the machine's input) and `onValueChange`. */
export interface OwnedValue<Machine extends AnyStateMachine, Value> {
  /** The controlled value; undefined if uncontrolled. */
  value: Value | undefined;
  /** Called on every change that the product has not made itself. */
  onChange: ((value: Value) => void) | undefined;
  /** Selects the value from a snapshot. */
  of: (snapshot: SnapshotFrom<Machine>) => Value;
  /** Creates the event that sets the value. */
  set: (value: Value) => EventFromLogic<Machine>;
}

type Implementations<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0];

type Input<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine> ? { input?: InputFrom<Machine> } : { input: InputFrom<Machine> };

type Send<Machine extends AnyStateMachine> = (event: EventFromLogic<Machine>) => void;

/** The machine's implementations, and how it is connected to the component. */
export type BehaviourOptions<Machine extends AnyStateMachine, Value> = Implementations<Machine> &
  Input<Machine> & {
    /** The value that a product may control. */
    owned?: OwnedValue<Machine, Value>;
    /** Values from outside, each with the event that is sent when it changes. The values of the first render are `input`. */
    changes?: readonly (readonly [value: unknown, event: EventFromLogic<Machine>])[];
    /** Event sent once on mount, for initial state that `input` cannot express. Does not trigger `onChange`. */
    begin?: EventFromLogic<Machine> | undefined;
    /** Sends what the reader did before hydration. Called once, before the first paint after hydration. */
    adopt?: (send: Send<Machine>) => void;
    /** Subscribes to the browser; returns the function that unsubscribes. */
    listen?: (send: Send<Machine>) => () => void;
    /**
     * Event sent when the component unmounts, or is hidden by React's `Activity`. It has to leave states that invoke actors:
     * otherwise these are invoked again when the component is shown again.
     */
    leave?: EventFromLogic<Machine>;
    /** Called on every state change after the first render, with leaf paths as stories name them (`open.submitting`). */
    onStateChange?: ((state: string) => void) | undefined;
  };

/**
 * Runs `machine` while the component is mounted; unmounting aborts what it invoked.
 * `actors`, `actions`, `guards` and `delays` may change between renders: the latest are used.
 * Returns the snapshot to render and the function that sends events.
 * @throws in render, errors of the machine and of actors whose failure it does not handle.
 */
export function useBehaviour<Machine extends AnyStateMachine, Value = never>(
  machine: Machine,
  ...[options]: undefined extends InputFrom<Machine>
    ? [options?: BehaviourOptions<Machine, Value>]
    : [options: BehaviourOptions<Machine, Value>]
): readonly [SnapshotFrom<Machine>, Send<Machine>] {
  const { input, owned, changes, begin, adopt, listen, leave, onStateChange, ...implementations } = (options ??
    {}) as BehaviourOptions<Machine, Value> & { input?: unknown; actors?: object };
  const { clock, inspect, pin, actors } = useContext(Environment);
  const [pinned] = useState(() => pin?.(machine, input));
  const given = { ...implementations, actors: { ...implementations.actors, ...actors?.[machine.id] } };
  const provide = () => machine.provide(given as never) as Machine;
  // Once, not at every render: `provide` processes the whole machine again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later implementations are set below
  const own = useMemo(provide, [machine]);
  useLayoutEffect(() => {
    for (const kind of Object.keys(given) as 'actors'[])
      own.implementations[kind] = { ...machine.implementations[kind], ...given[kind] };
  });
  const actor = useActorRef(own, {
    input,
    ...(clock && { clock }),
    ...(inspect && { inspect }),
    ...(pinned && { snapshot: pinned }),
  } as never) as unknown as AnyActor;
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const fault = useRef<{ error: unknown }>(null);

  const current = useSyncExternalStore(
    useCallback((changed: () => void) => actor.subscribe({ next: changed, error: changed }).unsubscribe, [actor]),
    () => actor.getSnapshot(),
    () => actor.getSnapshot(),
  ) as SnapshotFrom<Machine>;
  if (fault.current) throw fault.current.error;
  const { status, error: broken } = current as AnyMachineSnapshot;
  if (status === 'error') throw broken;
  const drawn = pinned ? current : agreed(provide, current, owned);
  const send: Send<Machine> = pinned ? ignore : (actor.send as Send<Machine>);

  const latest = useRef({ owned, changes, leave, onStateChange, named: owned?.value, isTold: false });
  /** Sends an event without calling the product's `onChange`. */
  const sendQuietly: Send<Machine> = useCallback(
    (event) => {
      latest.current.isTold = true;
      send(event);
      latest.current.isTold = false;
    },
    [send],
  );
  useLayoutEffect(() => {
    latest.current.owned = owned;
    latest.current.onStateChange = onStateChange;
    latest.current.leave = leave;
  });

  // Calls the product's `onChange` for changes that it has not made itself.
  useLayoutEffect(() => {
    let before = actor.getSnapshot() as SnapshotFrom<Machine>;
    const next = (after: SnapshotFrom<Machine>) => {
      const { owned, isTold } = latest.current;
      const value = owned?.of(after);
      const changed = owned !== undefined && !same(owned.of(before), value);
      before = after;
      if (changed && !isTold) owned.onChange?.(value as Value);
    };
    const error = (error: unknown) => {
      fault.current = { error };
      redraw();
    };
    const { unsubscribe } = actor.subscribe({ next, error });
    actor.start();
    return () => {
      unsubscribe();
      if (latest.current.leave) send(latest.current.leave);
    };
  }, [actor, send]);

  const isAdopted = useRef(false);
  const asked = useRef({ begin, adopt, listen });
  useLayoutEffect(() => {
    if (!isAdopted.current) {
      if (asked.current.begin) sendQuietly(asked.current.begin);
      asked.current.adopt?.(send);
    }
    isAdopted.current = true;
    return asked.current.listen?.(send);
  }, [send, sendQuietly]);

  useLayoutEffect(() => {
    const { changes: known = [], named } = latest.current;
    latest.current.changes = changes;
    latest.current.named = owned?.value;
    // If the product changes the controlled value together with other props, the controlled value wins.
    const isNamed = owned?.value !== undefined && !same(owned.value, named);
    const tell = isNamed ? sendQuietly : send;
    for (const [at, [value, event]] of (changes ?? []).entries())
      if (!same(known[at]?.[0], value)) tell(event as EventFromLogic<Machine>);
    if (isNamed && !same(owned.of(actor.getSnapshot() as SnapshotFrom<Machine>), owned.value))
      sendQuietly(owned.set(owned.value as Value));
  });

  useLayoutEffect(() => {
    // A change made in these effects is answered by the product in the render requested below.
    const isAnswered = actor.getSnapshot() === current;
    if (!pinned && isAnswered && owned?.value !== undefined && !same(owned.of(current), owned.value))
      sendQuietly(owned.set(owned.value));
    // React would process changes made in these effects only after paint.
    if (actor.getSnapshot() !== current) redraw();
  });

  const state = formatState((drawn as { value: StateValue }).value);
  const told = useRef(state);
  useLayoutEffect(() => {
    if (told.current === state) return;
    told.current = state;
    latest.current.onStateChange?.(state);
  }, [state]);

  return [drawn, send];
}

const ignore = () => {};

/** The snapshot with the controlled value applied: a refused change is never rendered. */
function agreed<Machine extends AnyStateMachine, Value>(
  provide: () => Machine,
  snapshot: SnapshotFrom<Machine>,
  owned: OwnedValue<Machine, Value> | undefined,
): SnapshotFrom<Machine> {
  if (owned?.value === undefined || same(owned.of(snapshot), owned.value)) return snapshot;
  return transition(provide(), snapshot as never, owned.set(owned.value) as never)[0] as SnapshotFrom<Machine>;
}

/** Whether two values are equal; lists and plain objects by their content. */
function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  const kind = kindOf(one);
  if (!kind || kind !== kindOf(other)) return false;
  const [mine, theirs] = [one, other] as Record<string, unknown>[];
  return Object.keys({ ...mine, ...theirs }).every((key) => same(mine?.[key], theirs?.[key]));
}

const kindOf = (value: unknown) =>
  [Array.prototype, Object.prototype].find((kind) => value && Object.getPrototypeOf(value) === kind);
