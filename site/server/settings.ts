import { resolve } from 'node:path';
import { EMAIL_ADDRESS } from '../../src/forms/limits';
import { retentionDays } from '../forms/retention';
import type { FormName } from './store/store';

/** Where the store is: a folder for the SQLite file, or a database that speaks Postgres' protocol. */
export type StoreLocation = { folder: string } | { url: string };

/** Who is told of a submission. */
export interface NotifySettings {
  mail?: { server: string; from: string; to: string[] };
  webhook?: string;
  /** Whether they are told what was sent, or only that something was. */
  content: boolean;
}

/** What the environment says, checked. */
export interface Settings {
  port: number;
  host: string;
  /** The folder of the built site; nothing when another host serves it. */
  site: string | undefined;
  store: StoreLocation;
  /** Most bytes that submissions may take; 0 for no limit. */
  storeLimit: number;
  /** Days after which a form's submissions are erased. */
  retention: Readonly<Record<FormName, number>>;
  /** Submissions per minute and address; 0 for no limit on what an address may do. */
  rateLimit: number;
  /** Bytes per minute and address; 0 for no limit. */
  byteLimit: number;
  /** Whether the address of a sender is the last one of X-Forwarded-For: only behind a proxy of one's own. */
  trustProxy: boolean;
  /** Origins of other sites whose pages may post here. */
  allowedOrigins: string[];
  notify: NotifySettings;
}

/** A reason not to start, or not to go on, that is told in words: what happened, why, how to fix it. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

type Environment = Readonly<Record<string, string | undefined>>;

const MB = 1024 * 1024;

/** Reads the settings. @throws {Problem} at the first that cannot be meant. */
export function readSettings(env: Environment): Settings {
  const rateLimit = whole(env, 'RATE_LIMIT', { fallback: 60, most: 1_000_000 });
  return {
    port: whole(env, 'PORT', { fallback: 4173, most: 65_535 }),
    host: env.HOST || '127.0.0.1',
    site: env.SITE_DIR === 'none' ? undefined : env.SITE_DIR || 'dist-site',
    store: readStoreLocation(env),
    storeLimit: whole(env, 'STORE_LIMIT', { fallback: 10_000, most: 100_000_000 }) * MB,
    retention: readRetention(env.RETENTION_DAYS),
    rateLimit,
    byteLimit: rateLimit && whole(env, 'RATE_LIMIT_MB', { fallback: 60, least: 11, most: 1_000_000, none: 0 }) * MB,
    trustProxy: flag(env, 'TRUST_PROXY', 'Set it to 1 only behind a proxy of your own.'),
    allowedOrigins: list(env.ALLOWED_ORIGINS).map(origin),
    notify: readNotify(env),
  };
}

/** Where the submissions are. @throws {Problem} when DATABASE_URL is none that can be a server. */
export function readStoreLocation(env: Environment): StoreLocation {
  const url = env.DATABASE_URL;
  if (!url) return { folder: resolve(env.DATA_DIR || '.data') };
  if (!/^postgres(ql)?:\/\/[^/]/.test(url) || !URL.canParse(url)) {
    // Its value is not shown: such URLs carry a password.
    throw new Problem(
      'DATABASE_URL is not the URL of a Postgres server. It must look like postgres://user:password@host:5432/name. ' +
        'Leave it out to keep the submissions in a file under DATA_DIR.',
    );
  }
  return { url };
}

/** `contact=365,career=450`, or one of the two. */
function readRetention(text = ''): Settings['retention'] {
  const days: Record<FormName, number> = { contact: retentionDays.contact, career: retentionDays.career };
  for (const part of list(text)) {
    const [, form, number] = /^(contact|career)=([1-9]\d{0,4})$/.exec(part) ?? [];
    if (!form) {
      throw new Problem(
        `RETENTION_DAYS has "${part}", but must look like contact=${days.contact},career=${days.career}, in days from 1 to ` +
          '99999. Leave it out for what the privacy policy says.',
      );
    }
    days[form as FormName] = Number(number);
  }
  return days;
}

function readNotify(env: Environment): NotifySettings {
  const content = flag(env, 'NOTIFY_CONTENT', 'Set it to 1 only where mail and webhook may carry personal data.');
  const to = list(env.NOTIFY_TO);
  for (const address of [...to, ...list(env.NOTIFY_FROM)]) {
    if (!EMAIL_ADDRESS.test(address)) {
      throw new Problem(`NOTIFY_TO or NOTIFY_FROM has "${address}", which is no email address.`);
    }
  }
  const server = env.SMTP_URL;
  // Their values are not shown: such URLs carry passwords.
  if (server && !(/^smtps?:\/\/[^/]/.test(server) && URL.canParse(server))) {
    throw new Problem('SMTP_URL is not the URL of a mail server. It must look like smtps://user:password@host:465.');
  }
  if (server && to.length === 0)
    throw new Problem('SMTP_URL is set, but NOTIFY_TO names nobody: set both, or neither.');
  if (!server && to.length > 0)
    throw new Problem('NOTIFY_TO is set, but no SMTP_URL to send by: set both, or neither.');
  const webhook = env.NOTIFY_WEBHOOK;
  if (webhook && !(/^https?:\/\/[^/]/.test(webhook) && URL.canParse(webhook))) {
    throw new Problem('NOTIFY_WEBHOOK is not a URL to post to. It must start with https://.');
  }
  const from = env.NOTIFY_FROM || to[0] || '';
  return { content, ...(server && { mail: { server, from, to } }), ...(webhook && { webhook }) };
}

/** `https://www.halloway.example`: what a browser sends as Origin. */
function origin(text: string): string {
  if (/^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text) return text;
  throw new Problem(
    `ALLOWED_ORIGINS has "${text}", but must be origins such as https://www.halloway.example, with commas between them ` +
      'and no slash at the end.',
  );
}

const list = (text = '') =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function flag(env: Environment, name: string, advice: string): boolean {
  const text = env[name] || '0';
  if (text === '0' || text === '1') return text === '1';
  throw new Problem(`${name} is "${text}", but must be 0 or 1. ${advice}`);
}

interface Range {
  fallback: number;
  least?: number;
  most: number;
  /** A value below `least` that is meant, for "no limit". */
  none?: number;
}

function whole(env: Environment, name: string, { fallback, least = 0, most, none }: Range): number {
  const text = env[name];
  if (!text) return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if ((value >= least && value <= most) || value === none) return value;
  const or = none === undefined ? '' : `, or ${none} for no limit`;
  throw new Problem(
    `${name} is "${text}", but must be a whole number from ${least} to ${most}${or}. Leave it out for ${fallback}.`,
  );
}
