'use client';
import { useLayoutEffect, useRef } from 'react';
import type { AnyStateMachine, EventFromLogic } from 'xstate';
import { useLatest } from './use-latest';
import type { MachineActor, SendTo } from './use-machine-actor';

/** How the document reaches a machine. */
export interface DomEvents<Machine extends AnyStateMachine> {
  /** Sends what the reader did before hydration. Called once, before the first paint after hydration. */
  hydrateFromDom?: (send: SendTo<Machine>) => void;
  /**
   * Subscribes to the browser; returns the function that unsubscribes. Called again if it is another function than in the
   * previous render: wrap it in `useCallback`.
   */
  subscribe?: (send: SendTo<Machine>) => () => void;
  /**
   * Event sent when the component unmounts, or is hidden by React's `Activity`. It has to leave states that invoke actors:
   * otherwise these are invoked again when the component is shown again.
   */
  unmountEvent?: EventFromLogic<Machine>;
}

/** Sends what happens in the document, before and after hydration, and the end of the component. */
export function useDomEvents<Machine extends AnyStateMachine>(
  { send, flush }: MachineActor<Machine>,
  { hydrateFromDom, subscribe, unmountEvent }: DomEvents<Machine>,
): void {
  const latest = useLatest({ hydrateFromDom, unmountEvent });
  const isHydrated = useRef(false);
  useLayoutEffect(() => {
    if (!isHydrated.current) latest.current.hydrateFromDom?.(send);
    isHydrated.current = true;
    flush();
    return () => {
      if (latest.current.unmountEvent) send(latest.current.unmountEvent);
    };
  }, [latest, send, flush]);

  useLayoutEffect(() => {
    const unsubscribe = subscribe?.(send);
    flush();
    return unsubscribe;
  }, [subscribe, send, flush]);
}
