import type { FaultKind, Store, StoreOptions } from './store';

/** What the worker is started with. */
export type Start = { folder: string } & Omit<StoreOptions, 'log'>;

export interface Call {
  call: number;
  method: keyof Store;
  args: unknown[];
}

export type Answer =
  | { call: number; value: unknown }
  | { call: number; fault: { kind: FaultKind; message: string; uncertain: boolean } }
  | { call: number; keyTaken: true }
  | { log: string };
