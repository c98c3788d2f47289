import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './settings';

test('nothing needs to be set', () => {
  expect(readSettings({})).toEqual({
    port: 4173,
    host: '127.0.0.1',
    store: { folder: resolve('.data') },
    rateLimit: 60,
    trustProxy: false,
  });
});

test('everything may be set', () => {
  const env = { PORT: '0', HOST: '::', DATA_DIR: '/srv/inbox', RATE_LIMIT: '0', TRUST_PROXY: '1' };
  expect(readSettings(env)).toEqual({
    port: 0,
    host: '::',
    store: { folder: '/srv/inbox' },
    rateLimit: 0,
    trustProxy: true,
  });
});

test('a remote database takes the place of the folder', () => {
  const env = { DATABASE_URL: 'libsql://inbox.halloway.example', DATA_DIR: '/srv/inbox' };
  expect(readSettings(env).store).toEqual({ url: 'libsql://inbox.halloway.example' });
  expect(readSettings({ ...env, DATABASE_AUTH_TOKEN: 'secret' }).store).toEqual({
    url: 'libsql://inbox.halloway.example',
    authToken: 'secret',
  });
});

test.each([
  ['PORT', '65536', 'PORT is "65536", but must be a whole number from 0 to 65535. Leave it out for 4173.'],
  ['PORT', 'http', 'PORT is "http", but must be a whole number from 0 to 65535. Leave it out for 4173.'],
  ['PORT', '-1', 'PORT is "-1", but must be a whole number from 0 to 65535. Leave it out for 4173.'],
  ['RATE_LIMIT', '1.5', 'RATE_LIMIT is "1.5", but must be a whole number from 0 to 1000000. Leave it out for 60.'],
  ['TRUST_PROXY', 'yes', 'TRUST_PROXY is "yes", but must be 0 or 1. Set it to 1 only behind a proxy of your own.'],
])('%s=%s is refused with what it must be', (name, value, reason) => {
  expect(() => readSettings({ [name]: value })).toThrow(reason);
});

test.each(['file:/tmp/x.db', 'inbox.halloway.example', 'libsql://', 'https://', 'postgres://u:secret@db'])(
  'DATABASE_URL=%s is refused, without repeating what may be a secret',
  (url) => {
    expect(() => readSettings({ DATABASE_URL: url })).toThrow(
      /^DATABASE_URL is not the URL of a libSQL server\. (?!.*secret)/,
    );
  },
);
