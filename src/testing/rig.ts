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

/** Something the machine has invoked, which answers when it is told to. */
export interface Call {
  /** The invocation's id. */
  id: string;
  input: unknown;
  signal: AbortSignal;
  settled: boolean;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/** Every invocation a machine declares. */
export const invocationsOf = (machine: AnyStateMachine) => nodesOf(machine.root).flatMap(({ invoke }) => invoke);

/**
 * A machine at work in the tests' hands: its time passes when it is told to, what it invokes answers when it is told to,
 * and every action it takes is noted.
 */
export function rig(machine: AnyStateMachine, input?: unknown) {
  const clock = new SimulatedClock();
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
  const actor = createActor(machine.provide({ actors, actions: noted(machine, actions) } as never), {
    clock,
    input: input as never,
  });
  // XState reports what nobody handles to the host: here it must fail the test that caused it.
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
    /** Invocations that nobody has answered and nobody has given up. */
    pending: () => calls.filter((call) => !call.settled && !call.signal.aborted),
    /** Delays the machine waits for. */
    timers: () => (clock as unknown as { timeouts: Map<number, unknown> }).timeouts.size,
  };
}

/** The machine's actions, each of which first puts down its name: those of entering and leaving a state included. */
function noted(machine: AnyStateMachine, log: string[]): Record<string, unknown> {
  const entries = Object.entries(machine.implementations.actions).flatMap(([name, action]) => [
    [`${name} itself`, action] as const,
    [
      name,
      enqueueActions(({ enqueue }, params) => {
        log.push(name);
        enqueue({ type: `${name} itself`, params } as never);
      }),
    ] as const,
  ]);
  return Object.fromEntries(entries);
}
