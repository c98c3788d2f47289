/**
 * How a person, or the browser, makes happen what a machine can hear of. Each behaviour has a driver in its own folder, and
 * tests/components/paths.test.tsx walks with them. Layout is not simulated; what depends on it is tested beside its component.
 */
import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { AnyMachineSnapshot } from 'xstate';

// biome-ignore lint/suspicious/noExplicitAny: an event's data is its machine's affair
type AnyEvent = { type: string } & Record<string, any>;

export interface Stage {
  /** What a form is given to send with; a driver gives it to whatever else its machine calls and waits for. */
  onSubmit: () => Promise<void>;
  /** Shows the same component with other props. */
  rerender: (props: Record<string, unknown>) => void;
  container: HTMLElement;
}

export interface Driver {
  /** What the component creates its machine with, if anything. */
  input?: unknown;
  render: (stage: Pick<Stage, 'onSubmit'>, props?: Record<string, unknown>) => ReactNode;
  /** By event type. An event that nobody can make happen in a state is not expected to. */
  events: Record<string, (event: AnyEvent, stage: Stage) => void>;
  /** What the DOM says that the machine is in. Default: the first `data-state`. */
  state?: (container: HTMLElement) => string;
  /** What nobody can do in a state, though the machine would take it: choosing what is chosen, for one. */
  cannot?: (snapshot: AnyMachineSnapshot, event: AnyEvent) => boolean;
  /** What can be done only once to one component: props that do not change say nothing. */
  once?: readonly string[];
}

export const press = (name: string | RegExp) => () => fireEvent.click(screen.getByRole('button', { name }));
export const radio = (name: string) => () => fireEvent.click(screen.getByRole('radio', { name }));
export const change = (labels: Record<string, string>) => (event: AnyEvent) =>
  fireEvent.change(screen.getByLabelText(labels[event.name] ?? event.name), { target: { value: event.value } });
export const submit = (_: AnyEvent, { container }: Stage) => {
  const form = container.querySelector('form');
  if (form) fireEvent.submit(form);
};

/** A form's own reset, as a button of type `reset` does it. */
export const reset = (_: AnyEvent, { container }: Stage) => {
  const form = container.querySelector('form');
  if (form) fireEvent.reset(form);
};

/** What a product says later: props that change. */
export const prefill = ({ values }: AnyEvent, { rerender }: Stage) => rerender({ initialValues: values });
export const define = ({ fields }: AnyEvent, { rerender }: Stage) => rerender({ fields });

/** A field that holds a value cannot be changed to it. */
export const holds: NonNullable<Driver['cannot']> = ({ context }, { type, name, value }) =>
  type === 'change' && context.values[name] === value;

/** A media query that changes its mind when it is told to. */
export const motion = Object.assign(new EventTarget(), { matches: false, media: '(prefers-reduced-motion: reduce)' });
