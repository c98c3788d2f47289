'use client';
export type { ChangeDetails } from '../theme/change-details';
/**
 * Connects an XState machine to a React component: `useMachineActor` runs it, with props as events and states as callbacks;
 * `useControlled` lets a product control one of its values; `useDomEvents` sends it what happens in the document.
 */
export { useHydrated } from '../theme/hydrated';
export { type ChangeReasons, type Controlled, useControlled } from './use-controlled';
export { type DomEvents, useDomEvents } from './use-dom-events';
export {
  type ChangeCause,
  type MachineActor,
  type MachineActorOptions,
  type SendTo,
  type State,
  useMachineActor,
} from './use-machine-actor';
