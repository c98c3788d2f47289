import { setTimeout as sleep } from 'node:timers/promises';
import { StoreFault } from './stored';

/** How one job of a transaction ended. One that is refused leaves the others alone. */
export type Outcome = { value: unknown } | { refused: Error };

interface Waiting<Job> {
  job: Job;
  deadline: number;
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

/** A commit takes at most this many jobs and bytes, so that no answer waits for a long one. */
const MOST = { jobs: 256, bytes: 4 * 1024 * 1024 };
/** How long to wait before a lock or a server is asked for again, in milliseconds. */
const AGAIN_MS = 20;

/** How long a commit may take whose jobs have waited long for their turn, in milliseconds. */
const LEAST_MS = 500;

export interface GroupCommitOptions<Job> {
  /** Writes the jobs in one transaction, within `ms` milliseconds. @throws {StoreFault} when it did not come about. */
  commit: (jobs: readonly Job[], ms: number) => Promise<Outcome[]>;
  /** Longest time that a job waits for its turn, in milliseconds. */
  patienceMs: number;
}

/**
 * Group commit: what arrives while one transaction is written shares the next one, as a commit costs the same for one
 * submission as for a hundred. While another program holds the lock, jobs wait until their patience ends.
 */
export function createGroupCommit<Job extends { bytes: number }>({ commit, patienceMs }: GroupCommitOptions<Job>) {
  let queue: Waiting<Job>[] = [];
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    // Jobs that arrive in the same turn of the event loop are queued before this continues.
    await new Promise(setImmediate);
    while (queue.length > 0) {
      const batch = nextBatch();
      const left = Math.max(...batch.map(({ deadline }) => deadline)) - performance.now();
      try {
        const outcomes = await commit(
          batch.map(({ job }) => job),
          Math.max(LEAST_MS, left),
        );
        for (const [index, { resolve, reject }] of batch.entries()) {
          const outcome = outcomes[index];
          if (outcome && 'value' in outcome) resolve(outcome.value as never);
          else reject(outcome?.refused ?? new Error('a job without an outcome'));
        }
        await new Promise(setImmediate);
      } catch (error) {
        const fault = error instanceof Error ? error : new Error(String(error));
        const again = fault instanceof StoreFault && fault.again;
        const patient = again ? batch.filter(({ deadline }) => performance.now() < deadline) : [];
        for (const one of batch) if (!patient.includes(one)) one.reject(fault);
        queue = [...patient, ...queue];
        if (again) await sleep(AGAIN_MS);
      }
    }
    writing = undefined;
  }

  function nextBatch(): Waiting<Job>[] {
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
    add<Result>(job: Job, ms = patienceMs): Promise<Result> {
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
