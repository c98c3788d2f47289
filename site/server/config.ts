import { resolve } from 'node:path';
import { z } from 'zod';
import { EMAIL_ADDRESS } from '../../src/forms/limits';
import { retentionDays } from '../forms/retention';
import { type FormName, Problem, type StoreLocation } from './stored';

const MB = 1024 * 1024;

/** A setting: what is left out or empty is `fallback`; `read` refuses by throwing what follows the setting's name. */
const setting = <T>(fallback: T, read: (text: string) => T) =>
  z
    .string()
    .optional()
    .transform((text, context) => {
      if (!text) return fallback;
      try {
        return read(text);
      } catch (error) {
        context.addIssue({ code: 'custom', message: (error as Error).message });
        return z.NEVER;
      }
    });

const fail = (message: string): never => {
  throw new Error(message);
};

/** A whole number. `none` is a value below `least` that is meant, for "no limit". */
const whole = (fallback: number, { least = 0, most, none }: { least?: number; most: number; none?: number }) =>
  setting(fallback, (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    const or = none === undefined ? '' : `, or ${none} for no limit`;
    if ((value >= least && value <= most) || value === none) return value;
    return fail(
      ` is "${text}", but must be a whole number from ${least} to ${most}${or}. Leave it out for ${fallback}.`,
    );
  });

const flag = (advice: string) =>
  setting(false, (text) =>
    text === '0' || text === '1' ? text === '1' : fail(` is "${text}", but must be 0 or 1. ${advice}`),
  );

const parts = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const list = (check: (part: string) => unknown) =>
  setting<string[]>([], (text) => {
    for (const part of parts(text)) check(part);
    return parts(text);
  });

const origins = list((text) => {
  if (/^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text) return;
  fail(
    ` has "${text}", but must be origins such as https://www.halloway.example, with commas between them and no slash at the end.`,
  );
});

const addresses = list((text) => EMAIL_ADDRESS.test(text) || fail(` has "${text}", which is no email address.`));

/** A URL, whose value is not repeated: it may carry a password. Only the first of several hosts is looked at. */
const url = (schemes: RegExp, advice: string) =>
  setting<string | undefined>(undefined, (text) =>
    schemes.test(text) && URL.canParse(text.replace(/,[^/]*(?=\/|$)/, '')) ? text : fail(advice),
  );

const days: Readonly<Record<FormName, number>> = { contact: retentionDays.contact, career: retentionDays.career };
const usual = `contact=${days.contact},career=${days.career}`;
/** `contact=365,career=450`, or one of the two. */
const retention = setting(days, (text) => {
  const read = { ...days };
  for (const part of parts(text)) {
    const [, form, number] = /^(contact|career)=([1-9]\d{0,4})$/.exec(part) ?? [];
    if (form) read[form as FormName] = Number(number);
    else {
      fail(
        ` has "${part}", but must look like ${usual}, in days from 1 to 99999. Leave it out for what the privacy policy says.`,
      );
    }
  }
  return read;
});

/** Every setting: its name, its default, and what is wrong with a value that cannot be meant. */
const settings = z.object({
  PORT: whole(4173, { most: 65_535 }),
  HOST: setting('127.0.0.1', (text) => text),
  SITE_DIR: setting('dist-site', (text) => text),
  DATA_DIR: setting(resolve('.data'), (text) => resolve(text)),
  DATABASE_URL: url(
    /^postgres(ql)?:\/\/[^/]/,
    ' is not the URL of a Postgres server. It must look like postgres://user:password@host:5432/name. ' +
      'Leave it out to keep the submissions in a file under DATA_DIR.',
  ),
  DATABASE_CONNECTIONS: whole(4, { least: 2, most: 100 }),
  STORE_LIMIT: whole(10_000, { most: 100_000_000 }),
  RETENTION_DAYS: retention,
  RATE_LIMIT: whole(60, { most: 1_000_000 }),
  RATE_LIMIT_MB: whole(60, { least: 11, most: 1_000_000, none: 0 }),
  TRUST_PROXY: flag('Set it to 1 only behind a proxy of your own.'),
  ALLOWED_ORIGINS: origins,
  SMTP_URL: url(
    /^smtps?:\/\/[^/]/,
    ' is not the URL of a mail server. It must look like smtps://user:password@host:465.',
  ),
  NOTIFY_TO: addresses,
  NOTIFY_FROM: addresses,
  NOTIFY_WEBHOOK: url(/^https?:\/\/[^/]/, ' is not a URL to post to. It must start with https://.'),
  NOTIFY_CONTENT: flag('Set it to 1 only where mail and webhook may carry personal data.'),
});

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings. @throws {Problem} at the first that cannot be meant. */
function read(env: Environment): z.infer<typeof settings> {
  const result = settings.safeParse(env);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Problem(`${String(issue?.path[0])}${issue?.message}`);
}

/** What the environment says, checked. */
export type Config = ReturnType<typeof readConfig>;

/** Who receives a notice of a submission. */
export type NotifyConfig = Config['notify'];

/** @throws {Problem} at the first setting that cannot be meant. */
export function readConfig(env: Environment) {
  const set = read(env);
  if (set.SMTP_URL && set.NOTIFY_TO.length === 0)
    throw new Problem('SMTP_URL is set, but NOTIFY_TO has no address: set both, or neither.');
  if (!set.SMTP_URL && set.NOTIFY_TO.length > 0)
    throw new Problem('NOTIFY_TO is set, but no SMTP_URL to send by: set both, or neither.');
  const from = set.NOTIFY_FROM[0] ?? set.NOTIFY_TO[0] ?? '';
  return {
    port: set.PORT,
    host: set.HOST,
    /** The folder of the built site; nothing when another host serves it. */
    site: set.SITE_DIR === 'none' ? undefined : set.SITE_DIR,
    store: locationOf(set),
    /** Most bytes that submissions may take; 0 for no limit. */
    storeLimit: set.STORE_LIMIT * MB,
    /** Days after which a form's submissions are erased. */
    retention: set.RETENTION_DAYS,
    /** Submissions per minute and address; 0 for no limit on what an address may do. */
    rateLimit: set.RATE_LIMIT,
    /** Bytes per minute and address; 0 for no limit. */
    byteLimit: set.RATE_LIMIT && set.RATE_LIMIT_MB * MB,
    /** Whether the address of a sender is the last one of X-Forwarded-For. */
    trustProxy: set.TRUST_PROXY,
    /** Origins of other sites whose pages may post here. */
    allowedOrigins: set.ALLOWED_ORIGINS,
    notify: {
      /** Whether a notice says what was sent, or only that something was. */
      content: set.NOTIFY_CONTENT,
      ...(set.SMTP_URL && { mail: { server: set.SMTP_URL, from, to: set.NOTIFY_TO } }),
      ...(set.NOTIFY_WEBHOOK && { webhook: set.NOTIFY_WEBHOOK }),
    } as { content: boolean; mail?: { server: string; from: string; to: string[] }; webhook?: string },
  };
}

const locationOf = (set: z.infer<typeof settings>): StoreLocation =>
  set.DATABASE_URL ? { url: set.DATABASE_URL, connections: set.DATABASE_CONNECTIONS } : { folder: set.DATA_DIR };

/** Where the submissions are, for a command that needs no more. @throws {Problem} */
export const readStoreLocation = (env: Environment): StoreLocation =>
  locationOf(read({ DATA_DIR: env.DATA_DIR, DATABASE_URL: env.DATABASE_URL }));
