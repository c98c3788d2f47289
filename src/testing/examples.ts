import { SubmissionRefused } from '../forms/submission';

/**
 * An event as it is sent to a machine.
 * @experimental
 */
export type SentEvent = { type: string; [data: string]: unknown };

/**
 * Event data for a behaviour: tests walk machines with it, and the workbench fills its event buttons with it. Events without
 * data need no example.
 * @experimental
 */
export interface Examples {
  /** Events with data: at least one for each outcome of a guard. */
  events: readonly SentEvent[];
  /** Inputs of the machine. Default: none. */
  inputs?: readonly unknown[];
  /** By the id of an invocation: its outputs and errors. Default: no output, and an error. */
  outputs?: Readonly<Record<string, readonly unknown[]>>;
  errors?: Readonly<Record<string, readonly unknown[]>>;
}

/** The two kinds of failed submission: refused by the server, or a technical error (SPEC §8). */
export const refusedOrUnreachable = [new SubmissionRefused('the server refuses'), new TypeError('the network is away')];
