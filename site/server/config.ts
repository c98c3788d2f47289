import { resolve } from 'node:path';
import { z } from 'zod';
import { EMAIL_ADDRESS } from '../../src/forms/limits';
import { retentionDays } from '../forms/retention';
import { type FormName, Problem, type StoreLocation } from './stored';

const MB = 1024 * 1024;

/** A setting: an unset or empty one is `fallback`; `read` returns its value, or the text after its name in an error. */
const setting = <T>(fallback: T, read: (text: string) => { value: T } | string) =>
  z
    .string()
    .optional()
    .transform((text, context) => {
      const result = text ? read(text) : { value: fallback };
      if (typeof result !== 'string') return result.value;
      context.addIssue(result);
      return z.NEVER;
    });

/** A whole number. `none` is a value below `least` that stands for "no limit". */
const whole = (fallback: number, most: number, { least = 0, none }: { least?: number; none?: number } = {}) =>
  setting(fallback, (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if ((value >= least && value <= most) || value === none) return { value };
    const or = none === undefined ? '' : `, or ${none} for no limit`;
    return ` is "${text}", but must be a whole number from ${least} to ${most}${or}. Leave it out for ${fallback}.`;
  });

const flag = (advice: string) =>
  setting(false, (text) =>
    /^[01]$/.test(text) ? { value: text === '1' } : ` is "${text}", but must be 0 or 1. ${advice}`,
  );

const word = (fallback: string) => setting(fallback, (value) => ({ value }));

const parts = (text: string) => text.split(',').flatMap((part) => part.trim() || []);

const list = (isOne: (part: string) => boolean, advice: string) =>
  setting<string[]>([], (text) => {
    const wrong = parts(text).find((part) => !isOne(part));
    return wrong === undefined ? { value: parts(text) } : ` has "${wrong}", ${advice}`;
  });

const origins = list(
  (text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text,
  'but must be origins such as https://www.halloway.example, with commas between them and no slash at the end.',
);
const addresses = list((text) => EMAIL_ADDRESS.test(text), 'which is no email address.');

/** A URL, which error messages do not repeat: it may contain a password. Of several hosts only the first is checked. */
const url = (schemes: RegExp, advice: string) =>
  setting<string | undefined>(undefined, (text) =>
    schemes.test(text) && URL.canParse(text.replace(/,[^/]*(?=\/|$)/, '')) ? { value: text } : ` is not ${advice}`,
  );

/** `contact=365,career=450`, or one of the two. */
const { contact, career } = retentionDays;
const retention = setting<Record<FormName, number>>({ contact, career }, (text) => {
  const read: Record<FormName, number> = { contact, career };
  for (const part of parts(text)) {
    const [, form, number] = /^(contact|career)=([1-9]\d{0,4})$/.exec(part) ?? [];
    const usual = `contact=${contact},career=${career}, in days from 1 to 99999`;
    if (!form) return ` has "${part}", but must look like ${usual}. Leave it out for what the privacy policy says.`;
    read[form as FormName] = Number(number);
  }
  return { value: read };
});

/** Every setting: its name, its default, and the error of an invalid value. */
export const settings = z.object({
  PORT: whole(4173, 65_535),
  HOST: word('127.0.0.1'),
  SITE_DIR: word('dist-site'),
  DATA_DIR: word('.data').transform((folder) => resolve(folder)),
  DATABASE_URL: url(
    /^postgres(ql)?:\/\/[^/]/,
    'the URL of a Postgres server. It must look like postgres://user:password@host:5432/name. ' +
      'Leave it out to keep the submissions in a file under DATA_DIR.',
  ),
  DATABASE_CONNECTIONS: whole(4, 100, { least: 2 }),
  STORE_LIMIT: whole(10_000, 100_000_000),
  RETENTION_DAYS: retention,
  RATE_LIMIT: whole(60, 1_000_000),
  RATE_LIMIT_MB: whole(60, 1_000_000, { least: 11, none: 0 }),
  TRUST_PROXY: flag('Set it to 1 only behind a proxy of your own.'),
  ALLOWED_ORIGINS: origins,
  SMTP_URL: url(/^smtps?:\/\/[^/]/, 'the URL of a mail server. It must look like smtps://user:password@host:465.'),
  NOTIFY_TO: addresses,
  NOTIFY_FROM: addresses,
  NOTIFY_WEBHOOK: url(/^https?:\/\/[^/]/, 'a URL to post to. It must start with https://.'),
  NOTIFY_CONTENT: flag('Set it to 1 only where mail and webhook may carry personal data.'),
});

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings. @throws {Problem} at the first invalid one. */
function read(env: Environment): z.infer<typeof settings> {
  const { data, error } = settings.safeParse(env);
  if (data) return data;
  throw new Problem(`${String(error.issues[0]?.path[0])}${error.issues[0]?.message}`);
}

/** The environment, parsed. */
export type Config = ReturnType<typeof readConfig>;
export type NotifyConfig = Config['notify'];

/** @throws {Problem} at the first invalid setting. */
export function readConfig(env: Environment) {
  const set = read(env);
  const { SMTP_URL: server, NOTIFY_TO: to, NOTIFY_WEBHOOK: webhook } = set;
  const [first = ''] = to;
  if (server && !first) throw new Problem('SMTP_URL is set, but NOTIFY_TO has no address: set both, or neither.');
  if (!server && first) throw new Problem('NOTIFY_TO is set, but no SMTP_URL to send by: set both, or neither.');
  return {
    port: set.PORT,
    host: set.HOST,
    /** The folder of the built site; undefined when another host serves it. */
    site: set.SITE_DIR === 'none' ? undefined : set.SITE_DIR,
    store: locationOf(set),
    /** Most bytes that submissions may take; 0 for no limit. */
    storeLimit: set.STORE_LIMIT * MB,
    /** Days after which a form's submissions are erased. */
    retention: set.RETENTION_DAYS,
    /** Submissions per minute and address; 0 for no limit per address. */
    rateLimit: set.RATE_LIMIT,
    /** Bytes per minute and address; 0 for no limit. */
    byteLimit: set.RATE_LIMIT && set.RATE_LIMIT_MB * MB,
    trustProxy: set.TRUST_PROXY,
    allowedOrigins: set.ALLOWED_ORIGINS,
    /** The recipients of a notice of a submission, and whether it includes the submission's content. */
    notify: {
      content: set.NOTIFY_CONTENT,
      mail: server ? { server, from: set.NOTIFY_FROM[0] ?? first, to } : undefined,
      webhook,
    },
  };
}

const locationOf = (set: z.infer<typeof settings>): StoreLocation =>
  set.DATABASE_URL ? { url: set.DATABASE_URL, connections: set.DATABASE_CONNECTIONS } : { folder: set.DATA_DIR };

/** The location of the store, for commands that need nothing else. @throws {Problem} */
export const readStoreLocation = ({ DATA_DIR, DATABASE_URL }: Environment): StoreLocation =>
  locationOf(read({ DATA_DIR, DATABASE_URL }));
