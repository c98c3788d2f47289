import { expect, test, vi } from 'vitest';
import { retentionDays } from '../retention';
import { eraseExpired, keepRetention } from './retention';
import { application, message, serve } from './server.testing';

const DAY_MS = 86_400_000;

test('each form is erased after its own days, and not before', async () => {
  const { contact, career, store } = await serve();
  await contact(message);
  await career(application());
  const after = async (days: number) => (await eraseExpired(store, retentionDays, Date.now() + days * DAY_MS)).erased;
  for (const form of ['contact', 'career'] as const) {
    expect(await after(retentionDays[form] - 1)).toBe(0);
    expect(await after(retentionDays[form] + 1)).toBe(1);
    expect(await store.count({ form })).toBe(0);
  }
});

/** A server with 45 messages, and what an hour at `now` erases and logs; another start is the same. */
async function kept() {
  const { contact, store } = await serve();
  for (let i = 0; i < 45; i += 1) await contact({ ...message, name: `Visitor ${i}` });
  async function at(now: number) {
    const lines: string[] = [];
    let looked = () => {};
    const done = new Promise<void>((resolve) => {
      looked = resolve;
    });
    const keepTime: typeof store.keepTime = (...time) => store.keepTime(...time).finally(() => setTimeout(looked, 50));
    const slow = { ...store, keepTime, now: async () => new Date(now).toISOString() };
    const end = keepRetention(slow, retentionDays, (line) => lines.push(line));
    await done;
    end();
    return { lines, left: await store.count() };
  }
  return { at, store };
}
const HOUR_MS = 3_600_000;

test('a clock that jumps ahead erases nothing for a week, however often the server starts, and the log says so', async () => {
  const { at } = await kept();
  await at(Date.now());
  const ahead = Date.now() + 2 * retentionDays.contact * DAY_MS;
  for (let hour = 0; hour < 5; hour += 1) {
    const { lines, left } = await at(ahead + hour * HOUR_MS);
    expect([left, lines]).toEqual([
      45,
      [expect.stringMatching(/^The clock has jumped: nothing is erased .* until 20/)],
    ]);
  }
  expect(await at(Date.now())).toEqual({ left: 45, lines: [] }); // It was set right.
});

test('a day’s share is erased an hour, the oldest first, by all starts and servers together', async () => {
  const { at, store } = await kept();
  const ahead = Date.now() + 2 * retentionDays.contact * DAY_MS;
  const counts: number[] = [];
  for (const hours of [0, 0.1, 0.5, 1, 1.5, 2.1]) counts.push((await at(ahead + hours * HOUR_MS)).left);
  expect(counts).toEqual([25, 25, 25, 5, 5, 0]);
  expect(await store.count()).toBe(0);
});

test('erases at the start and every hour, logs the number, and retries after a failure of the store', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const lines: string[] = [];
  const erase = vi.fn(async () => 20);
  const keepTime = async () => ({ earlier: undefined, kept: true });
  const store = {
    erase,
    eraseAgain: async () => {},
    keepTime,
    count: async () => 45,
    now: async () => new Date().toISOString(),
  };
  const end = keepRetention(store, { contact: 100, career: 100 }, (line) => lines.push(line));
  await vi.waitUntil(() => lines.length === 2);
  expect(lines).toEqual([
    'Erased 40 submissions that were kept as long as RETENTION_DAYS says.',
    expect.stringMatching(/^50 more are older than RETENTION_DAYS says, and more than a day's share: if the clock/),
  ]);
  erase.mockRejectedValue(new Error('locked'));
  vi.advanceTimersByTime(3_600_000);
  await vi.waitUntil(() => lines.length === 3);
  expect(lines[2]).toContain('could not be erased (locked): the next try is in an hour');
  end();
  vi.advanceTimersByTime(3_600_000);
  expect(erase).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
