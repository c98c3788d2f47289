import { resolve } from 'node:path';
import { z } from 'zod';
import { EMAIL_ADDRESS } from '../../src/forms/limits';
import { retentionDays } from '../retention';
import { driverUrls } from './database';
import { Problem } from './errors';
import type { StoreLocation } from './stored';

const MB = 1024 * 1024;

/** A setting; in `error`, the text after its name, `$` is its value. */
const text = (isValid: (text: string) => boolean, error: string) =>
  z.string().refine(isValid, { error: ({ input }) => error.replace('$', () => String(input)) });

/** A whole number. `none` is a value below `least` that stands for "no limit". */
const whole = (usual: number, most: number, { least = 0, none }: { least?: number; none?: number } = {}) =>
  text(
    (value) => /^\d+$/.test(value) && ((Number(value) >= least && Number(value) <= most) || Number(value) === none),
    ` is "$", but must be a whole number from ${least} to ${most}` +
      `${none === undefined ? '' : `, or ${none} for no limit`}. Leave it out for ${usual}.`,
  )
    .default(String(usual))
    .transform(Number);

const folder = <T>(usual: string, read: (name: string) => T) => z.string().default(usual).transform(read);

const flag = (advice: string) =>
  text((value) => /^[01]$/.test(value), ` is "$", but must be 0 or 1. ${advice}`)
    .default('0')
    .transform((value) => value === '1');

/** Values with commas between them. */
const list = (isOne: (part: string) => boolean, advice: string) =>
  z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(text(isOne, ` has "$", ${advice}`)));

const isOrigin = (value: string) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
const addresses = list((value) => EMAIL_ADDRESS.test(value), 'which is no email address.');

/** A URL, which error messages do not repeat: it may contain a password. Of several hosts only the first is checked. */
const url = (schemes: RegExp, advice: string) =>
  text(
    (value) => schemes.test(value) && URL.canParse(value.replace(/,[^/]*(?=\/|$)/, '')),
    ` is not ${advice}`,
  ).optional();

const { contact, career } = retentionDays;

/** Every setting: its name, its default, and the error of an invalid value. */
export const settings = z.object({
  PORT: whole(4173, 65_535),
  HOST: z.string().default('127.0.0.1'),
  /** Undefined when another host serves the site. */
  SITE_DIR: folder('dist-site', (name) => (name === 'none' ? undefined : name)),
  DATA_DIR: folder('.data', (name) => resolve(name)),
  DATABASE_URL: url(
    /^postgres(ql)?:\/\/[^/]/,
    'the URL of a Postgres server. It must look like postgres://user:password@host:5432/name. ' +
      'Leave it out to keep the submissions in a file under DATA_DIR.',
  ),
  DATABASE_CONNECTIONS: whole(4, 100, { least: 2 }),
  STORE_LIMIT: whole(10_000, 100_000_000).transform((megabytes) => megabytes * MB),
  RETENTION_DAYS: list(
    (part) => /^(contact|career)=[1-9]\d{0,4}$/.test(part),
    `but must look like contact=${contact},career=${career}, in days from 1 to 99999. ` +
      'Leave it out for what the privacy policy says.',
  ).transform((parts) => {
    const days = parts.map((part) => part.split('=')).map(([form, number]) => [form, Number(number)]);
    return { contact, career, ...Object.fromEntries(days) } as { contact: number; career: number };
  }),
  RATE_LIMIT: whole(60, 1_000_000),
  RATE_LIMIT_MB: whole(60, 1_000_000, { least: 11, none: 0 }).transform((megabytes) => megabytes * MB),
  TRUST_PROXY: flag('Set it to 1 only behind a proxy of your own.'),
  ALLOWED_ORIGINS: list(
    isOrigin,
    'but must be origins such as https://www.halloway.example, with commas between them and no slash at the end.',
  ),
  SMTP_URL: url(/^smtps?:\/\/[^/]/, 'the URL of a mail server. It must look like smtps://user:password@host:465.'),
  NOTIFY_TO: addresses,
  NOTIFY_FROM: text((value) => EMAIL_ADDRESS.test(value), ' is not one email address.').optional(),
  NOTIFY_WEBHOOK: url(/^https?:\/\/[^/]/, 'a URL to post to. It must start with https://.'),
  NOTIFY_CONTENT: flag('Set it to 1 only where mail and webhook may carry personal data.'),
});

export type Config = z.infer<typeof settings>;
type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment; an empty setting is an unset one. @throws {Problem} at the first invalid one. */
export function readConfig(env: Environment): Config {
  const { data, error } = settings.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value)));
  if (!data) throw new Problem(`${String(error.issues[0]?.path[0])}${error.issues[0]?.message}`);
  const hasAddress = data.NOTIFY_TO.length > 0;
  if (data.SMTP_URL && !hasAddress)
    throw new Problem('SMTP_URL is set, but NOTIFY_TO has no address: set both, or neither.');
  if (!data.SMTP_URL && hasAddress)
    throw new Problem('NOTIFY_TO is set, but no SMTP_URL to send by: set both, or neither.');
  return data;
}

/** The location of the store. @throws {Problem} */
export function readStoreLocation(env: Environment): StoreLocation {
  const { DATA_DIR, DATABASE_URL, DATABASE_CONNECTIONS } = env;
  const set = readConfig({ DATA_DIR, DATABASE_URL, DATABASE_CONNECTIONS });
  const { DATABASE_URL: url, DATABASE_CONNECTIONS: connections, DATA_DIR: folder } = set;
  if (url) driverUrls(url);
  return url ? { url, connections, folder } : { folder };
}
