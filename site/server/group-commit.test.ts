/** What needs a commit that fails at will; sqlite.test.ts proves the rest on a store. */
import { expect, test } from 'vitest';
import { StoreFault } from './errors';
import { createGroupCommit } from './group-commit';

interface Job {
  bytes: number;
  run: () => string | Error;
}

/** A group commit with a fake `commit` that records its jobs. `faults` fail the first ones. */
function group({ faults = [] as Error[], patienceMs = 1_000 } = {}) {
  const commits: string[][] = [];
  const commit = async (jobs: readonly Job[]) => {
    const fault = faults.shift();
    if (fault) throw fault;
    const outcomes = jobs.map((job) => job.run());
    commits.push(outcomes.map(String));
    return outcomes;
  };
  return { ...createGroupCommit<Job>(patienceMs, commit), commits };
}

const job = (value: string | Error, bytes = 1): Job => ({ bytes, run: () => value });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index));
const busy = () => new StoreFault('busy', 'another program holds the lock');

test('jobs that arrive during a commit share the next, of up to 256 jobs or 4 MiB, the small ones first', async () => {
  const { add, commits } = group();
  const later: Promise<string>[] = [];
  const first = add({ bytes: 1, run: () => String(later.push(...numbers(600).map((number) => add(job(number))))) });
  expect(await first).toBe('600');
  expect(await Promise.all(later)).toEqual(numbers(600));
  expect(commits.map(({ length }) => length)).toEqual([1, 256, 256, 88]);
  const large = group();
  await Promise.all([2, 1, 3, 20, 4, 0].map((size) => large.add(job(String(size), size * 1024 * 1024))));
  expect(large.commits).toEqual([['0', '1', '2', '3'], ['4'], ['20']]);
});

test.each([
  ['is retried while another program holds the lock', [busy(), busy()], 1_000, { value: 'a' }],
  ['is given up after its patience', [busy(), busy()], 0, { reason: { kind: 'busy' } }],
  ['fails when its commit fails', [new StoreFault('full', 'the disk is full')], 1_000, { reason: { kind: 'full' } }],
  ['is not retried when it may be stored', [new StoreFault('busy', '?', true)], 1_000, { reason: { uncertain: true } }],
])('a job %s, and the next one is stored', async (_, faults, patienceMs, outcome) => {
  const { add, commits } = group({ faults: [...faults], patienceMs });
  expect(await Promise.allSettled([add(job('a'))])).toMatchObject([outcome]);
  await add(job('b')).catch(() => add(job('b')));
  expect(commits.at(-1)).toEqual(['b']);
});

test('done() waits for pending jobs, and giveUp() rejects them', async () => {
  const never = group({ faults: Array.from({ length: 500 }, busy), patienceMs: 60_000 });
  const waiting = never.add(job('b'));
  never.giveUp(new StoreFault('closed', 'the server stops'));
  await expect(waiting).rejects.toMatchObject({ kind: 'closed' });
  await never.done();
  expect(never.commits).toEqual([]);
});
