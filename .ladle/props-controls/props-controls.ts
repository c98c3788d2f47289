/**
 * Replaces props of the components that a story renders by those set in the props panel. The stories' JSX is compiled to call
 * this module.
 */
import * as library from '@halloway/ui';
import { type ComponentType, createElement, useSyncExternalStore } from 'react';
import type { Turned } from '../settings';

/** A library component that the story renders, with the story's props. */
export interface Used {
  name: string;
  /** Only values that a control can edit: texts, numbers, switches. */
  props: Record<string, string | number | boolean>;
}

type Props = Record<string, unknown>;
type Component = ComponentType<Props>;

let turned: Turned = {};
let used: Used[] = [];
const listeners = new Set<() => void>();
let tell: (used: Used[]) => void = () => {};

/** Sets the props that replace the story's own. */
export function turn(props: Turned) {
  if (props === turned) return;
  turned = props;
  for (const listener of listeners) listener();
}

/** Resets for another story. */
export function forgetUsed() {
  used = [];
}

/** Calls the listener with what the story has rendered so far, and on every addition. */
export function tellUsed(listener: (used: Used[]) => void) {
  tell = listener;
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

const stands = new Map<string, Component>();

/** The wrapper of a library component; any other type is returned as it is. */
export function inPlaceOf(type: unknown, props: Props): unknown {
  const name = names.get(type);
  if (!name) return type;
  note(name, props);
  const known = stands.get(name);
  if (known) return known;
  const stand: Component = (given) => {
    const mine = useSyncExternalStore(subscribe, () => turned[name]);
    return createElement(type as Component, mine ? { ...given, ...mine } : given);
  };
  stand.displayName = name;
  stands.set(name, stand);
  return stand;
}

/** If a component is rendered several times, the first one counts. */
function note(name: string, props: Props) {
  if (used.some((one) => one.name === name)) return;
  const shown = Object.entries(props).filter((entry): entry is [string, string | number | boolean] =>
    ['string', 'number', 'boolean'].includes(typeof entry[1]),
  );
  used = [...used, { name, props: Object.fromEntries(shown) }];
  tell(used);
}
