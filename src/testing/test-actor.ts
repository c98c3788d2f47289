import {
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  enqueueActions,
  fromCallback,
  fromPromise,
  SimulatedClock,
} from 'xstate';
import { nodesOf } from './reachable';

/** A pending invocation, which the test settles. */
export interface Call {
  /** The invocation's id. */
  id: string;
  input: unknown;
  signal: AbortSignal;
  settled: boolean;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/** All invocations of a machine. */
export const invocationsOf = (machine: AnyStateMachine) => nodesOf(machine.root).flatMap(({ invoke }) => invoke);

/** A simulated clock that knows its pending timers. */
class CountingClock extends SimulatedClock {
  readonly pending = new Set<number>();
  override setTimeout(run: () => void, delay: number): number {
    const id = super.setTimeout(() => {
      this.pending.delete(id);
      run();
    }, delay);
    this.pending.add(id);
    return id;
  }
  override clearTimeout(id: number) {
    this.pending.delete(id);
    super.clearTimeout(id);
  }
}

/** Runs a machine under a test's control: a simulated clock, invocations that the test settles, and a log of actions. */
export function testActor(machine: AnyStateMachine, input?: unknown) {
  const clock = new CountingClock();
  const calls: Call[] = [];
  const actions: string[] = [];
  const actors: Record<string, AnyActorLogic> = {};
  for (const { id, src, ...invocation } of invocationsOf(machine)) {
    actors[String(src)] =
      'onDone' in invocation
        ? fromPromise(
            ({ input: given, signal }) =>
              new Promise((resolve, reject) => {
                const call: Call = {
                  id,
                  input: given,
                  signal,
                  settled: false,
                  resolve: (output) => {
                    call.settled = true;
                    resolve(output);
                  },
                  reject: (error) => {
                    call.settled = true;
                    reject(error);
                  },
                };
                calls.push(call);
              }),
          )
        : fromCallback(() => () => {});
  }
  const controlled: AnyActorLogic = machine.provide({ actors, actions: logged(machine, actions) });
  const actor = createActor(controlled, { clock, input });
  // XState reports unhandled errors to the host; collected here so that the test can fail.
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  return {
    actor,
    clock,
    calls,
    actions,
    errors,
    snapshot: () => actor.getSnapshot() as AnyMachineSnapshot,
    /** Invocations that are neither settled nor aborted. */
    pending: () => calls.filter((call) => !call.settled && !call.signal.aborted),
    /** The number of pending delays. */
    timers: () => clock.pending.size,
  };
}

/** Wraps the machine's actions to log their names, including entry and exit actions. */
function logged(machine: AnyStateMachine, log: string[]): AnyStateMachine['implementations']['actions'] {
  const entries = Object.entries(machine.implementations.actions).flatMap(([name, action]) => [
    [`${name} itself`, action] as const,
    [
      name,
      enqueueActions(({ enqueue }, params) => {
        log.push(name);
        enqueue({ type: `${name} itself`, params });
      }),
    ] as const,
  ]);
  return Object.fromEntries(entries);
}
