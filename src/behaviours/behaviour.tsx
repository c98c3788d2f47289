'use client';
/**
 * The one seam between machines and React, and its one rule each way.
 *
 * In: what a component starts with is the machine's `input`; everything later is an event. A prop that changes is told by
 * `changes`, what the browser does by `listen`, and what the reader did before hydration by `adopt`.
 *
 * Out: a value that a product may own is `owned`, and the product has the last word on it before paint. Every behaviour
 * tells its state by `onStateChange`. What goes wrong in a machine is thrown into render, for the product's error boundary.
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

/** A value of a behaviour that a product may own: `value`, `defaultValue` (the machine's input) and `onValueChange`. */
export interface OwnedValue<Machine extends AnyStateMachine, Value> {
  /** The product's value; undefined leaves it to the machine. */
  value: Value | undefined;
  /** Told of every change that the product has not made itself. */
  onChange: ((value: Value) => void) | undefined;
  /** Reads the value off a snapshot. */
  of: (snapshot: SnapshotFrom<Machine>) => Value;
  /** The event that makes the machine have this value. */
  set: (value: Value) => EventFromLogic<Machine>;
}

type Implementations<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0];

type Input<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine> ? { input?: InputFrom<Machine> } : { input: InputFrom<Machine> };

type Send<Machine extends AnyStateMachine> = (event: EventFromLogic<Machine>) => void;

/** What a view gives its machine, and what it asks of it. */
export type BehaviourOptions<Machine extends AnyStateMachine, Value> = Implementations<Machine> &
  Input<Machine> & {
    /** The value that a product may own, if there is one. */
    owned?: OwnedValue<Machine, Value>;
    /** Values from outside, each with the event that tells of its change. Values at the first rendering are `input`. */
    changes?: readonly (readonly [value: unknown, event: EventFromLogic<Machine>])[];
    /** What the product wants at first, where `input` cannot say it. Told to the machine once, and not back to the product. */
    begin?: EventFromLogic<Machine> | undefined;
    /** What the reader did before hydration. Asked once, before the first paint that is ours. */
    adopt?: (send: Send<Machine>) => void;
    /** Begins to tell what the browser does; returns how to stop. */
    listen?: (send: Send<Machine>) => () => void;
    /**
     * What the machine is told when the component leaves the page, or is hidden in it (React's `Activity`). Whatever it invokes
     * ends then: a machine that stayed where it was would begin it again when the component is shown again.
     */
    leave?: EventFromLogic<Machine>;
    /** Told of every state that is shown after the first: leaf paths as stories name them (`open.submitting`). */
    onStateChange?: ((state: string) => void) | undefined;
  };

/**
 * Runs `machine` for as long as the component is mounted; leaving aborts what it invoked.
 * `actors`, `actions`, `guards` and `delays` may change between renders: the latest are used.
 * Returns the snapshot to draw and the function that tells the machine what happened.
 * @throws in render, what was thrown in the machine or in an actor whose failure it does not handle.
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
  // Once, not at every rendering: it reads the whole machine anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what else is given by then is set below.
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
  /** What the product says itself it need not be told. */
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

  // A change that the product has not made itself is its to take or to refuse.
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
    // A value that the product names together with other changes counts, and not what they would lead to.
    const isNamed = owned?.value !== undefined && !same(owned.value, named);
    const tell = isNamed ? sendQuietly : send;
    for (const [at, [value, event]] of (changes ?? []).entries())
      if (!same(known[at]?.[0], value)) tell(event as EventFromLogic<Machine>);
    if (isNamed && !same(owned.of(actor.getSnapshot() as SnapshotFrom<Machine>), owned.value))
      sendQuietly(owned.set(owned.value as Value));
  });

  useLayoutEffect(() => {
    // What happened in these effects the product has yet to answer, in the render that is asked for below.
    const isAnswered = actor.getSnapshot() === current;
    if (!pinned && isAnswered && owned?.value !== undefined && !same(owned.of(current), owned.value))
      sendQuietly(owned.set(owned.value));
    // React hears of what happened in these effects only after it has painted.
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

/** The snapshot as the product will have it: what it refuses is never drawn. */
function agreed<Machine extends AnyStateMachine, Value>(
  provide: () => Machine,
  snapshot: SnapshotFrom<Machine>,
  owned: OwnedValue<Machine, Value> | undefined,
): SnapshotFrom<Machine> {
  if (owned?.value === undefined || same(owned.of(snapshot), owned.value)) return snapshot;
  return transition(provide(), snapshot as never, owned.set(owned.value) as never)[0] as SnapshotFrom<Machine>;
}

/** Whether two values say the same: lists and plain objects by what is in them. */
function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  const kind = kindOf(one);
  if (!kind || kind !== kindOf(other)) return false;
  const [mine, theirs] = [one, other] as Record<string, unknown>[];
  return Object.keys({ ...mine, ...theirs }).every((key) => same(mine?.[key], theirs?.[key]));
}

const kindOf = (value: unknown) =>
  [Array.prototype, Object.prototype].find((kind) => value && Object.getPrototypeOf(value) === kind);
