/** What needs a commit that ends at will; sqlite.test.ts proves the rest on a store. */
import { expect, test } from 'vitest';
import { createGroupCommit } from './group-commit';

/** Jobs that arrive during a commit: those of each later commit, by their bytes. */
async function commitsOf(...sizes: number[]): Promise<number[][]> {
  const commits: number[][] = [];
  const later: Promise<string>[] = [];
  const { add } = createGroupCommit<{ bytes: number }>(1_000, async (jobs) => {
    if (commits.push(jobs.map(({ bytes }) => bytes)) === 1) later.push(...sizes.map((bytes) => add({ bytes })));
    return jobs.map(({ bytes }) => String(bytes));
  });
  await add({ bytes: 0 });
  expect(await Promise.all(later)).toEqual(sizes.map(String));
  return commits.slice(1);
}

test('jobs that arrive during a commit share the next, of up to 256 jobs or 4 MiB, the small ones first', async () => {
  expect((await commitsOf(...Array<number>(600).fill(1))).map(({ length }) => length)).toEqual([256, 256, 88]);
  const megabytes = (...counts: number[]) => counts.map((count) => count * 1024 * 1024);
  const commits = [megabytes(0, 1, 2, 3), megabytes(4), megabytes(20)];
  expect(await commitsOf(...megabytes(2, 1, 3, 20, 4, 0))).toEqual(commits);
});
