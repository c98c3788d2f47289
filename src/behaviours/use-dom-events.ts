'use client';
import { useLayoutEffect, useRef } from 'react';
import type { AnyStateMachine, EventFromLogic } from 'xstate';
import { useLatest } from './use-latest';
import type { MachineActor, SendTo } from './use-machine-actor';

/** Events of the document and of the component's life that are sent to a machine. */
export interface DomEvents<Machine extends AnyStateMachine> {
  /** Sends what the reader did before hydration. Called once, on mount, before paint. */
  hydrateFromDom?: (send: SendTo<Machine>) => void;
  /**
   * Subscribes to the browser; returns the function that unsubscribes. Called again if it is another function than in the
   * previous render: wrap it in `useCallback`.
   */
  subscribe?: (send: SendTo<Machine>) => () => void;
  /**
   * Event sent when the component unmounts, or is hidden by React's `Activity`, but not by `Suspense`. It has to leave states that invoke actors:
   * otherwise these are invoked again when the component is shown again.
   */
  unmountEvent?: EventFromLogic<Machine>;
}

/** Sends a machine what happened before hydration, what the browser reports, and that the component unmounts. */
export function useDomEvents<Machine extends AnyStateMachine>(
  { send, flush, leave }: MachineActor<Machine>,
  { hydrateFromDom, subscribe, unmountEvent }: DomEvents<Machine>,
): void {
  const latest = useLatest({ hydrateFromDom, unmountEvent });
  const hasMounted = useRef(false);
  useLayoutEffect(() => {
    if (!hasMounted.current) latest.current.hydrateFromDom?.(send);
    hasMounted.current = true;
    leave.current = () => {
      if (latest.current.unmountEvent) send(latest.current.unmountEvent);
    };
    const unsubscribe = subscribe?.(send);
    flush();
    return unsubscribe;
  }, [latest, subscribe, send, flush, leave]);
}
