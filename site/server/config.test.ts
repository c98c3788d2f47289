import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { retentionDays } from '../forms/retention';
import { readConfig } from './config';
import { postgresOptions } from './connect';

const MB = 1024 * 1024;

test('every setting has a default', () => {
  expect(readConfig({})).toEqual({
    port: 4173,
    host: '127.0.0.1',
    site: 'dist-site',
    store: { folder: resolve('.data') },
    storeLimit: 10_000 * MB,
    // The retention of the privacy policy.
    retention: { contact: retentionDays.contact, career: retentionDays.career },
    rateLimit: 60,
    byteLimit: 60 * MB,
    trustProxy: false,
    allowedOrigins: [],
    notify: { content: false },
  });
});

test('every setting can be set', () => {
  const server = 'smtps://inbox:secret@mail.halloway.example:465';
  const webhook = 'https://hooks.halloway.example/x';
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
    SMTP_URL: server,
    NOTIFY_TO: 'ada@halloway.example,bob@halloway.example',
    NOTIFY_FROM: 'inbox@halloway.example',
    NOTIFY_WEBHOOK: webhook,
    NOTIFY_CONTENT: '1',
  };
  const to = ['ada@halloway.example', 'bob@halloway.example'];
  const config = {
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
    notify: { content: true, mail: { server, from: 'inbox@halloway.example', to }, webhook },
  };
  expect(readConfig(env)).toEqual(config);
  // A database replaces the folder, and without a rate limit bytes are not limited either.
  const url = 'postgres://u:secret@db.halloway.example/inbox';
  const changed = readConfig({ ...env, DATABASE_URL: url, RATE_LIMIT: '0' });
  expect(changed).toEqual({ ...config, store: { url, connections: 4 }, rateLimit: 0, byteLimit: 0 });
  expect(readConfig({ RATE_LIMIT_MB: '0' })).toMatchObject({ rateLimit: 60, byteLimit: 0 });
});

const port = 'but must be a whole number from 0 to 65535. Leave it out for 4173.';
const days = 'but must look like contact=365,career=450, in days from 1 to 99999. Leave it out for what the privacy';
test.each(
  Object.entries({
    'PORT=65536': `PORT is "65536", ${port}`,
    'PORT=http': `PORT is "http", ${port}`,
    'PORT=-1': `PORT is "-1", ${port}`,
    'RATE_LIMIT=1.5': 'RATE_LIMIT is "1.5", but must be a whole number from 0 to 1000000. Leave it out for 60.',
    'RATE_LIMIT_MB=10': 'whole number from 11 to 1000000, or 0 for no limit. Leave it out for 60.',
    'STORE_LIMIT=1 GB':
      'STORE_LIMIT is "1 GB", but must be a whole number from 0 to 100000000. Leave it out for 10000.',
    'RETENTION_DAYS=contact=0': `RETENTION_DAYS has "contact=0", ${days}`,
    'RETENTION_DAYS=30': `RETENTION_DAYS has "30", ${days}`,
    'ALLOWED_ORIGINS=https://a.example/': 'ALLOWED_ORIGINS has "https://a.example/", but must be origins such as',
    'ALLOWED_ORIGINS=*': 'ALLOWED_ORIGINS has "*", but must be origins such as',
    'NOTIFY_TO=ada': 'NOTIFY_TO has "ada", which is no email address.',
    'NOTIFY_TO=ada@a.example': 'NOTIFY_TO is set, but no SMTP_URL to send by: set both, or neither.',
    'SMTP_URL=smtp://mail.example': 'SMTP_URL is set, but NOTIFY_TO has no address: set both, or neither.',
    'NOTIFY_WEBHOOK=hooks.example': 'NOTIFY_WEBHOOK is not a URL to post to. It must start with https://.',
    'NOTIFY_CONTENT=yes': 'NOTIFY_CONTENT is "yes", but must be 0 or 1. Set it to 1 only where',
    'TRUST_PROXY=yes': 'TRUST_PROXY is "yes", but must be 0 or 1. Set it to 1 only behind a proxy of your own.',
  }),
)('%s is refused with the expected format', (setting, reason) => {
  const [name = '', ...value] = setting.split('=');
  expect(() => readConfig({ [name]: value.join('=') })).toThrow(reason);
});

test.each([
  ...['file:/tmp/x.db', 'inbox.halloway.example', 'postgres://', 'https://u:secret@db', 'libsql://u:secret@db'].map(
    (url) => ['DATABASE_URL', url],
  ),
  ['SMTP_URL', 'https://u:secret@mail.example'],
])('%s=%s is refused without repeating a possible secret', (name, url) => {
  const reason = new RegExp(`^${name} is not the URL of a (Postgres|mail) server\\. (?!.*secret)`);
  expect(() => readConfig({ [name]: url, NOTIFY_TO: 'ada@a.example' })).toThrow(reason);
});

test.each([
  ['of a service', '?sslmode=require&channel_binding=require', { rejectUnauthorized: false }],
  ['that is to be verified', '?sslmode=verify-full', { rejectUnauthorized: true }],
  ['that is to be verified by the system', '?sslmode=require&sslrootcert=system', { rejectUnauthorized: true }],
  ['without TLS', '?sslmode=disable', false],
  ['that says nothing of TLS', '', false],
  // The driver would send it with the connection, which PgBouncer refuses.
  ['with a setting for each connection', '?statement_timeout=5s', false],
])('the URL of a database %s is rewritten for the driver', (_, query, ssl) => {
  const url = 'postgres://u:p@db.example:5432/x';
  expect(readConfig({ DATABASE_URL: url + query }).store).toMatchObject({ url: url + query });
  expect(postgresOptions(url + query)).toEqual({ connectionString: url, ssl });
});

test('the hosts of a database are tried in turn', () => {
  const url = 'postgres://u:p@a.example:1,b.example:2/x';
  expect(readConfig({ DATABASE_URL: url }).store).toMatchObject({ url });
  const tried = [postgresOptions(url), postgresOptions(url)].map(({ connectionString }) => connectionString).sort();
  expect(tried).toEqual(['postgres://u:p@a.example:1/x', 'postgres://u:p@b.example:2/x']);
});
