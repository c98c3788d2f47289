/**
 * Replaces props of the components that a story renders by those set in the props panel. The stories' JSX is compiled to call
 * this module.
 */
import * as library from '@halloway/ui';
import { type ComponentType, createElement, type ElementType, useSyncExternalStore } from 'react';
import type { PropOverrides } from '../settings';
import type { Used } from './used';

type Props = Record<string, unknown>;
type Component = ComponentType<Props>;

let overrides: PropOverrides = {};
let used: Used[] = [];
const listeners = new Set<() => void>();
let notify: (used: Used[]) => void = () => {};

/** Sets the props that replace the story's own. */
export function override(props: PropOverrides) {
  if (props === overrides) return;
  overrides = props;
  for (const listener of listeners) listener();
}

/** Resets for another story. */
export function resetUsed() {
  used = [];
}

/** Calls the listener with what the story has rendered so far, and on every addition. */
export function onUsed(listener: (used: Used[]) => void) {
  notify = listener;
  listener(used);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const names = new Map<unknown, string>(
  Object.entries(library).flatMap(([name, value]) =>
    /^[A-Z]/.test(name) && typeof value === 'function' ? [[value, name] as const] : [],
  ),
);

const wrappers = new Map<string, Component>();

/** The wrapper of a library component; any other type is returned as it is. */
export function overridable(type: ElementType, props: unknown): ElementType {
  const name = names.get(type);
  if (!name) return type;
  note(name, props);
  const known = wrappers.get(name);
  if (known) return known;
  const Wrapper: Component = (given) => {
    const mine = useSyncExternalStore(subscribe, () => overrides[name]);
    return createElement(type as Component, mine ? { ...given, ...mine } : given);
  };
  Wrapper.displayName = name;
  wrappers.set(name, Wrapper);
  return Wrapper;
}

/** If a component is rendered several times, the first one counts. */
function note(name: string, props: unknown) {
  if (used.some((one) => one.name === name)) return;
  const shown = Object.entries(Object(props)).filter((entry): entry is [string, string | number | boolean] =>
    ['string', 'number', 'boolean'].includes(typeof entry[1]),
  );
  used = [...used, { name, props: Object.fromEntries(shown) }];
  notify(used);
}
