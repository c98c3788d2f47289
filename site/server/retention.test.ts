import { expect, test, vi } from 'vitest';
import { retentionDays } from '../forms/retention';
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

test('a clock that is years ahead erases one day’s share at a time, the oldest first', async () => {
  const { contact, store } = await serve();
  for (let i = 0; i < 45; i += 1) await contact({ ...message, name: `Visitor ${i}` });
  const ahead = Date.now() + 2 * retentionDays.contact * DAY_MS;
  expect(await eraseExpired(store, retentionDays, ahead)).toEqual({ erased: 20, left: 25 });
  expect((await store.list()).map(({ fields }) => fields.name)).not.toContain('Visitor 0');
});

test('runs at once and every hour, logs the number, and retries after a failure of the store', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const lines: string[] = [];
  const erase = vi.fn(async () => 20);
  const eraseAgain = async () => {};
  const store = { erase, eraseAgain, count: async () => 45, now: async () => new Date().toISOString() };
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
