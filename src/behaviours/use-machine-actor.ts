'use client';
import { useActorRef } from '@xstate/react';
import {
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
  type StateValueFrom,
  transition,
} from 'xstate';
import { callProduct } from './call-product';
import { checkPage, checkReact } from './development';
import { Environment } from './environment';
import { type Implementations, provided, provideLatest } from './latest-implementations';
import { same } from './same';
import { formatState, type StateName } from './state-name';
import { useLatest } from './use-latest';

declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

type Input<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine> ? { input?: InputFrom<Machine> } : { input: InputFrom<Machine> };

/** The DOM event, or React's, because of which an event is sent to a machine. */
export type ChangeCause = Event | { nativeEvent: Event };

/** Sends an event to a machine. With its cause, `onChange` of `useControlled` says why the value changes. */
export type SendTo<Machine extends AnyStateMachine> = (event: EventFromLogic<Machine>, cause?: ChangeCause) => void;

/** The state of a machine as `onStateChange` names it: leaf paths with dots, parallel regions separated by a space. */
export type State<Machine extends AnyStateMachine> = StateName<StateValueFrom<Machine>>;

type PropEvents<Event> = readonly (readonly [value: unknown, event: Event])[];

/** The machine's input and implementations, and how props become events and states become callbacks. */
export type MachineActorOptions<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0] &
  Input<Machine> & {
    /** Event sent once on mount, for initial state that `input` cannot express. Does not call `onChange` of `useControlled`. */
    initialEvent?: EventFromLogic<Machine> | undefined;
    /**
     * Props, each with the event that is sent when it changes. No event is sent on mount: pass initial values as `input`. A
     * function reads them from the page after each commit. Those of the first one are sent, and do not call `onChange`.
     */
    propEvents?: PropEvents<EventFromLogic<Machine>> | (() => PropEvents<EventFromLogic<Machine>>);
    /** Called after a commit that shows another state than the last one, with the path of the state (`open.submitting`). */
    onStateChange?: ((state: State<Machine>) => void) | undefined;
  };

/** A running machine, and what `useControlled` and `useDomEvents` need of it. */
export interface MachineActor<Machine extends AnyStateMachine> {
  /** The id of the machine. */
  id: string;
  /** The snapshot to render. A behaviour with a value that a product may control renders the one of `useControlled`. */
  snapshot: SnapshotFrom<Machine>;
  /** Does nothing if the snapshot is pinned. */
  send: SendTo<Machine>;
  /** The machine's snapshot now, which this render may not show yet. */
  getSnapshot: () => SnapshotFrom<Machine>;
  /** Calls a function after each change of the snapshot; returns the one that ends that. */
  subscribe: (changed: () => void) => () => void;
  /** The snapshot after an event that is not sent. The pinned snapshot does not change. */
  preview: (event: EventFromLogic<Machine>) => SnapshotFrom<Machine>;
  /** Call it after sending events in a layout effect: it renders the change before paint. */
  flush: () => void;
  /** Set by `useDomEvents`: called before the actor stops. */
  leave: RefObject<(() => void) | null>;
  /** Set by `useControlled`. */
  controlled: RefObject<{
    /** The snapshot that is rendered instead of the machine's. */
    shown: SnapshotFrom<Machine>;
    /**
     * Called before every transition; false vetoes it. `preview` returns the snapshot after it, and runs no actions. `isMounted`:
     * the first commit has been painted.
     */
    allow: (
      before: SnapshotFrom<Machine>,
      preview: () => SnapshotFrom<Machine>,
      event: AnyEventObject,
      cause: Event | undefined,
      isMounted: boolean,
    ) => boolean;
  } | null>;
}

/**
 * Runs `machine` while the component is mounted; unmounting aborts what it invoked.
 * `actors`, `actions`, `guards` and `delays` may change between renders: the latest are used. Actions and guards are plain
 * functions, with the same names at every render.
 * @throws in render, errors of the machine and of actors whose failure it does not handle.
 */
export function useMachineActor<Machine extends AnyStateMachine>(
  machine: Machine,
  ...[options]: undefined extends InputFrom<Machine>
    ? [options?: MachineActorOptions<Machine>]
    : [options: MachineActorOptions<Machine>]
): MachineActor<Machine>;
export function useMachineActor(
  machine: AnyStateMachine,
  { input, initialEvent, propEvents = [], onStateChange, ...own }: AnyOptions = {},
): MachineActor<AnyStateMachine> {
  // Tests and the workbench replace these.
  const { clock, inspect, pin, actors } = useContext(Environment);
  const [pinned] = useState(() => pin?.(machine, input));
  const implementations = { ...own, actors: { ...own.actors, ...actors?.[machine.id] } };
  const latest = useLatest<Implementations>(implementations);
  const controlled: MachineActor<AnyStateMachine>['controlled'] = useRef(null);
  const [causes] = useState(() => new WeakMap<AnyEventObject, Event>());
  // The product does not hear of its initial event, and cannot veto a change that its own props make.
  const isInitialized = useRef(false);
  const isFromProps = useRef(false);
  const isMounted = useRef(false);
  const [, forceUpdate] = useReducer((count: number) => count + 1, 0);
  // Once, not at every render: `provide` processes the whole machine.
  const logic = useMemo(() => {
    const running = provideLatest(machine, latest);
    const allow = (before: AnyMachineSnapshot, event: AnyEventObject) =>
      !isInitialized.current ||
      controlled.current?.allow(
        before,
        () => transition(running, before, event)[0],
        event,
        causes.get(event),
        isMounted.current,
      ) !== false ||
      isFromProps.current;
    const asking: AnyStateMachine = Object.create(running, {
      transition: {
        value: (...[before, event, scope]: Parameters<AnyStateMachine['transition']>) => {
          if (allow(before, event)) return running.transition(before, event, scope);
          // Renders, so that the view reverts what the browser has done already.
          forceUpdate();
          return before;
        },
      },
    });
    return asking;
  }, [machine, latest, causes]);
  const leave = useRef<(() => void) | null>(null);
  useEffect(() => {
    isMounted.current = true;
    // Not by an early return, after which bundlers keep what is called.
    if (process.env.NODE_ENV !== 'production') {
      checkReact();
      checkPage();
    }
    // Before the effect of `useActorRef`, which stops the actor. Not a layout effect: Suspense that hides a component for a while
    // runs those (reactjs/rfcs#213).
    return () => leave.current?.();
  }, []);
  const actor = useActorRef(logic, {
    input,
    ...(clock && { clock }),
    ...(inspect && { inspect }),
    ...(pinned && { snapshot: pinned }),
  });
  const send = useCallback(
    (event: AnyEventObject, cause?: ChangeCause) => {
      if (cause) causes.set(event, 'nativeEvent' in cause ? cause.nativeEvent : cause);
      if (!pinned) actor.send(event);
    },
    [actor, causes, pinned],
  );

  const getSnapshot = useCallback((): AnyMachineSnapshot => actor.getSnapshot(), [actor]);
  const subscribe = useCallback(
    (changed: () => void) => actor.subscribe({ next: changed, error: changed }).unsubscribe,
    [actor],
  );
  const snapshot = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  const rendered = useLatest(snapshot);
  const flush = useCallback(() => {
    // React subscribes to a store after paint: until then, it would render a change only after paint.
    if (getSnapshot() !== rendered.current) forceUpdate();
  }, [getSnapshot, rendered]);

  if (snapshot.status === 'error') throw snapshot.error;

  const pendingInitialEvent = useRef<typeof initialEvent | null>(initialEvent);
  useLayoutEffect(() => {
    const { unsubscribe } = actor.subscribe({ error: forceUpdate });
    actor.start();
    if (pendingInitialEvent.current) send(pendingInitialEvent.current);
    pendingInitialEvent.current = null;
    return unsubscribe;
  }, [actor, send]);

  const lastPropEvents = useRef(typeof propEvents === 'function' ? [] : propEvents);
  const lastState = useRef<string>(null);
  useLayoutEffect(() => {
    const last = lastPropEvents.current;
    lastPropEvents.current = typeof propEvents === 'function' ? propEvents() : propEvents;
    isFromProps.current = true;
    for (const [at, [value, event]] of lastPropEvents.current.entries()) if (!same(last[at]?.[0], value)) send(event);
    isFromProps.current = false;
    isInitialized.current = true;
    const shown = formatState((controlled.current?.shown ?? snapshot).value);
    if (lastState.current !== null && lastState.current !== shown) callProduct(onStateChange, shown);
    lastState.current = shown;
    flush();
  });

  const preview = (event: AnyEventObject) =>
    pinned ? snapshot : transition(provided(machine, implementations), snapshot, event)[0];
  return { id: machine.id, snapshot, send, getSnapshot, subscribe, preview, flush, leave, controlled };
}

interface AnyOptions extends Implementations {
  input?: unknown;
  initialEvent?: AnyEventObject | undefined;
  propEvents?: PropEvents<AnyEventObject> | (() => PropEvents<AnyEventObject>);
  /** `string` would not be a parameter of every machine's states. */
  onStateChange?: { method(state: string): void }['method'] | undefined;
}
