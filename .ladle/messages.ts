/** The messages between the workbench and the story in its frame. Both pages have the same origin. */

import type { Checked } from './checks';
import type { LoggedEvent } from './copied-test';
import type { Used } from './props-controls/used';
import type { Played, Settings } from './settings';

/** A behaviour in its current state. */
export interface BehaviourReport {
  machine: string;
  /** The state, as stories name it. */
  state: string;
  pinned: boolean;
  /** By type: the data of the last event of that type as JSON, or those of an example. */
  payloads: Record<string, string>;
  /** The keys of the transitions that can be taken now. */
  takes: string[];
  /** The keys of those that a guard refuses. */
  refuses: string[];
  /** As JSON, indented. */
  context: string;
  /** The machine's `input` as JSON, or the `context` of a pinned story. */
  start: string;
}

export interface LogEntry extends LoggedEvent {
  id: number;
  machine: string;
  /** Its name in the transition table. */
  event: string;
}

export interface ClockReport {
  paused: boolean;
  now: number;
  pending: { due: number; delay: number }[];
}

export interface Report {
  behaviours: BehaviourReport[];
  log: LogEntry[];
  played: readonly Played[];
  clock: ClockReport;
  /** True once a replay is over. */
  settled: boolean;
  /** The types of the link's events that were left out, because their data does not fit. */
  unfit: readonly string[];
}

/** How a story is shown. */
interface Shown {
  story: string;
  theme: string;
  rtl: boolean;
  settings: Settings;
}

export type Command =
  /** `story` shows another one without reloading the page, `settings` the same one with its state. */
  | ({ type: 'story' | 'settings' } & Shown)
  /** Prefetches the code of a story. */
  | { type: 'prepare'; story: string }
  /** An event of the reader, or one that another frame has received. */
  | { type: 'send'; machine: string; event: Played['event']; isRepeated?: true }
  | { type: 'take'; machine: string; transition: string }
  | { type: 'pause' | 'run' | 'step' }
  | { type: 'advance'; by: number }
  | { type: 'check' }
  /** Gives the controls the looks of pseudo-classes. */
  | { type: 'force'; look: string }
  /** Highlights the element that a selector matches, and no other. */
  | { type: 'light'; selector: string };

/** What a story has told of itself. */
export interface Known {
  report: Report | null;
  /** The components that it renders. */
  used: readonly Used[];
  checked: Checked | null;
  /** What the page of all stories is filtered by. */
  filter?: string;
}

export type Message =
  | { workbench: 'known'; story: string; known: Partial<Known> }
  | { workbench: 'command'; command: Command };

export function post(to: Window, message: Message) {
  to.postMessage(message, location.origin);
}

/** Listens for messages from `from`. Returns the function that stops listening. */
export function receive(from: () => Window | null | undefined, notify: (message: Message) => void): () => void {
  const listener = ({ origin, source, data }: MessageEvent) => {
    if (origin === location.origin && source === from() && data?.workbench) notify(data as Message);
  };
  addEventListener('message', listener);
  return () => removeEventListener('message', listener);
}
