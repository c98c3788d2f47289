import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { behaviourOf, componentDescriptions } from './component-descriptions';
import type { AnyComponent } from './description';
import type { Examples, SentEvent } from './examples';
import { modelNamed } from './models';
import { modelOf } from './paths';
import { reachable } from './reachable';

/**
 * A state that a component can be in.
 * @experimental
 */
export interface ExampleState {
  /** Its name: `open.failed`. */
  state: string;
  /** The shortest sequence of events that leads to it. Those of XState (`xstate.done…`, `xstate.after…`) are answers and delays. */
  events: readonly SentEvent[];
  /** For `<BehaviourProvider snapshots={…}>`, which pins every such component below it in this state. */
  snapshots: Record<string, { value: StateValue; context: Record<string, unknown> }>;
  /** Props that match the events' data. Yours may differ. */
  props: Readonly<Record<string, unknown>>;
}

/**
 * Examples of the events that a component's machine accepts, with data, and of its input. Experimental until 1.0.
 * @experimental
 */
export const examplesOf = (Component: AnyComponent): Examples => modelNamed(behaviourOf(Component)).examples;

/**
 * Every reachable state of a component, found by walking its machine, shortest path first. Pass your own `examples` if the
 * events must contain your items, plans or fields. Experimental until 1.0.
 * @throws if the component has no behaviour.
 * @experimental
 */
export function everyState(Component: AnyComponent, examples: Examples = examplesOf(Component)): ExampleState[] {
  const name = behaviourOf(Component);
  const known = walked.get(examples)?.get(name);
  if (known) return [...known];
  const { machine } = modelNamed(name);
  const description = componentDescriptions[name] as (typeof componentDescriptions)[string];
  const { start, next } = modelOf(machine, examples);
  const inputs = (examples.inputs ?? [undefined]).slice(0, 1);
  const states = [...reachable(machine, { ...examples, inputs })].map(([state, events]) => {
    const { value, context } = events.reduce<AnyMachineSnapshot>(next, start());
    return { state, events, snapshots: { [name]: { value, context } }, props: description.props };
  });
  walked.set(examples, new Map(walked.get(examples)).set(name, states));
  return [...states];
}

/** Cached by examples and component: walking a machine with many contexts takes seconds. */
const walked = new WeakMap<Examples, Map<string, readonly ExampleState[]>>();
