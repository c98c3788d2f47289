import { resolve } from 'node:path';
import type { StoreLocation } from './store';

/** What the environment says, checked. */
export interface Settings {
  port: number;
  host: string;
  store: StoreLocation;
  /** Submissions per minute and address; 0 for no limit. */
  rateLimit: number;
  /** Whether the address of a sender is the last one of X-Forwarded-For: only behind a proxy of one's own. */
  trustProxy: boolean;
}

/** A reason not to start, or not to go on, that is told in words: what happened, why, how to fix it. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings. @throws {Problem} at the first that cannot be meant. */
export function readSettings(env: Environment): Settings {
  const trustProxy = env.TRUST_PROXY ?? '0';
  if (trustProxy !== '0' && trustProxy !== '1') {
    throw new Problem(
      `TRUST_PROXY is "${trustProxy}", but must be 0 or 1. Set it to 1 only behind a proxy of your own.`,
    );
  }
  return {
    port: whole(env, 'PORT', 4173, 65_535),
    host: env.HOST || '127.0.0.1',
    store: readStoreLocation(env),
    rateLimit: whole(env, 'RATE_LIMIT', 60, 1_000_000),
    trustProxy: trustProxy === '1',
  };
}

/** Where the submissions are. @throws {Problem} when DATABASE_URL is none that can be a server. */
export function readStoreLocation(env: Environment): StoreLocation {
  const url = env.DATABASE_URL;
  if (!url) return { folder: resolve(env.DATA_DIR || '.data') };
  if (!/^(libsql|https?|wss?):\/\/[^/]/.test(url) || !URL.canParse(url)) {
    // Its value is not shown: such URLs may carry a token.
    throw new Problem(
      'DATABASE_URL is not the URL of a libSQL server. It must start with libsql://, https:// or wss://. ' +
        'Leave it out to keep the submissions in a file under DATA_DIR.',
    );
  }
  const authToken = env.DATABASE_AUTH_TOKEN;
  return authToken ? { url, authToken } : { url };
}

function whole(env: Environment, name: string, fallback: number, most: number): number {
  const text = env[name];
  if (!text) return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value <= most) return value;
  throw new Problem(
    `${name} is "${text}", but must be a whole number from 0 to ${most}. Leave it out for ${fallback}.`,
  );
}
