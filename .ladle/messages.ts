/** What the workbench and the story in its frame say to each other. Both are pages of one origin. */
import type { Checked } from './checks';
import type { Faults } from './faults';
import type { Played, Turned } from './settings';
import type { Used } from './turned/turned';

/** A behaviour as it is now. */
export interface BehaviourReport {
  machine: string;
  /** As stories name it. */
  state: string;
  pinned: boolean;
  /** The types of the events that would do something now. */
  accepts: string[];
  /** By type: the latest event of that type as JSON, or an example of one. */
  payloads: Record<string, string>;
  /** The transitions that could be taken now, by their keys in the statechart. */
  takes: string[];
  /** As JSON, indented. */
  context: string;
}

export interface LogEntry {
  id: number;
  /** On the story's clock, in ms. */
  at: number;
  machine: string;
  event: string;
  from: string;
  to: string;
  /** False when the machine had no use for the event. */
  taken: boolean;
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
}

export type Command =
  | { type: 'hello' }
  | { type: 'send'; machine: string; event: string }
  | { type: 'take'; machine: string; transition: string }
  | { type: 'pause' | 'run' | 'step' }
  | { type: 'advance'; by: number }
  | { type: 'settings'; theme: string; rtl: boolean; motion: 'system' | 'reduce'; faults: Faults; props: Turned }
  | { type: 'check' }
  /** Lights the element that a selector finds, and no other. */
  | { type: 'light'; selector: string };

export type Message =
  | { workbench: 'report'; report: Report }
  /** A key that was pressed in the frame and is the workbench's. */
  | { workbench: 'key'; key: string }
  | { workbench: 'used'; used: Used[] }
  | { workbench: 'checked'; checked: Checked }
  | { workbench: 'command'; command: Command };

export function post(to: Window, message: Message) {
  to.postMessage(message, location.origin);
}

/** Hears what `from` says. Returns the function that stops it. */
export function hear(from: () => Window | null | undefined, tell: (message: Message) => void): () => void {
  const listener = ({ origin, source, data }: MessageEvent) => {
    if (origin === location.origin && source === from() && data?.workbench) tell(data as Message);
  };
  addEventListener('message', listener);
  return () => removeEventListener('message', listener);
}
