/** What needs a commit that ends at will; sqlite.test.ts proves the rest on a store. */
import { expect, test } from 'vitest';
import { createGroupCommit } from './group-commit';

interface Job {
  bytes: number;
  run: () => string | Error;
}

/** A group commit with a fake `commit` that records its jobs. */
function group() {
  const commits: string[][] = [];
  const commit = async (jobs: readonly Job[]) => {
    const outcomes = jobs.map((job) => job.run());
    commits.push(outcomes.map(String));
    return outcomes;
  };
  return { ...createGroupCommit<Job>(1_000, commit), commits };
}

const job = (value: string, bytes = 1): Job => ({ bytes, run: () => value });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index));

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

test('a job whose commit fails is rejected, and the next one is stored', async () => {
  const { add, done, commits } = group();
  const run = () => {
    throw new Error('the disk is full');
  };
  await expect(add({ bytes: 1, run })).rejects.toThrow('the disk is full');
  const next = add(job('b'));
  await done();
  expect([await next, commits]).toEqual(['b', [['b']]]);
});
