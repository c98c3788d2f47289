import { expect, test, vi } from 'vitest';
import { retentionDays } from '../forms/retention';
import { application, message, serve } from './fixture';
import { eraseExpired, keepRetention } from './retention';

const DAY_MS = 86_400_000;
const expired = (count: number) => ({ count: async () => count, now: async () => new Date().toISOString() });

test('each form is erased after its own days, and not before', async () => {
  const { contact, career, store } = await serve();
  await contact(message);
  await career(application());
  const forms = async () => (await store.list()).map(({ form }) => form).sort();
  const after = async (days: number) => (await eraseExpired(store, retentionDays, Date.now() + days * DAY_MS)).erased;
  expect(await after(retentionDays.contact - 1)).toBe(0);
  expect(await after(retentionDays.contact + 1)).toBe(1);
  expect(await forms()).toEqual(['career']);
  expect(await after(retentionDays.career - 1)).toBe(0);
  expect(await after(retentionDays.career + 1)).toBe(1);
  expect(await forms()).toEqual([]);
});

test('it happens by itself, at once and every hour, and says how much it was', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const lines: string[] = [];
  const erase = vi.fn(async () => 2);
  const end = keepRetention({ ...expired(2), erase }, { contact: 1, career: 1 }, (line) => lines.push(line));
  await vi.waitUntil(() => lines.length === 1);
  expect(lines).toEqual(['Erased 4 submissions that were kept as long as RETENTION_DAYS says.']);
  vi.advanceTimersByTime(3_600_000);
  await vi.waitUntil(() => erase.mock.calls.length >= 3);
  end();
  vi.advanceTimersByTime(3_600_000);
  expect(erase.mock.calls.length).toBeLessThanOrEqual(4);
  vi.useRealTimers();
});

test('a store that cannot be reached is tried again, and stops nothing', async () => {
  const lines: string[] = [];
  const end = keepRetention(
    { ...expired(2), erase: () => Promise.reject(new Error('locked')) },
    { contact: 1, career: 1 },
    (line) => lines.push(line),
  );
  await vi.waitUntil(() => lines.length === 1);
  expect(lines[0]).toContain('could not be erased (locked): the next try is in an hour');
  end();
});

test('a clock that is years ahead erases a day’s share at a time, the oldest first, and says so', async () => {
  const { contact, store } = await serve();
  for (let i = 0; i < 45; i += 1) await contact({ ...message, name: `Visitor ${i}` });
  const ahead = Date.now() + 2 * retentionDays.contact * DAY_MS;
  expect(await eraseExpired(store, retentionDays, ahead)).toEqual({ erased: 20, left: 25 });
  expect((await store.list()).map(({ fields }) => fields.name)).not.toContain('Visitor 0');
  const lines: string[] = [];
  const end = keepRetention(
    { erase: async () => 20, count: async () => 45, now: async () => new Date(ahead).toISOString() },
    retentionDays,
    (line) => lines.push(line),
  );
  await vi.waitUntil(() => lines.length === 2);
  expect(lines[1]).toMatch(
    /^50 more are older than RETENTION_DAYS says, and more than a day's share: if the clock is right/,
  );
  end();
});
