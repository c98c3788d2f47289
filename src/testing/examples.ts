import { SubmissionRefused } from '../forms/submission';

/** An event as it is sent to a machine. */
export type SentEvent = { type: string; [data: string]: unknown };

/**
 * What may happen to a behaviour, with data: the tests walk the machines with it, and the workbench fills its event buttons
 * from it. Events that carry no data need no example.
 */
export interface Examples {
  /** Events that carry data: at least one for every way a guard may decide. */
  events: readonly SentEvent[];
  /** What the machine may be created with. Default: nothing. */
  inputs?: readonly unknown[];
  /** By the id of an invocation: what it may end with. Default: nothing, and an error. */
  outputs?: Readonly<Record<string, readonly unknown[]>>;
  errors?: Readonly<Record<string, readonly unknown[]>>;
}

/** The two ways in which sending fails: the server says no, or there is none (SPEC §8). */
export const refusedOrUnreachable = [new SubmissionRefused('the server refuses'), new TypeError('the network is away')];
