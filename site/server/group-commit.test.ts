import { expect, test } from 'vitest';
import { createGroupCommit, type Outcome } from './group-commit';
import { StoreFault } from './stored';

/** A group commit over a commit that only notes what it was given. `faults` are what the first ones end with. */
function group({ faults = [] as Error[], patienceMs = 1_000 } = {}) {
  const commits: unknown[][] = [];
  const commit = async (jobs: readonly Job[]): Promise<Outcome[]> => {
    const fault = faults.shift();
    if (fault) throw fault;
    const outcomes = jobs.map((job) => job.run());
    commits.push(outcomes.map((outcome) => ('value' in outcome ? outcome.value : outcome.refused.message)));
    return outcomes;
  };
  return { ...createGroupCommit<Job>({ commit, patienceMs }), commits };
}

interface Job {
  bytes: number;
  run: () => Outcome;
}
const job = (value: unknown, bytes = 1): Job => ({ bytes, run: () => ({ value }) });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('what is asked for in one turn shares a commit, in its order, and each gets its own result', async () => {
  const { add, commits } = group();
  expect(await Promise.all(numbers(50).map((number) => add(job(number))))).toEqual(numbers(50));
  expect(commits).toEqual([numbers(50)]);
});

test('what is asked for during a commit shares the next one', async () => {
  const { add, commits } = group();
  const later: Promise<unknown>[] = [];
  await add({ bytes: 1, run: () => ({ value: later.push(...numbers(3).map((number) => add(job(number)))) }) });
  await Promise.all(later);
  expect(commits).toEqual([[3], [0, 1, 2]]);
});

test('a commit holds at most 256 jobs and 4 MiB, but always one', async () => {
  const many = group();
  await Promise.all(numbers(600).map((number) => many.add(job(number))));
  expect(many.commits.map(({ length }) => length)).toEqual([256, 256, 88]);
  const large = group();
  const mebibytes = [2, 1, 2, 20, 1];
  await Promise.all(mebibytes.map((size) => large.add(job(size, size * 1024 * 1024))));
  expect(large.commits).toEqual([[2, 1], [2], [20], [1]]);
});

test('one that is refused fails alone', async () => {
  const { add, commits } = group();
  const refused: Job = { bytes: 1, run: () => ({ refused: new Error('not this one') }) };
  const outcomes = await Promise.allSettled([add(job('a')), add(refused), add(job('b'))]);
  expect(outcomes).toEqual([
    { status: 'fulfilled', value: 'a' },
    { status: 'rejected', reason: new Error('not this one') },
    { status: 'fulfilled', value: 'b' },
  ]);
  expect(commits).toEqual([['a', 'not this one', 'b']]);
});

test('a commit that does not come about fails all that share it, and none after it', async () => {
  const { add, commits } = group({ faults: [new StoreFault('full', 'the disk is full')] });
  const outcomes = await Promise.allSettled([add(job('a')), add(job('b'))]);
  for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 'rejected', reason: { kind: 'full' } });
  expect(await add(job('c'))).toBe('c');
  expect(commits).toEqual([['c']]);
});

test('while another program has the lock, all wait for it but those whose patience ends', async () => {
  const busy = () => new StoreFault('busy', 'another program holds the lock');
  const { add, commits } = group({ faults: [busy(), busy()] });
  const outcomes = await Promise.allSettled([add(job('patient')), add(job('impatient'), 0)]);
  expect(outcomes).toMatchObject([{ value: 'patient' }, { reason: { kind: 'busy' } }]);
  expect(commits).toEqual([['patient']]);
});

test('what may be on the disk is not written a second time', async () => {
  const { add, commits } = group({ faults: [new StoreFault('busy', 'unknown', true)] });
  await expect(add(job('a'))).rejects.toMatchObject({ uncertain: true });
  expect(commits).toEqual([]);
});

test('what waits is done before it ends, or given up', async () => {
  const { add, done, commits } = group();
  void add(job('a'));
  await done();
  expect(commits).toEqual([['a']]);
  const never = group({ faults: Array.from({ length: 500 }, () => new StoreFault('busy', 'locked')) });
  const waiting = never.add(job('b'), 60_000);
  never.giveUp(new StoreFault('closed', 'the server stops'));
  await expect(waiting).rejects.toMatchObject({ kind: 'closed' });
  await never.done();
  expect(never.commits).toEqual([]);
});
