import { expect, test } from 'vitest';
import { chooseEncoding } from './encoding';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0.0', undefined],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['*, br;q=0', 'gzip'],
  ['identity, br;q=0.5', undefined],
  ['gzip;q=nonsense', undefined],
  ['brotli, gzippy', undefined],
])('a client that accepts %j gets %j', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
