import { expect, test } from 'vitest';
import { createGroupCommit } from './group-commit';
import { StoreFault } from './stored';

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
  return { ...createGroupCommit<Job>({ commit, patienceMs }), commits };
}

const job = (value: string | Error, bytes = 1): Job => ({ bytes, run: () => value });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index));
const busy = () => new StoreFault('busy', 'another program holds the lock');

test('jobs of one event loop turn share a commit, and jobs that arrive during it share the next', async () => {
  const { add, commits } = group();
  const later: Promise<string>[] = [];
  const first = add({ bytes: 1, run: () => String(later.push(...numbers(3).map((number) => add(job(number))))) });
  expect(await Promise.all([first, add(job('a'))])).toEqual(['3', 'a']);
  expect(await Promise.all(later)).toEqual(numbers(3));
  expect(commits).toEqual([['3', 'a'], numbers(3)]);
});

test('a commit takes up to 256 jobs or 4 MiB, the small ones first', async () => {
  const many = group();
  await Promise.all(numbers(600).map((number) => many.add(job(number))));
  expect(many.commits.map(({ length }) => length)).toEqual([256, 256, 88]);
  const large = group();
  await Promise.all([2, 1, 3, 20, 4, 0].map((size) => large.add(job(String(size), size * 1024 * 1024))));
  expect(large.commits).toEqual([['0', '1', '2', '3'], ['4'], ['20']]);
});

test('a refused job fails alone, and a failed commit fails all of its jobs and none after it', async () => {
  const { add, commits } = group();
  const outcomes = await Promise.allSettled([add(job('a')), add(job(new Error('not this one'))), add(job('b'))]);
  expect(outcomes).toMatchObject([{ value: 'a' }, { reason: { message: 'not this one' } }, { value: 'b' }]);
  expect(commits).toHaveLength(1);
  const failing = group({ faults: [new StoreFault('full', 'the disk is full')] });
  const failed = await Promise.allSettled([failing.add(job('a')), failing.add(job('b'))]);
  for (const outcome of failed) expect(outcome).toMatchObject({ status: 'rejected', reason: { kind: 'full' } });
  expect([await failing.add(job('c')), failing.commits]).toEqual(['c', [['c']]]);
});

test('while another program holds the lock, jobs are retried until their timeout', async () => {
  const patient = group({ faults: [busy(), busy()] });
  expect(await patient.add(job('a'))).toBe('a');
  const impatient = group({ faults: [busy(), busy()], patienceMs: 0 });
  await expect(impatient.add(job('a'))).rejects.toMatchObject({ kind: 'busy' });
});

test('a job that may have been stored is not retried', async () => {
  const { add, commits } = group({ faults: [new StoreFault('busy', 'unknown', true)] });
  await expect(add(job('a'))).rejects.toMatchObject({ uncertain: true });
  expect(commits).toEqual([]);
});

test('done() waits for pending jobs, and giveUp() rejects them', async () => {
  const { add, done, commits } = group();
  void add(job('a'));
  await done();
  expect(commits).toEqual([['a']]);
  const never = group({ faults: Array.from({ length: 500 }, busy), patienceMs: 60_000 });
  const waiting = never.add(job('b'));
  never.giveUp(new StoreFault('closed', 'the server stops'));
  await expect(waiting).rejects.toMatchObject({ kind: 'closed' });
  await never.done();
  expect(never.commits).toEqual([]);
});
