'use client';
import { createContext } from 'react';
import type { ActorOptions, AnyActorLogic, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** Test and workbench overrides, read by `useMachineActor`. Not set in production. */
export interface Surroundings {
  clock?: ActorOptions<AnyActorLogic>['clock'];
  inspect?: ActorOptions<AnyActorLogic>['inspect'];
  /** The snapshot that pins a machine, if it is pinned. */
  pin?: ((machine: AnyStateMachine, input: unknown) => AnyMachineSnapshot | undefined) | undefined;
  actors?: Record<string, Record<string, AnyActorLogic>>;
}

export const Environment = createContext<Surroundings>({});
