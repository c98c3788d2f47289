import type { SimulatedClock } from 'xstate';

/** A step of a scenario: an event, which its type names if it has no data, or milliseconds that pass. */
export type Step<Event extends { type: string }> = Event | Event['type'] | number;

/** Performs the steps of a scenario. */
export function performSteps<Event extends { type: string }>(
  actor: { send: (event: Event) => void },
  clock: Pick<SimulatedClock, 'increment'>,
  steps: readonly Step<Event>[],
) {
  for (const step of steps) {
    if (typeof step === 'number') clock.increment(step);
    else actor.send(typeof step === 'string' ? ({ type: step } as Event) : step);
  }
}
