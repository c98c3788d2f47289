'use client';
import { createContext } from 'react';
import type { ActorOptions, AnyActorLogic, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** What is around a behaviour, as `useBehaviour` asks for it. A product has nothing of it and pays for nothing of it. */
export interface Surroundings {
  clock?: ActorOptions<AnyActorLogic>['clock'];
  inspect?: ActorOptions<AnyActorLogic>['inspect'];
  /** The snapshot to hold a machine in, if it is held in one. */
  pin?: ((machine: AnyStateMachine, input: unknown) => AnyMachineSnapshot | undefined) | undefined;
  actors?: Record<string, Record<string, AnyActorLogic>>;
}

export const Environment = createContext<Surroundings>({});
