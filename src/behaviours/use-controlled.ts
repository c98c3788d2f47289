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
 * Lets a product control a value of the machine. Returns the snapshot to render, with the controlled value applied: the product
 * accepts or refuses a change before paint, and a refused change is never rendered. Without `options`, the machine's snapshot.
 */
export function useControlled<Machine extends AnyStateMachine, Value>(
  { snapshot, send, getSnapshot, preview, flush, controlled }: MachineActor<Machine>,
  options: Controlled<Machine, Value> | undefined,
): SnapshotFrom<Machine> {
  const value = options?.value;
  /** The event that applies the controlled value to a snapshot that has another one. */
  const correction = (of: SnapshotFrom<Machine>) =>
    options && value !== undefined && !same(options.select(of), value) ? options.toEvent(value) : undefined;
  const refused = correction(snapshot);
  const shown = refused ? preview(refused) : snapshot;
  const applied = useRef(value);
  const isApplying = useRef(false);

  useInsertionEffect(() => {
    controlled.current = {
      shown,
      observe: (before, after) => {
        // If the product changes the controlled value together with other props, the controlled value wins.
        const isProducts = isApplying.current || (value !== undefined && !same(applied.current, value));
        if (!options || isProducts || same(options.select(before), options.select(after))) return;
        options.onChange?.(options.select(after));
      },
    };
  });

  useLayoutEffect(() => {
    // A change that this render does not show was made in a layout effect: the product answers it in the next render.
    const isAnswered = !same(applied.current, value) || getSnapshot() === snapshot;
    const event = isAnswered && correction(getSnapshot());
    if (event) {
      isApplying.current = true;
      send(event);
      isApplying.current = false;
    }
    applied.current = value;
    flush();
  });

  return shown;
}
