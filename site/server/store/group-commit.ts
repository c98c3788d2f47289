import { setTimeout as sleep } from 'node:timers/promises';
import { StoreFault } from './store';

/** Something to write, as a part of a transaction that it may share. */
export interface Job<Result> {
  bytes: number;
  /** Writes; what it throws, unless it is a `Refused`, ends the whole transaction. */
  run(): Result;
}

/** A job's own failure, which leaves the others of its transaction alone, and what it wrote itself. */
export class Refused extends Error {
  constructor(readonly reason: Error) {
    super(reason.message);
  }
}

/** How one job of a transaction ended. */
export type Outcome = { value: unknown } | { refused: Error };

interface Waiting {
  job: Job<unknown>;
  deadline: number;
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

/** A commit takes at most this many jobs and bytes, so that no answer waits for a long one. */
const MOST = { jobs: 256, bytes: 8 * 1024 * 1024 };
/** How long to wait before a lock is asked for again, in milliseconds. */
const AGAIN_MS = 20;

export interface GroupCommitOptions {
  /** Runs the jobs in one transaction. @throws {StoreFault} when it did not come about. */
  commit: (jobs: readonly Job<unknown>[]) => Outcome[];
  /** Longest time that a job waits for its turn, in milliseconds. */
  patienceMs: number;
}

/**
 * Group commit: what arrives while one transaction is written shares the next one, as a commit costs the same for one
 * submission as for a hundred. While another program holds the lock, jobs wait until their patience ends.
 */
export function createGroupCommit({ commit, patienceMs }: GroupCommitOptions) {
  let queue: Waiting[] = [];
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    // Jobs that arrive in the same turn of the event loop are queued before this continues.
    await new Promise(setImmediate);
    while (queue.length > 0) {
      const batch = nextBatch();
      try {
        const outcomes = commit(batch.map(({ job }) => job));
        for (const [index, { resolve, reject }] of batch.entries()) {
          const outcome = outcomes[index];
          if (outcome && 'value' in outcome) resolve(outcome.value as never);
          else reject(outcome?.refused ?? new Error('a job without an outcome'));
        }
        await new Promise(setImmediate);
      } catch (error) {
        const fault = error instanceof Error ? error : new Error(String(error));
        const again = fault instanceof StoreFault && fault.kind === 'busy' && !fault.uncertain;
        const patient = again ? batch.filter(({ deadline }) => performance.now() < deadline) : [];
        for (const one of batch) if (!patient.includes(one)) one.reject(fault);
        queue = [...patient, ...queue];
        if (again) await sleep(AGAIN_MS);
      }
    }
    writing = undefined;
  }

  function nextBatch(): Waiting[] {
    let bytes = 0;
    let count = 0;
    for (const { job } of queue.slice(0, MOST.jobs)) {
      bytes += job.bytes;
      if (count > 0 && bytes > MOST.bytes) break;
      count += 1;
    }
    return queue.splice(0, count);
  }

  return {
    /** Resolves with the job's result once it is durable. `ms` is its patience. */
    add<Result>(job: Job<Result>, ms = patienceMs): Promise<Result> {
      return new Promise((resolve, reject) => {
        queue.push({ job, deadline: performance.now() + ms, resolve, reject });
        writing ??= write();
      });
    },
    /** Resolves when nothing waits any more. */
    async done(): Promise<void> {
      while (writing) await writing;
    },
    /** Rejects everything that waits. */
    giveUp(fault: StoreFault): void {
      for (const { reject } of queue.splice(0)) reject(fault);
    },
  };
}
