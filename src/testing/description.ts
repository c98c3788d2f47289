/**
 * How tests and tools use a behaviour, written in its folder's `NAME.testing.tsx`: the props that it is rendered with, and for
 * each event of its machine an example of its data and the gesture that triggers it.
 */
import type { ComponentType, ReactNode } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { Examples } from './examples';

// biome-ignore lint/suspicious/noExplicitAny: each machine has its own event data
export type AnyEvent = { type: string } & Record<string, any>;

// biome-ignore lint/suspicious/noExplicitAny: each component has its own props
export type AnyComponent = ComponentType<any>;

/** A component's texts, by name; deeper where they are nested. */
export type Words = Readonly<Record<string, unknown>>;

/** A rendered component. */
export interface Stage {
  /** Its current root element. */
  root: HTMLElement;
  /** The part of the page that contains it. */
  container: Element;
  /** Its texts in this product. */
  texts: Words;
  /** Renders it with other props. */
  rerender: (props: Record<string, unknown>) => void;
}

export type Ability = 'keyboard' | 'touch' | 'pointer';

/** A user action. In a browser it is done by keyboard, touch or mouse; in a document without layout by DOM events. */
export type Act =
  /** Presses a button, a link or the summary of a disclosure. */
  | { do: 'press'; at: Element }
  /** Selects a radio button. */
  | { do: 'choose'; at: Element }
  | { do: 'write'; at: Element; text: string }
  /** Sets the file of a field, or clears it. */
  | { do: 'attach'; at: Element; file: File | null }
  | { do: 'focus'; at: Element }
  /** Presses keys at an element, or at the focused one. */
  | { do: 'keys'; keys: readonly string[]; at?: Element }
  /** Moves the focus out of the component, or presses outside of it. */
  | { do: 'leave' }
  /** Scrolls the page to `to`, in CSS px. */
  | { do: 'scroll'; to: number }
  /** Moves the mouse over an element, or away from all. */
  | { do: 'hover'; at?: Element }
  /** Drags an element horizontally, in steps, and releases it. `by`: CSS px. */
  | { do: 'grab'; at: Element; by: number }
  | { do: 'pull'; by: number }
  | { do: 'drop' }
  /** Presses a point of the window, in CSS px. */
  | { do: 'press.at'; x: number; y: number }
  /** Swipes an element horizontally by a fraction of its width. */
  | { do: 'swipe'; at: Element; by: number };

/** The user actions that trigger an event on the current page. @throws if the event cannot be triggered now. */
export type Gesture = (event: AnyEvent, stage: Stage) => Act | readonly Act[];

export interface EventTest {
  /** Examples of its data, if it has any: at least one for each outcome of a guard. */
  data?: readonly Record<string, unknown>[];
  /** What triggers it if no user does: the product by props or ref, or the browser. */
  by?: 'product' | 'browser';
  /** The gesture for keyboard, touch and pointer. */
  gesture?: Gesture;
  /** Separate gestures, if they differ or some cannot trigger it. */
  keyboard?: Gesture;
  touch?: Gesture;
  pointer?: Gesture;
  /** An event with the same result, for users who cannot trigger this one. */
  instead?: string;
  /** The gesture in a document without layout. Default: `gesture`, or else `keyboard`. */
  inDocument?: (event: AnyEvent, stage: Stage) => void;
  /** Whether walks in a browser trigger it by DOM events if they could not continue otherwise. */
  walked?: boolean;
}

/** The required props of a component, and other data for src/every-component/conformance.test.tsx. */
export interface Fixture<Props = Record<string, unknown>> {
  props: Props;
  /** The element that has to contain it. */
  within?: (component: ReactNode) => ReactNode;
  /** The selector of its root, if that is not the outermost element. */
  root?: string;
  /** The selector of the element that gets its native props, if that is not the root. */
  native?: string;
  /** For a handler that the machine uses, too: the steps that trigger it. Default: the event. */
  handlerSteps?: Readonly<Record<string, readonly ((element: HTMLElement) => void)[]>>;
  /** For a component that handles events without a machine: the callback that its handlers call. */
  callback?: string;
  /** Handlers that run even if the product prevents the default, with the reason. */
  uncancellable?: readonly string[];
}

/** Whether it renders only its children. */
export const PROVIDER = 'provider';

/** Fixtures for the exports of a module that are React components. */
export type Fixtures<Module> = {
  [Name in keyof Module as Name extends Capitalize<Name & string>
    ? Module[Name] extends (props: never) => ReactNode
      ? Name
      : never
    : never]?: Module[Name] extends (props: infer Props) => ReactNode ? Fixture<Props> | typeof PROVIDER : never;
};

/** `Module` is the folder's `index.ts`, for props that contain its other components. */
export interface Testing<Props = Record<string, unknown>, Module = object>
  extends Pick<Fixture, 'root' | 'native' | 'handlerSteps' | 'uncancellable'>,
    Omit<Examples, 'events'> {
  props: Props | ((module: Module) => Props);
  /** By event type: all events of the machine except XState's own. */
  events: Readonly<Record<string, EventTest>>;
  /** The other components of the folder. */
  parts?: (module: Module) => Fixtures<Module>;
  /** Behaviours whose texts it also shows. */
  textsOf?: readonly string[];
  /** The props of the controlled value and its change callback. */
  controlled?: { value: string; onChange: string };
  /** The prop that is called to submit. Default: `onSubmit`. */
  submitProp?: string;
  /** Reads the visible state. Default: the root's `data-state`. */
  state?: (root: HTMLElement) => string;
  /** Whether an event cannot be triggered in a state although the machine accepts it, such as selecting the selected option. */
  cannot?: (snapshot: AnyMachineSnapshot, event: AnyEvent) => boolean;
  /** Events that can be triggered only once: unchanged props send no event. */
  once?: readonly string[];
  /** The window widths of the walks, in px. Default: 1280. */
  widths?: readonly number[];
  /** States that only a pointer reaches, each with the state that shows the same to other users. */
  pointerStates?: Readonly<Record<string, string>>;
  /**
   * A state during a pointer gesture: only these events can be triggered in it, and in other states none of them except those
   * in `also`.
   */
  held?: { state: string; events: readonly string[]; also?: readonly string[] };
}

/** A description of any behaviour. */
export interface AnyTesting extends Omit<Testing, 'props' | 'parts'> {
  props: unknown;
  parts?: unknown;
}

/** The examples of a description, for walking machines. */
export function examplesIn({ events, inputs, outputs, errors }: AnyTesting): Examples {
  return {
    events: Object.entries(events).flatMap(([type, { data = [] }]) => data.map((given) => ({ type, ...given }))),
    ...(inputs && { inputs }),
    ...(outputs && { outputs }),
    ...(errors && { errors }),
  };
}

/** The gesture that triggers an event with this input, if there is one. */
export const gestureBy = (
  { events }: Pick<AnyTesting, 'events'>,
  type: string,
  ability: Ability,
): Gesture | undefined => events[type]?.gesture ?? events[type]?.[ability];
