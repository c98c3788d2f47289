import { expect, onTestFinished, test, vi } from 'vitest';
import { createPlaces, createRateLimit, createSenderLimit, limitedAs } from './limits';
import { message, serve } from './server.testing';

test('an address may send a burst, then one more for each part of a minute, independently of other addresses', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const take = createRateLimit(60);
  expect(Array.from({ length: 60 }, () => take('office'))).toEqual(Array(60).fill(0));
  expect(take('office')).toBe(1);
  vi.advanceTimersByTime(999);
  expect(take('office')).toBe(1);
  vi.advanceTimersByTime(1);
  expect([take('office'), take('office'), take('other')]).toEqual([0, 1, 0]);
  vi.advanceTimersByTime(3_600_000); // Refilled to the limit, and not beyond.
  expect(Array.from({ length: 61 }, () => take('office')).at(-1)).toBe(1);
});

test('the number of remembered addresses is bounded, the latest first', () => {
  const take = createRateLimit(1);
  for (const address of ['a', 'b', 'a']) take(address); // The second of a is refused; then b is the oldest.
  for (let other = 0; other < 9_999; other += 1) take(String(other));
  expect([take('a'), take('b')]).toEqual([60, 0]);
});

test('a block of IPv6 networks may send four times what one of them may', () => {
  const take = createSenderLimit(60);
  const taken = Array.from({ length: 300 }, (_, i) => take(`2001:db8:1:${i.toString(16)}::1`));
  expect(taken.filter((wait) => wait === 0)).toHaveLength(240);
  expect(take('2001:db8:2::1')).toBe(0);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:1234', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['[2001:db8:1:2::3]:1234', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('the address %s is counted as %s', (address, counted) => {
  expect(limitedAs(address)).toBe(counted);
});

test('one sender cannot take all places, and gets released ones back', () => {
  const places = createPlaces({ total: 3, each: 2 });
  expect([places.take('a'), places.take('a'), places.take('a')]).toEqual([true, true, false]);
  expect([places.take('b'), places.take('b')]).toEqual([true, false]);
  places.give('a');
  expect([places.take('b'), places.take('a')]).toEqual([true, false]);
});

const { length } = JSON.stringify(message);
test.each([
  ['submissions', { rateLimit: createRateLimit(2) }, '30'],
  ['bytes', { byteLimit: createRateLimit(2 * length) }, '1'],
])(
  'over the limit of %s a sender gets 429 with Retry-After; reading the site is not limited',
  async (what, limit, wait) => {
    const { contact, get, store } = await serve(limit);
    const answers = [await contact(message), await contact({}), await contact(message)];
    expect(answers.map(({ status }) => status)).toEqual([201, 400, 429]);
    expect(answers[2]?.headers.get('Retry-After')).toBe(wait);
    expect(await answers[2]?.json()).toEqual({ error: `Too many ${what} from this address: try again in ${wait} s.` });
    expect((await get('/about')).status).toBe(200);
    expect((await get('/superadmin/contact_form/')).status).toBe(405);
    expect(await store.list()).toHaveLength(1);
  },
);
