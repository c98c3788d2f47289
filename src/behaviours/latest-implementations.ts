import type { AnyActorLogic, AnyActorScope, AnyStateMachine } from 'xstate';

/** What a component provides to a machine: plain functions, numbers and actor logic, by name. */
export interface Implementations {
  actors?: Readonly<Record<string, AnyActorLogic>>;
  actions?: Readonly<Record<string, (args: Args, params: unknown) => void>>;
  guards?: Readonly<Record<string, (args: Args, params: unknown) => boolean>>;
  delays?: Readonly<Record<string, number | ((args: Args, params: unknown) => number)>>;
}

/** What XState passes to a function of any machine. */
type Args = Parameters<Extract<AnyStateMachine['implementations']['delays'][string], (...args: never[]) => unknown>>[0];

/**
 * The machine with implementations that read `latest` when they are used: it is made once, although a component's functions
 * change at every render. The names of actions and guards are those of the first render.
 */
export function provideLatest(machine: AnyStateMachine, latest: { current: Implementations }): AnyStateMachine {
  return provided(machine, {
    actors: byName(machine.implementations.actors, (own, name) =>
      latestLogic(() => latest.current.actors?.[name] ?? ('src' in own ? own.src : own)),
    ),
    actions: byName(latest.current.actions, (first, name) => (args: Args, params: unknown) => {
      (latest.current.actions?.[name] ?? first)(args, params);
    }),
    guards: byName(
      latest.current.guards,
      (first, name) => (args: Args, params: unknown) => (latest.current.guards?.[name] ?? first)(args, params),
    ),
    delays: byName(machine.implementations.delays, (own, name) => (args: Args, params: undefined) => {
      const delay = latest.current.delays?.[name] ?? own;
      // Browsers call at once what is to come later than that: also `Infinity`.
      return Math.min(typeof delay === 'function' ? delay(args, params) : delay, LONGEST_DELAY_MS);
    }),
  });
}

const LONGEST_DELAY_MS = 2 ** 31 - 1;

/** The machine with implementations; itself if there are none, because `provide` processes all of it. */
export const provided = (
  machine: AnyStateMachine,
  implementations: Parameters<AnyStateMachine['provide']>[0],
): AnyStateMachine =>
  Object.values(implementations).some((byName) => Object.keys(byName ?? {}).length > 0)
    ? machine.provide(implementations)
    : machine;

const byName = <Entry, Result>(
  entries: Readonly<Record<string, Entry>> | undefined,
  create: (entry: Entry, name: string) => Result,
) => Object.fromEntries(Object.entries(entries ?? {}).map(([name, entry]) => [name, create(entry, name)]));

/** Each actor runs the logic that is the latest when it is created, until it stops. */
function latestLogic(getLatest: () => AnyActorLogic): AnyActorLogic {
  const logics = new WeakMap<object, AnyActorLogic>();
  const logicOf = ({ self }: AnyActorScope) => {
    const logic = logics.get(self) ?? getLatest();
    logics.set(self, logic);
    return logic;
  };
  return {
    getInitialSnapshot: (scope, input) => logicOf(scope).getInitialSnapshot(scope, input),
    restoreSnapshot: (snapshot, scope) => logicOf(scope).restoreSnapshot?.(snapshot, scope) ?? snapshot,
    start: (snapshot, scope) => logicOf(scope).start?.(snapshot, scope),
    transition: (snapshot, event, scope) => logicOf(scope).transition(snapshot, event, scope),
    getPersistedSnapshot: (snapshot) => getLatest().getPersistedSnapshot(snapshot),
  };
}
