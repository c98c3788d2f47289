import { expect, test, vi } from 'vitest';
import { retentionDays } from '../forms/retention';
import { application, message, serve } from './fixture';
import { eraseExpired, keepRetention } from './retention';

const DAY_MS = 86_400_000;

test('each form is erased after its own days, and not before', async () => {
  const { contact, career, store } = await serve();
  await contact(message);
  await career(application());
  const forms = async () => (await store.list()).map(({ form }) => form).sort();
  const after = (days: number) => eraseExpired(store, retentionDays, Date.now() + days * DAY_MS);
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
  const end = keepRetention({ erase }, { contact: 1, career: 1 }, (line) => lines.push(line));
  await vi.waitUntil(() => lines.length === 1);
  expect(lines).toEqual(['Erased 4 submissions that were kept as long as RETENTION_DAYS says.']);
  vi.advanceTimersByTime(3_600_000);
  expect(erase).toHaveBeenCalledTimes(3);
  end();
  vi.advanceTimersByTime(3_600_000);
  expect(erase.mock.calls.length).toBeLessThanOrEqual(4);
  vi.useRealTimers();
});

test('a store that cannot be reached is tried again, and stops nothing', async () => {
  const lines: string[] = [];
  const end = keepRetention({ erase: () => Promise.reject(new Error('locked')) }, { contact: 1, career: 1 }, (line) =>
    lines.push(line),
  );
  await vi.waitUntil(() => lines.length === 1);
  expect(lines[0]).toContain('could not be erased (locked): the next try is in an hour');
  end();
});
