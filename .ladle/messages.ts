/** What the workbench and the story in its frame say to each other. Both are pages of one origin. */
import type { Checked } from './checks';
import type { Faults } from './faults';
import type { Played, Settings, Turned } from './settings';
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
  /** What it began with, as JSON: its `input`, or where it was pinned, its `context`. */
  start: string;
}

export interface LogEntry {
  id: number;
  /** On the story's clock, in ms. */
  at: number;
  machine: string;
  event: string;
  /** The event itself, as JSON. */
  json: string;
  /** Whether somebody sent in its place what XState sends by itself: the end of a delay, an answer. */
  byHand: boolean;
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
  /** Shows another story, in the page that is there. */
  | { type: 'story'; story: string; theme: string; rtl: boolean; settings: Settings }
  /** Loads the code of a story that may be wanted next. */
  | { type: 'prepare'; story: string }
  | { type: 'send'; machine: string; event: string }
  | { type: 'take'; machine: string; transition: string }
  /** What happened in another frame happens here too. */
  | { type: 'repeat'; machine: string; event: Played['event'] }
  | { type: 'pause' | 'run' | 'step' }
  | { type: 'advance'; by: number }
  | { type: 'settings'; theme: string; rtl: boolean; motion: 'system' | 'reduce'; faults: Faults; props: Turned }
  | { type: 'check' }
  /** Lights the element that a selector finds, and no other. */
  | { type: 'light'; selector: string };

export type Message =
  | { workbench: 'report'; story: string; report: Report }
  /** A key that was pressed in the frame and is the workbench's. */
  | { workbench: 'key'; key: string }
  /** A link to another story was followed. */
  | { workbench: 'open'; open: string }
  | { workbench: 'used'; story: string; used: Used[] }
  | { workbench: 'checked'; story: string; checked: Checked }
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
