'use client';
import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import { same } from './same';
import type { MachineActor } from './use-machine-actor';

/** A value of a behaviour that a product may control: `value`, `defaultValue` (the machine's input) and `onValueChange`. */
export interface Controlled<Machine extends AnyStateMachine, Value> {
  /** The controlled value; undefined if uncontrolled. */
  value: Value | undefined;
  /** Called on every change that the product has not made itself. */
  onChange: ((value: Value) => void) | undefined;
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
export function useControlled<Machine extends AnyStateMachine, Value>(
  { snapshot, send, getSnapshot, preview, flush, controlled }: MachineActor<Machine>,
  options: Controlled<Machine, Value> | undefined,
): SnapshotFrom<Machine> {
  const value = options?.value;
  /** The event that sets the controlled value in a snapshot that has another one. */
  const getSyncEvent = (of: SnapshotFrom<Machine>) =>
    options && value !== undefined && !same(options.select(of), value) ? options.toEvent(value) : undefined;
  const syncEvent = getSyncEvent(snapshot);
  const shown = syncEvent ? preview(syncEvent) : snapshot;
  const lastValue = useRef(value);
  const isApplying = useRef(false);

  useInsertionEffect(() => {
    controlled.current = {
      shown,
      observe: (before, after) => {
        // A change by other props of the same render is not reported: the new `value` replaces it.
        const isFromProp = isApplying.current || (value !== undefined && !same(lastValue.current, value));
        if (!options || isFromProp || same(options.select(before), options.select(after))) return;
        options.onChange?.(options.select(after));
      },
    };
  });

  useLayoutEffect(() => {
    // After a change in a layout effect of this commit, `onChange` has been called: the parent renders before its old value
    // may revert the change.
    const canRevert = !same(lastValue.current, value) || getSnapshot() === snapshot;
    const event = canRevert && getSyncEvent(getSnapshot());
    if (event) {
      isApplying.current = true;
      send(event);
      isApplying.current = false;
    }
    lastValue.current = value;
    flush();
  });

  return shown;
}
