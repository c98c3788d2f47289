import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { retentionDays } from '../forms/retention';
import { readConfig } from './config';
import { postgresOptions } from './connect';

const MB = 1024 * 1024;

test('nothing needs to be set', () => {
  expect(readConfig({})).toEqual({
    port: 4173,
    host: '127.0.0.1',
    site: 'dist-site',
    store: { folder: resolve('.data') },
    storeLimit: 10_000 * MB,
    // What the privacy policy says.
    retention: { contact: retentionDays.contact, career: retentionDays.career },
    rateLimit: 60,
    byteLimit: 60 * MB,
    trustProxy: false,
    allowedOrigins: [],
    notify: { content: false },
  });
});

test('everything may be set', () => {
  const env = {
    PORT: '0',
    HOST: '::',
    SITE_DIR: 'none',
    DATA_DIR: '/srv/inbox',
    STORE_LIMIT: '0',
    RETENTION_DAYS: 'career=30, contact=7',
    RATE_LIMIT: '5',
    RATE_LIMIT_MB: '11',
    TRUST_PROXY: '1',
    ALLOWED_ORIGINS: 'https://www.halloway.example, http://localhost:5173',
    SMTP_URL: 'smtps://inbox:secret@mail.halloway.example:465',
    NOTIFY_TO: 'ada@halloway.example,bob@halloway.example',
    NOTIFY_FROM: 'inbox@halloway.example',
    NOTIFY_WEBHOOK: 'https://hooks.halloway.example/x',
    NOTIFY_CONTENT: '1',
  };
  expect(readConfig(env)).toEqual({
    port: 0,
    host: '::',
    site: undefined,
    store: { folder: '/srv/inbox' },
    storeLimit: 0,
    retention: { contact: 7, career: 30 },
    rateLimit: 5,
    byteLimit: 11 * MB,
    trustProxy: true,
    allowedOrigins: ['https://www.halloway.example', 'http://localhost:5173'],
    notify: {
      content: true,
      mail: {
        server: 'smtps://inbox:secret@mail.halloway.example:465',
        from: 'inbox@halloway.example',
        to: ['ada@halloway.example', 'bob@halloway.example'],
      },
      webhook: 'https://hooks.halloway.example/x',
    },
  });
});

test('without a rate limit, bytes have none either', () => {
  expect(readConfig({ RATE_LIMIT: '0' }).byteLimit).toBe(0);
  expect(readConfig({ RATE_LIMIT_MB: '0' })).toMatchObject({ rateLimit: 60, byteLimit: 0 });
});

test('a database server takes the place of the folder', () => {
  const env = { DATABASE_URL: 'postgres://u:secret@db.halloway.example/inbox', DATA_DIR: '/srv/inbox' };
  expect(readConfig(env).store).toEqual({ url: env.DATABASE_URL, connections: 4 });
});

test.each([
  ['PORT', '65536', 'PORT is "65536", but must be a whole number from 0 to 65535. Leave it out for 4173.'],
  ['PORT', 'http', 'PORT is "http", but must be a whole number from 0 to 65535. Leave it out for 4173.'],
  ['PORT', '-1', 'PORT is "-1", but must be a whole number from 0 to 65535. Leave it out for 4173.'],
  ['RATE_LIMIT', '1.5', 'RATE_LIMIT is "1.5", but must be a whole number from 0 to 1000000. Leave it out for 60.'],
  [
    'RATE_LIMIT_MB',
    '10',
    'RATE_LIMIT_MB is "10", but must be a whole number from 11 to 1000000, or 0 for no limit. Leave it out for 60.',
  ],
  [
    'STORE_LIMIT',
    '1 GB',
    'STORE_LIMIT is "1 GB", but must be a whole number from 0 to 100000000. Leave it out for 10000.',
  ],
  ['RETENTION_DAYS', 'contact=0', 'RETENTION_DAYS has "contact=0", but must look like contact=365,career=450, in days'],
  ['RETENTION_DAYS', '30', 'RETENTION_DAYS has "30", but must look like contact=365,career=450, in days'],
  ['ALLOWED_ORIGINS', 'https://a.example/', 'ALLOWED_ORIGINS has "https://a.example/", but must be origins such as'],
  ['ALLOWED_ORIGINS', '*', 'ALLOWED_ORIGINS has "*", but must be origins such as'],
  ['NOTIFY_TO', 'ada', 'NOTIFY_TO has "ada", which is no email address.'],
  ['NOTIFY_TO', 'ada@a.example', 'NOTIFY_TO is set, but no SMTP_URL to send by: set both, or neither.'],
  ['SMTP_URL', 'smtp://mail.example', 'SMTP_URL is set, but NOTIFY_TO has no address: set both, or neither.'],
  ['NOTIFY_WEBHOOK', 'hooks.example', 'NOTIFY_WEBHOOK is not a URL to post to. It must start with https://.'],
  ['NOTIFY_CONTENT', 'yes', 'NOTIFY_CONTENT is "yes", but must be 0 or 1. Set it to 1 only where'],
  ['TRUST_PROXY', 'yes', 'TRUST_PROXY is "yes", but must be 0 or 1. Set it to 1 only behind a proxy of your own.'],
])('%s=%s is refused with what it must be', (name, value, reason) => {
  expect(() => readConfig({ [name]: value })).toThrow(reason);
});

test.each(['file:/tmp/x.db', 'inbox.halloway.example', 'postgres://', 'https://u:secret@db', 'libsql://u:secret@db'])(
  'DATABASE_URL=%s is refused, without repeating what may be a secret',
  (url) => {
    expect(() => readConfig({ DATABASE_URL: url })).toThrow(
      /^DATABASE_URL is not the URL of a Postgres server\. (?!.*secret)/,
    );
  },
);

test('so is an SMTP_URL that is none', () => {
  const env = { SMTP_URL: 'https://u:secret@mail.example', NOTIFY_TO: 'ada@a.example' };
  expect(() => readConfig(env)).toThrow(/^SMTP_URL is not the URL of a mail server\. (?!.*secret)/);
});

test.each([
  ['postgres://u:p@db.example/x?sslmode=require&channel_binding=require', 'postgres://u:p@db.example/x'],
  ['postgres://u:p@db.example:5432/x', 'postgres://u:p@db.example:5432/x'],
])('a URL as services hand it out, %s, becomes what the driver understands', (url, connectionString) => {
  expect(readConfig({ DATABASE_URL: url }).store).toMatchObject({ url });
  expect(postgresOptions(url)).toMatchObject({ connectionString });
});

test('of several hosts each is tried in turn', () => {
  const url = 'postgres://u:p@a.example:1,b.example:2/x';
  expect(readConfig({ DATABASE_URL: url }).store).toMatchObject({ url });
  const tried = [postgresOptions(url), postgresOptions(url)].map(({ connectionString }) => connectionString).sort();
  expect(tried).toEqual(['postgres://u:p@a.example:1/x', 'postgres://u:p@b.example:2/x']);
});

test('the certificate of a database is verified where the URL says so', () => {
  const verified = (mode: string) => postgresOptions(`postgres://db.example/x?sslmode=${mode}`).ssl;
  expect(verified('verify-full')).toMatchObject({ rejectUnauthorized: true });
  expect(verified('require')).toMatchObject({ rejectUnauthorized: false });
  expect(verified('disable')).toBe(false);
});
