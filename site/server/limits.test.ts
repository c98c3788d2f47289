import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { message, serve } from './fixture';
import { createPlaces, createRateLimit, createSenderLimit, limitedAs } from './limits';

/** A rate limit and the clock that it reads, in milliseconds. */
function limit(perMinute: number, addresses?: number) {
  const clock = { ms: 0 };
  return { clock, take: createRateLimit(perMinute, () => clock.ms, addresses) };
}

describe('the rate limit', () => {
  test('lets a whole office send at once, then one more for each part of a minute', () => {
    const { clock, take } = limit(60);
    expect(Array.from({ length: 60 }, () => take('office'))).toEqual(Array(60).fill(0));
    expect(take('office')).toBe(1);
    clock.ms += 999;
    expect(take('office')).toBe(1);
    clock.ms += 1;
    expect(take('office')).toBe(0);
    expect(take('office')).toBe(1);
  });

  test('counts every address by itself', () => {
    const { take } = limit(1);
    expect([take('a'), take('b'), take('a')]).toEqual([0, 0, 60]);
  });

  test('is full again after a minute, and never fuller', () => {
    const { clock, take } = limit(2);
    take('a');
    take('a');
    clock.ms += 3_600_000;
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 30]);
  });

  test('of 0 is no limit', () => {
    const { take } = limit(0);
    expect(Array.from({ length: 1_000 }, () => take('a')).every((wait) => wait === 0)).toBe(true);
  });

  test('remembers a bounded number of addresses, the latest ones', () => {
    const { take } = limit(1, 2);
    take('a');
    take('b');
    take('a'); // Refused, but heard of: now b is the one to forget.
    take('c');
    expect([take('a'), take('b')]).toEqual([60, 0]);
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('the address %s is counted as %s', (address, counted) => {
  expect(limitedAs(address)).toBe(counted);
});

test('places are shared: one sender cannot take all, and gets back what is given', () => {
  const places = createPlaces({ total: 3, each: 2 });
  expect([places.take('a'), places.take('a'), places.take('a')]).toEqual([true, true, false]);
  expect([places.take('b'), places.take('b')]).toEqual([true, false]);
  places.give('a');
  expect([places.take('b'), places.take('a')]).toEqual([true, false]);
});

test('bytes are limited as submissions are, announced or not', async () => {
  for (const headers of [{ 'Content-Length': String(JSON.stringify(message).length) }, {}]) {
    const { contact, store } = await serve({
      byteLimit: createRateLimit(JSON.stringify(message).length + 1, () => 0),
    });
    const answers = [await contact(message, headers), await contact(message, headers)];
    expect(answers.map(({ status }) => status)).toEqual([201, 429]);
    expect(await answers[1]?.json()).toEqual({ error: 'Too many bytes from this address: try again in 60 s.' });
    expect(await store.list()).toHaveLength(1);
  }
});

test('over the limit a sender gets 429 and when to come again; reading the site is never limited', async () => {
  const rateLimit = createRateLimit(2, () => 0);
  const { contact, get, store } = await serve({ rateLimit });
  const answers = [await contact(message), await contact({}), await contact(message)];
  expect(answers.map(({ status }) => status)).toEqual([201, 400, 429]);
  expect(answers[2]?.headers.get('Retry-After')).toBe('30');
  expect(await answers[2]?.json()).toEqual({ error: 'Too many submissions from this address: try again in 30 s.' });
  expect((await get('/about')).status).toBe(200);
  expect((await get('/superadmin/contact_form/')).status).toBe(405);
  expect(await store.list()).toHaveLength(1);
});

test('a clock that is set back locks no sender out', async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const take = createRateLimit(1);
  take('a');
  vi.setSystemTime(Date.now() - 86_400_000);
  expect(take('a')).toBeLessThanOrEqual(60);
});

test('a block of IPv6 networks may send four times what one of them may', () => {
  const take = createSenderLimit(60);
  const taken = Array.from({ length: 300 }, (_, i) => take(`2001:db8:1:${i.toString(16)}::1`));
  expect(taken.filter((wait) => wait === 0)).toHaveLength(240);
  expect(take('2001:db8:2::1')).toBe(0);
});
