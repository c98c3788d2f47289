'use client';
import { useInsertionEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import { type ChangeDetails, createChangeDetails } from '../theme/change-details';
import { callProduct } from './call-product';
import { checkControlled } from './development';
import { same } from './same';
import type { MachineActor } from './use-machine-actor';

declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/**
 * The reason of a change, by the type of the machine's event or `delay`; a function if it depends on the DOM event that caused
 * it. Default: "none".
 */
export type ChangeReasons<Machine extends AnyStateMachine, Reason extends string> = {
  readonly [Type in EventFromLogic<Machine>['type'] | 'delay']?: Reason | ((event: Event | undefined) => Reason);
};

/** A value of a behaviour that a product may control: `value`, `defaultValue` (the machine's input) and `onValueChange`. */
export interface Controlled<Machine extends AnyStateMachine, Value, Reason extends string = string> {
  /** The controlled value; undefined if uncontrolled. */
  value: Value | undefined;
  /** Called before every change that the product has not made itself; its `details` say why, and may cancel it. */
  onChange: ((value: Value, details: ChangeDetails<Reason | 'none'>) => void) | undefined;
  /** Why the value changes, by the events that change it. */
  reasons?: ChangeReasons<Machine, NoInfer<Reason> | 'none'>;
  /** Selects the value from a snapshot. */
  select: (snapshot: SnapshotFrom<Machine>) => Value;
  /** Creates the event that sets the value. */
  toEvent: NoInfer<(value: Value) => EventFromLogic<Machine>>;
}

/**
 * Lets a product control a value of the machine. Returns the snapshot to render, with the controlled value applied: a
 * change that the parent does not accept is reverted in a layout effect, before paint. Without `options`, the machine's
 * snapshot.
 */
export function useControlled<Machine extends AnyStateMachine, Value, Reason extends string = string>(
  { id, snapshot, send, getSnapshot, preview, flush, controlled }: MachineActor<Machine>,
  options: Controlled<Machine, Value, Reason> | undefined,
): SnapshotFrom<Machine> {
  const value = options?.value;
  if (process.env.NODE_ENV !== 'production') checkControlled(id, value, options?.onChange);
  /** The event that sets the controlled value in a snapshot that has another one. */
  const getSyncEvent = (of: SnapshotFrom<Machine>) =>
    options && value !== undefined && !same(options.select(of), value) ? options.toEvent(value) : undefined;
  // A router takes no address before its own layout effect, which follows ours (React Router's `useNavigate`): the product is
  // asked about the reader's choice of before hydration in the next commit, which shows that choice. Both are before paint.
  const unasked = useRef<(() => unknown) | null>(null);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const syncEvent = unasked.current ? undefined : getSyncEvent(snapshot);
  const shown = syncEvent ? preview(syncEvent) : snapshot;
  const lastValue = useRef(value);
  const isApplying = useRef(false);

  const apply = (event: EventFromLogic<Machine>) => {
    isApplying.current = true;
    send(event);
    isApplying.current = false;
  };

  useInsertionEffect(() => {
    controlled.current = {
      shown,
      allow: (before, preview, event, cause, isMounted) => {
        // A change by other props of the same render is not reported: the new `value` replaces it.
        const isFromProp = isApplying.current || (value !== undefined && !same(lastValue.current, value));
        if (!options?.onChange || isFromProp) return true;
        const after = options.select(preview());
        if (same(options.select(before), after)) return true;
        const details = explain(options.reasons, event.type, cause);
        const ask = () => {
          callProduct(options.onChange, after, details);
          return !details.isCanceled;
        };
        if (cause || isMounted) return ask();
        unasked.current = () => ask() || apply(options.toEvent(options.select(before)));
        return true;
      },
    };
  });

  useLayoutEffect(() => {
    const ask = unasked.current;
    unasked.current = null;
    if (ask) {
      ask();
      render();
    } else if (!same(lastValue.current, value) || getSnapshot() === snapshot) {
      // After a change in a layout effect of this commit, `onChange` has been called: the parent renders before its old value
      // may revert the change.
      const event = getSyncEvent(getSnapshot());
      if (event) apply(event);
    }
    lastValue.current = value;
    flush();
  });

  return shown;
}

function explain<Reason extends string>(
  reasons: Readonly<Record<string, Reason | ((event: Event | undefined) => Reason) | undefined>> = {},
  type: string,
  event: Event | undefined,
): ChangeDetails<Reason | 'none'> {
  const reason = reasons[type.startsWith('xstate.after.') ? 'delay' : type];
  return createChangeDetails(typeof reason === 'function' ? reason(event) : (reason ?? 'none'), event);
}
