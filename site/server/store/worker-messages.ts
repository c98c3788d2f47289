import type { SqliteStore } from './sqlite';
import type { FaultKind, StoreOptions } from './store';

/** What the worker is started with. */
export type Start = { folder: string } & Omit<StoreOptions, 'log'>;

/** What it is asked: lists, which a message carries for less than objects. */
export type Call = [call: number, method: keyof SqliteStore, args: readonly unknown[]];

export type Answer =
  | [call: number, value: unknown]
  | { call: number; fault: { kind: FaultKind; message: string; uncertain: boolean } }
  | { call: number; keyTaken: true }
  | { log: string };
