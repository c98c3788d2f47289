import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { retentionDays } from '../retention';
import { readConfig, readStoreLocation } from './config';
import { driverUrls } from './database';

const MB = 1024 * 1024;
const { contact, career } = retentionDays;
const origins = ['https://a.example', 'http://localhost:5'];
const hosts = 'postgres://u:p@a.example:1,b.example:2/x';

test.each<[setting: string, read: object]>([
  ['PORT=', { PORT: 4173, HOST: '127.0.0.1', SITE_DIR: 'dist-site', DATA_DIR: resolve('.data') }],
  ['STORE_LIMIT=', { STORE_LIMIT: 10_000 * MB, RETENTION_DAYS: { contact, career } }], // Of the privacy policy.
  ['RATE_LIMIT=', { RATE_LIMIT: 60, RATE_LIMIT_MB: 60 * MB, TRUST_PROXY: false, ALLOWED_ORIGINS: [] }],
  ['SMTP_URL=', { NOTIFY_TO: [], NOTIFY_CONTENT: false, DATABASE_CONNECTIONS: 4 }],
  ['PORT=0', { PORT: 0 }],
  ['SITE_DIR=none', { SITE_DIR: undefined }],
  ['STORE_LIMIT=0', { STORE_LIMIT: 0 }],
  ['RETENTION_DAYS=career=30, contact=7', { RETENTION_DAYS: { contact: 7, career: 30 } }],
  ['RATE_LIMIT_MB=0', { RATE_LIMIT_MB: 0 }],
  ['TRUST_PROXY=1', { TRUST_PROXY: true }],
  [`ALLOWED_ORIGINS=${origins.join(', ')}`, { ALLOWED_ORIGINS: origins }],
  ['NOTIFY_WEBHOOK=https://u:p@hooks.example/x', { NOTIFY_WEBHOOK: 'https://u:p@hooks.example/x' }],
  [`DATABASE_URL=${hosts}`, { DATABASE_URL: hosts }],
])('%s is read', (setting, read) => {
  const [name = '', ...value] = setting.split('=');
  expect(readConfig({ [name]: value.join('=') })).toMatchObject(read);
});

const port = 'but must be a whole number from 0 to 65535. Leave it out for 4173.';
const days = 'but must look like contact=365,career=450, in days from 1 to 99999. Leave it out for what the privacy';
const database = 'DATABASE_URL is not the URL of a Postgres server. ';
test.each(
  Object.entries({
    'PORT=65536': `PORT is "65536", ${port}`,
    'PORT=http': `PORT is "http", ${port}`,
    'RATE_LIMIT=1.5': 'RATE_LIMIT is "1.5", but must be a whole number from 0 to 1000000. Leave it out for 60.',
    'RATE_LIMIT_MB=10': 'whole number from 11 to 1000000, or 0 for no limit. Leave it out for 60.',
    'RETENTION_DAYS=contact=0': `RETENTION_DAYS has "contact=0", ${days}`,
    'RETENTION_DAYS=30': `RETENTION_DAYS has "30", ${days}`,
    'ALLOWED_ORIGINS=https://a.example/': 'ALLOWED_ORIGINS has "https://a.example/", but must be origins such as',
    'ALLOWED_ORIGINS=*': 'ALLOWED_ORIGINS has "*", but must be origins such as',
    'NOTIFY_TO=ada': 'NOTIFY_TO has "ada", which is no email address.',
    'NOTIFY_FROM=ada@a.example,bob@b.example': 'NOTIFY_FROM is not one email address.',
    'NOTIFY_TO=ada@a.example': 'NOTIFY_TO is set, but no SMTP_URL to send by: set both, or neither.',
    'SMTP_URL=smtp://mail.example': 'SMTP_URL is set, but NOTIFY_TO has no address: set both, or neither.',
    'NOTIFY_WEBHOOK=hooks.example': 'NOTIFY_WEBHOOK is not a URL to post to. It must start with https://.',
    'TRUST_PROXY=yes': 'TRUST_PROXY is "yes", but must be 0 or 1. Set it to 1 only behind a proxy of your own.',
    'DATABASE_URL=file:/tmp/x.db': database,
    'DATABASE_URL=postgres://': database,
    'DATABASE_URL=https://u:secret@db': database,
    'SMTP_URL=https://u:secret@mail.example': 'SMTP_URL is not the URL of a mail server. ',
  }),
)('%s is refused with the expected format, and without repeating a possible secret', (setting, reason) => {
  const [name = '', ...value] = setting.split('=');
  expect(() => readConfig({ [name]: value.join('=') })).toThrow(reason);
  expect(() => readConfig({ [name]: value.join('=') })).not.toThrow('secret');
});

test.each([
  ['of a service', '?sslmode=require&channel_binding=require', 'sslmode=require&', ['channel_binding']],
  ['that is to be verified by the system', '?sslmode=require&sslrootcert=system', 'sslmode=verify-full&', []],
  ['that says nothing of TLS', '', '', []],
  // The driver would send it with the connection, which PgBouncer refuses.
  ['with a setting for each connection', '?statement_timeout=5s', '', ['statement_timeout']],
  ['of which the primary is asked for', '?target_session_attrs=read-write', '', []],
])(
  'the URL of a database %s is rewritten for the driver, and what is left out is named',
  (_, query, settings, unused) => {
    const url = 'postgres://u:p@db.example:5432/x';
    expect(driverUrls(url + query)).toEqual({ urls: [`${url}?${settings}uselibpqcompat=true`], unused });
  },
);

test('a database of several hosts has a URL for each', () => {
  const { urls } = driverUrls(`${hosts}?target_session_attrs=primary`);
  expect(urls.map((one) => new URL(one).href)).toEqual(
    ['a.example:1', 'b.example:2'].map((host) => `postgres://u:p@${host}/x?uselibpqcompat=true`),
  );
});

test('a database that is asked for a standby is refused at the start, since submissions are stored on the primary', () => {
  const DATABASE_URL = `${hosts}?target_session_attrs=prefer-standby`;
  expect(() => readStoreLocation({ DATABASE_URL })).toThrow(
    /target_session_attrs=prefer-standby, but .* leave it out\.$/,
  );
});
