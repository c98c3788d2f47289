/** Lets a reader turn the props of what a story renders, without the story knowing: stories are compiled to ask here. */
import * as library from '@halloway/ui';
import { type ComponentType, createElement, useSyncExternalStore } from 'react';
import type { Turned } from '../settings';

/** A component of the library that the story renders, with what the story gives it. */
export interface Used {
  name: string;
  /** Only what a control can show: texts, numbers, switches. */
  props: Record<string, string | number | boolean>;
}

type Props = Record<string, unknown>;
type Component = ComponentType<Props>;

let turned: Turned = {};
let used: Used[] = [];
const listeners = new Set<() => void>();
let tell: (used: Used[]) => void = () => {};

/** From now on these props stand in the place of the story's own. */
export function turn(props: Turned) {
  if (props === turned) return;
  turned = props;
  for (const listener of listeners) listener();
}

/** Another story comes. */
export function forgetUsed() {
  used = [];
}

/** Tells what the story has rendered so far, and everything that comes later. */
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

/** What stands in the place of a component of the library; of anything else, itself. */
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

/** Of several of a kind the first speaks. */
function note(name: string, props: Props) {
  if (used.some((one) => one.name === name)) return;
  const shown = Object.entries(props).filter((entry): entry is [string, string | number | boolean] =>
    ['string', 'number', 'boolean'].includes(typeof entry[1]),
  );
  used = [...used, { name, props: Object.fromEntries(shown) }];
  tell(used);
}
