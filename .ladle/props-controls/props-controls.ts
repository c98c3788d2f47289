/**
 * Replaces props of the components that a story renders by those set in the props panel. The stories' JSX is compiled to call
 * this module.
 */
import * as library from '@halloway/ui';
import { type ComponentType, createContext, createElement, type ElementType, use, useMemo, useState } from 'react';
import type { PropOverrides } from '../settings';
import { useLoaded } from '../use-loaded';
import { fitting } from './fitting';
import type { Used } from './used';

type Props = Record<string, unknown>;
type Component = ComponentType<Props>;

/** The props that replace the story's own. */
export const Overrides = createContext<PropOverrides>({});

/** What fits of the props that a link brings; undefined until the types are there. Later props come from controls. */
export function useFitting(props: PropOverrides) {
  const [isChecked] = useState(Object.keys(props).length > 0);
  const controls = useLoaded('', () => (isChecked ? import('virtual:controls') : undefined))?.default;
  return useMemo(
    () => (isChecked ? controls && fitting(props, controls) : { props, refused: [] }),
    [isChecked, controls, props],
  );
}

let used: Used[] = [];
let notify: (used: Used[]) => void = () => {};

/** Resets for another story. */
export function resetUsed() {
  used = [];
}

/** Calls the listener with what the story has rendered so far, and on every addition. */
export function onUsed(listener: (used: Used[]) => void) {
  notify = listener;
  listener(used);
}

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
  const Wrapper: Component = (given) => createElement(type as Component, { ...given, ...use(Overrides)[name] });
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
