/** Pure transitions of any machine: `AnyActorLogic` accepts every machine's own events and snapshots. */
import { type AnyActorLogic, type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import type { SentEvent } from './examples';

/** The snapshot in which the machine starts with this input. */
export const initialSnapshot = (machine: AnyActorLogic, input?: unknown): AnyMachineSnapshot =>
  initialTransition(machine, input)[0];

/** The snapshot after an event; an ignored event returns the same snapshot. */
export const nextSnapshot = (
  machine: AnyActorLogic,
  snapshot: AnyMachineSnapshot,
  event: SentEvent,
): AnyMachineSnapshot => transition(machine, snapshot, event)[0];
