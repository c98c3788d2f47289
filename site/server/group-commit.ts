interface Waiting<Job> {
  job: Job;
  bytes: number;
  deadline: number;
  resolve: (value: string) => void;
  reject: (error: unknown) => void;
}

/** The limits of one commit, so that no answer waits for a long one. */
const MOST = { count: 256, bytes: 4 * 1024 * 1024 };

/** Takes the first of `queue`: at most `count`, and none after those that reach `bytes`. */
export function takeSome<T extends { bytes: number }>(queue: T[], most: typeof MOST): T[] {
  let [count, bytes] = [0, 0];
  for (const one of queue) {
    if (count === most.count || bytes >= most.bytes) break;
    count += 1;
    bytes += one.bytes;
  }
  return queue.splice(0, count);
}

/**
 * Group commit: jobs that arrive during one transaction share the next one, as a commit costs the same for one submission
 * as for a hundred. `commit` writes jobs in one transaction, within `ms` (what is left of `timeoutMs`): the result of each,
 * or why it alone was refused.
 */
export function createGroupCommit<Job extends { bytes: number }>(
  timeoutMs: number,
  commit: (jobs: readonly Job[], ms: number) => Promise<readonly (string | Error)[]>,
) {
  const queue: Waiting<Job>[] = [];
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    while (true) {
      // Jobs that arrive in the same turn of the event loop are queued before this continues.
      await new Promise(setImmediate);
      queue.sort((a, b) => a.bytes - b.bytes); // A message does not wait for the resumes that came before it.
      const batch = takeSome(queue, MOST);
      if (batch.length === 0) break;
      const left = Math.max(...batch.map(({ deadline }) => deadline)) - performance.now();
      const jobs = batch.map(({ job }) => job);
      const outcomes = await commit(jobs, left).catch((error: Error) => jobs.map(() => error));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[index];
        if (typeof outcome === 'string') resolve(outcome);
        else reject(outcome);
      }
    }
    writing = undefined;
  }

  return {
    /** Resolves with the job's result once it is durable. */
    add: (job: Job) =>
      new Promise<string>((resolve, reject) => {
        queue.push({ job, bytes: job.bytes, deadline: performance.now() + timeoutMs, resolve, reject });
        writing ??= write();
      }),
    /** Resolves when no job is pending. */
    async done(): Promise<void> {
      while (writing) await writing;
    },
  };
}
