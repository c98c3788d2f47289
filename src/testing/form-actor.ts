/** For tests only: the machine of a form, whose submissions the test answers at any time. */
import type { AnyStateMachine } from 'xstate';
import { settle } from './settle';
import { performSteps, type Step } from './steps';
import { testActor } from './test-actor';

export function formActor<Event extends { type: string }>(machine: AnyStateMachine, input?: unknown) {
  const { actor, clock, calls, actions, snapshot } = testActor(machine, input);
  return {
    actor,
    /** The submissions. */
    calls,
    context: () => snapshot().context,
    values: () => snapshot().context.values,
    /** Performs steps, and returns the state after them: of a dialog, that of its form. */
    now: (...steps: readonly Step<Event>[]): string => {
      performSteps<Event>(actor, clock, steps);
      const { value } = snapshot();
      return typeof value === 'string' ? value : value.open;
    },
    /** How often the first error was focused. */
    focused: () => actions.filter((action) => action === 'focusFirstError').length,
    succeed: () => {
      calls.at(-1)?.resolve(undefined);
      return settle();
    },
    fail: (reason: unknown = new Error('500')) => {
      calls.at(-1)?.reject(reason);
      return settle();
    },
  };
}
