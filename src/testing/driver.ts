/**
 * How a person, or the browser, makes happen what a machine can hear of. Each behaviour has a driver in its own folder;
 * `drive` puts it into a product's hands, and tests/components/paths.test.tsx walks with it. Layout is not simulated.
 */
import type { ComponentType } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { find, fire, put } from './dom';

// biome-ignore lint/suspicious/noExplicitAny: an event's data is its machine's affair
type AnyEvent = { type: string } & Record<string, any>;

/** What a behaviour says, by name; deeper where its texts are. */
export type Words = Readonly<Record<string, unknown>>;

export interface Stage {
  /** The component's root, now. */
  root: HTMLElement;
  /** The part of the page that it is in. */
  container: Element;
  /** The component's texts, as they are in this product. */
  texts: Words;
  /** Shows the same component with other props. */
  rerender: (props: Record<string, unknown>) => void;
}

export interface Driver {
  // biome-ignore lint/suspicious/noExplicitAny: each component has props of its own
  Component: ComponentType<any>;
  /** What the component is shown with: what the examples of its events speak of. */
  props: Record<string, unknown>;
  /** The prop of a value that a product may own, and the one that tells its change. */
  owned?: { value: string; onChange: string };
  /** The prop by which a product answers what the component asks for. Default: `onSubmit`. */
  answered?: string;
  /** What it says in English. */
  texts?: Words;
  /** By event type. An event that nobody can make happen in a state is not expected to. */
  events: Record<string, (event: AnyEvent, stage: Stage) => void>;
  /** What the page says that the machine is in. Default: the root's `data-state`. */
  state?: (root: HTMLElement) => string;
  /** What nobody can do in a state, though the machine would take it: choosing what is chosen, for one. */
  cannot?: (snapshot: AnyMachineSnapshot, event: AnyEvent) => boolean;
  /** What can be done only once to one component: props that do not change say nothing. */
  once?: readonly string[];
}

/** Presses the button that says one of the component's texts. */
export const press =
  (...names: string[]) =>
  (_: AnyEvent, { root, texts }: Stage) =>
    find(root, 'button', (name) => names.some((text) => texts[text] === name)).click();

/** Chooses the option that begins with one of the component's texts. */
export const radio =
  (text: string) =>
  (_: AnyEvent, { root, texts }: Stage) =>
    find(root, 'radio', (name) => name.startsWith(String(texts[text]))).click();

/** Types into, or chooses in, the field that `name` is the label of. */
export const change = ({ name, value }: AnyEvent, { root, texts }: Stage) => {
  const labels = texts.labels as Record<string, string>;
  put(find(root, 'field', labels[name] ?? name), value);
};

/** The first of its elements, itself included, that a selector means. @throws when there is none. */
export function within(root: HTMLElement, selector: string): HTMLElement {
  const found = root.matches(selector) ? root : root.querySelector<HTMLElement>(selector);
  if (found) return found;
  throw new Error(`There is no ${selector} in this ${root.dataset.scope} now, so nothing can be done to it.`);
}

export const submit = (_: AnyEvent, { root }: Stage) => void fire(within(root, 'form'), 'submit');

/** A form's own reset, as a button of type `reset` does it. */
export const reset = (_: AnyEvent, { root }: Stage) => void fire(within(root, 'form'), 'reset');

/** What a product says later: props that change. */
export const prefill = ({ values }: AnyEvent, { rerender }: Stage) => rerender({ initialValues: values });
export const define = ({ fields }: AnyEvent, { rerender }: Stage) => rerender({ fields });

/** A field that holds a value cannot be changed to it. */
export const holds: NonNullable<Driver['cannot']> = ({ context }, { type, name, value }) =>
  type === 'change' && context.values[name] === value;

/** A form's props that send nowhere. */
export const sendsNowhere = { onSubmit: async () => {} };

/** What a part of a component says that it is in. */
export const stateOf = (root: HTMLElement, part: string) => within(root, `[data-part="${part}"]`).dataset.state ?? '';
