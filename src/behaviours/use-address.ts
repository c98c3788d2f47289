'use client';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { AnyStateMachine, EventFromLogic } from 'xstate';
import { isVisible } from '../theme/focusable';
import { useDomEvents } from './use-dom-events';
import { useLatest } from './use-latest';
import type { MachineActor, SendTo } from './use-machine-actor';

/** The parts of a component that may hide what the fragment of the address names. */
interface AddressedParts<Machine extends AnyStateMachine> {
  root: RefObject<HTMLElement | null>;
  /** Its parts that may be shown, each with its value in `data-item`. */
  partsIn: () => readonly HTMLElement[];
  /** Creates the event that shows a part. */
  toEvent: NoInfer<(value: string) => EventFromLogic<Machine>>;
  /** Sends what the reader did before hydration; whether that takes precedence over the address. */
  hydrateFromDom?: (send: SendTo<Machine>) => boolean;
}

/** Shows the part that the fragment of the address leads into: on mount, and whenever the fragment has changed. */
export function useAddress<Machine extends AnyStateMachine>(
  actor: MachineActor<Machine>,
  parts: AddressedParts<Machine>,
): void {
  const latest = useLatest(parts);
  const sought = useRef<Element>(null);
  /** The fragment that was followed last. */
  const followed = useRef<string>(null);
  const reveal = useCallback(
    (send: SendTo<Machine>, event?: Event) => {
      const { root, partsIn, toEvent } = latest.current;
      const target = targetIn(root.current);
      const part = target && partsIn().find((one) => one.contains(target));
      if (part) send(toEvent(part.dataset.item ?? ''), event);
      return part && target;
    },
    [latest],
  );
  useDomEvents(actor, {
    hydrateFromDom: (send) => {
      if (!parts.hydrateFromDom?.(send)) sought.current = reveal(send) ?? null;
    },
    subscribe: useCallback(
      (send: SendTo<Machine>) => {
        followed.current ??= location.hash;
        const follow = (event?: Event) => {
          if (followed.current === location.hash) return undefined;
          followed.current = location.hash;
          return reveal(send, event);
        };
        // A router may go there while React hides it, in the `Activity` of the page before.
        sought.current ??= follow() ?? null;
        // A router's `pushState` changes the fragment without a `hashchange`; the Navigation API is not available in every browser.
        const { navigation } = window as Partial<Window>;
        window.addEventListener('hashchange', follow);
        navigation?.addEventListener('currententrychange', follow);
        return () => {
          window.removeEventListener('hashchange', follow);
          navigation?.removeEventListener('currententrychange', follow);
        };
      },
      [reveal],
    ),
  });
  // The browser found no box of the address when the page was loaded: its part was hidden, or not there yet.
  useLayoutEffect(() => {
    // The part is shown by the next render.
    if (actor.getSnapshot() !== actor.snapshot) return;
    if (sought.current && window.scrollY === 0 && isVisible(sought.current)) sought.current.scrollIntoView?.();
    sought.current = null;
  });
}

/** What the address names in an element. */
function targetIn(root: Element | null) {
  const named = decoded(location.hash.slice(1));
  return named && root ? [...root.querySelectorAll('[id]')].find(({ id }) => id === named) : undefined;
}

/** A decoded fragment, or the original if it is malformed. */
function decoded(fragment: string) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
