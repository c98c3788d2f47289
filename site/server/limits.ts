import ipaddr from 'ipaddr.js';
import { FIELD_LIMITS } from '../../src/forms/limits';

/** The most bytes of a character (a UTF-16 unit, as the fields count) in a body: `क` is `%E0%A4%95` in a URL-encoded one. */
const BYTES_PER_CHARACTER = 9;
const { name, email, subject, message } = FIELD_LIMITS;
/** Largest body of a message, in bytes: the longest fields in the longest encoding, and up to 2 KiB for names and choices. */
export const TEXT_BYTES = (Math.ceil(((name + email + subject + message) * BYTES_PER_CHARACTER) / 1024) + 1) * 1024;
/** The most text that is read to be shown again to a browser without scripts, in bytes. */
export const TYPED_BYTES = 512 * 1024;
/** Largest multipart body, all parts and boundaries together, in bytes. */
export const MULTIPART_BYTES = 11 * 1024 * 1024;
/** How much of a refused body is read and dropped, and for how long: a little more than the nginx in front passes. */
export const DROPPED = { bytes: 33 * 1024 * 1024, ms: 5_000 };
/** Most text fields in one multipart body. */
export const FIELDS = 10;
/** Longest file name, in UTF-16 units: the limit of file systems. */
export const FILE_NAME = 255;
/** Longest time that a request may take to arrive, and that its body may pause, in milliseconds. */
export const REQUEST_MS = 600_000;
export const IDLE_MS = 60_000;
/** Most concurrent uploads: in total, and per address. */
export const UPLOADS = { total: 256, each: 32 };
/** Addresses remembered by the rate limit; above it, the least recently used are forgotten. */
const REMEMBERED_ADDRESSES = 10_000;
/** The limit of a site's IPv6 block (/48), as a multiple of the limit of one network (/64). */
const BLOCK_SHARE = 4;

/** Takes `amount` (default 1) for an address; returns the seconds until it is available, 0 for now. */
export type RateLimit = (address: string, amount?: number) => number;

/**
 * A token bucket for each address: `perMinute` at once, refilled evenly over a minute. (`@fastify/rate-limit` counts
 * requests, not bytes.)
 */
export function createRateLimit(perMinute: number): RateLimit {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (address, amount = 1) => {
    const at = performance.now();
    const bucket = buckets.get(address) ?? { tokens: perMinute, at };
    const tokens = Math.min(perMinute, bucket.tokens + ((at - bucket.at) / 60_000) * perMinute);
    const enough = tokens >= amount;
    buckets.delete(address); // Deleted and set again: a Map keeps insertion order, so its first key is the least recent.
    buckets.set(address, { tokens: enough ? tokens - amount : tokens, at });
    if (buckets.size > REMEMBERED_ADDRESSES) buckets.delete(buckets.keys().next().value ?? '');
    return enough ? 0 : Math.max(1, Math.ceil(((amount - tokens) * 60) / perMinute));
  };
}

/**
 * The limit for a sender's network and, at `BLOCK_SHARE` times as much, for the block that an IPv6 network is part of. 0
 * means no limit.
 */
export function createSenderLimit(perMinute: number): RateLimit {
  if (perMinute === 0) return () => 0;
  const network = createRateLimit(perMinute);
  const block = createRateLimit(perMinute * BLOCK_SHARE);
  return (address, amount) => network(limitedAs(address), amount) || block(limitedAs(address, 48), amount);
}

/**
 * The key of an address, with or without a port: an IPv4 address itself, the /64 network of an IPv6 address (a household or
 * an office has a whole one, and could otherwise use a new address for every request).
 */
export function limitedAs(address: string, prefix: 64 | 48 = 64): string {
  const host = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/(\.\d+):\d+$/, '$1');
  const ip = ipaddr.isValid(host) ? ipaddr.process(host) : host;
  if (!(ip instanceof ipaddr.IPv6)) return ip.toString();
  const groups = ip.parts.slice(0, prefix / 16).map((group) => group.toString(16));
  return `${groups.join(':')}::/${prefix}`;
}

/** A semaphore shared by senders: `total` in all, `each` for one of them, so that none takes all. */
export function createPlaces({ total, each }: { total: number; each: number }) {
  const taken: string[] = [];
  return {
    /** Takes a place, or returns false. */
    take: (sender: string) =>
      taken.length < total && taken.filter((one) => one === sender).length < each && taken.push(sender) > 0,
    give: (sender: string) => void taken.splice(taken.indexOf(sender), 1),
  };
}
